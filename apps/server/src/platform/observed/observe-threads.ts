import { performance } from 'node:perf_hooks';
import type { LabelsOf } from '../metrics/dictionary.ts';
import { reading } from '../metrics/metrics.ts';
import type { AroundTask, ThreadPool } from '../threads/thread-pool.ts';
import { ThreadProblem } from '../threads/thread-problem.ts';
import { inSpan } from '../tracing/tracing.ts';
import type { Observers } from './observers.ts';

type Outcome = LabelsOf<'wenshu_thread_tasks_total'>['outcome'];

/** Tells of each task how it went, with its wait for a turn. */
export function observeTasks({ metrics, tracing }: Observers): AroundTask {
  return async (kind, work) => {
    const began = performance.now();
    let outcome: Outcome = 'done';
    try {
      return await inSpan(tracing, `thread ${kind}`, { attributes: { 'wenshu.thread': kind } }, work);
    } catch (error) {
      outcome = error instanceof ThreadProblem ? error.word : 'failed';
      throw error;
    } finally {
      metrics.add('wenshu_thread_tasks_total', { kind, outcome });
      metrics.observe('wenshu_thread_task_duration_seconds', { kind }, (performance.now() - began) / 1000);
    }
  };
}

export function observeThreads({ metrics }: Observers, threads: ThreadPool): void {
  metrics.readFrom(() => {
    const { limit, alive, busy, waiting } = threads.load;
    return [
      reading('wenshu_threads_limit', limit, {}),
      reading('wenshu_threads', busy, { state: 'busy' }),
      reading('wenshu_threads', alive - busy, { state: 'idle' }),
      ...waiting.map(([line, count]) => reading('wenshu_thread_tasks_waiting', count, { line })),
    ];
  });
}
