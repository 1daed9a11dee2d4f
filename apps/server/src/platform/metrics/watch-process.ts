import { totalmem } from 'node:os';
import {
  constants,
  type NodeGCPerformanceDetail,
  type PerformanceEntry,
  PerformanceObserver,
  performance,
} from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { version } from '../version.ts';
import type { LabelsOf } from './dictionary.ts';
import { type Metrics, type Reading, reading } from './metrics.ts';

const LAG_EVERY_MS = 500;

const gcKinds: Readonly<Record<number, LabelsOf<'wenshu_gc_duration_seconds'>['kind']>> = {
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weak',
};

/** What Node tells of garbage; its types know of an entry's detail only in browsers. */
interface GcEntry extends PerformanceEntry {
  readonly detail?: NodeGCPerformanceDetail;
}

/** Memory, processor, the event loop and garbage. Gives what stops it. */
export function watchProcess(metrics: Metrics): () => void {
  if (!metrics.isOn) return () => {};
  metrics.readFrom(readProcess);
  let due = performance.now() + LAG_EVERY_MS;
  // A timer that is late says so in a histogram, which can be added up over processes and over time; a percentile since the last look cannot.
  const timer = setInterval(() => {
    const now = performance.now();
    metrics.observe('wenshu_event_loop_lag_seconds', {}, Math.max(0, now - due) / 1000);
    due = now + LAG_EVERY_MS;
  }, LAG_EVERY_MS).unref();
  const observer = new PerformanceObserver(list => {
    for (const { detail, duration } of list.getEntries() as readonly GcEntry[]) {
      const kind = gcKinds[detail?.kind ?? -1];
      if (kind) metrics.observe('wenshu_gc_duration_seconds', { kind }, duration / 1000);
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  return () => {
    clearInterval(timer);
    observer.disconnect();
  };
}

/** What a container allows; without one a number that no machine has. */
function memoryLimit(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}

function readProcess(): readonly Reading[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    reading('wenshu_build_info', 1, { version, node: process.versions.node }),
    reading('wenshu_process_start_time_seconds', performance.timeOrigin / 1000, {}),
    reading('wenshu_process_cpu_seconds_total', (user + system) / 1e6, {}),
    reading('wenshu_process_resident_memory_bytes', rss, {}),
    reading('wenshu_process_memory_limit_bytes', memoryLimit(), {}),
    reading('wenshu_process_heap_used_bytes', heapUsed, {}),
    reading('wenshu_process_heap_limit_bytes', getHeapStatistics().heap_size_limit, {}),
    reading('wenshu_process_external_memory_bytes', external, {}),
  ];
}
