import { Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import { type MetricDefinition, type MetricName, metricDictionary } from './dictionary.ts';
import type { Metrics, MetricsFormat, Reading, ReadSource } from './metrics.ts';
import { toOpenMetrics } from './to-open-metrics.ts';

type Labels = Readonly<Record<string, string>>;

/** Counts in memory, by the dictionary; a library keeps the series and writes them down. Imported only where somebody may read it. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const counters = new Map<MetricName, Counter<string>>();
  const gauges = new Map<MetricName, Gauge<string>>();
  const histograms = new Map<MetricName, Histogram<string>>();
  for (const [key, definition] of Object.entries<MetricDefinition>(metricDictionary)) {
    const name = key as MetricName;
    const { type, help, labels, buckets } = definition;
    const options = { name, help, labelNames: Object.keys(labels), registers: [registry] };
    if (type === 'counter') counters.set(name, new Counter(options));
    else if (type === 'gauge') gauges.set(name, new Gauge(options));
    else histograms.set(name, new Histogram({ ...options, buckets: [...(buckets ?? [])] }));
    // What has not happened is 0, not unknown: else its first time would be no increase.
    for (const known of knownLabels(labels)) {
      counters.get(name)?.inc(known, 0);
      histograms.get(name)?.zero(known);
    }
  }
  const sources: ReadSource[] = [];
  const lastRead = new Map<string, number>();
  let telling: Promise<string> | undefined;

  function show({ name, labels, value }: Reading): void {
    const counter = counters.get(name);
    if (!counter) {
      gauges.get(name)?.set({ ...labels }, value);
      return;
    }
    const key = `${name} ${Object.values(labels).join(' ')}`;
    counter.inc({ ...labels }, Math.max(0, value - (lastRead.get(key) ?? 0)));
    lastRead.set(key, value);
  }

  async function readAndWrite(): Promise<string> {
    const settled = await Promise.allSettled(sources.map(async read => read()));
    for (const gauge of gauges.values()) {
      gauge.reset();
      // One without labels would be 0 now, which nobody has said.
      gauge.remove({});
    }
    for (const one of settled) if (one.status === 'fulfilled') for (const each of one.value) show(each);
    return registry.metrics();
  }

  return {
    isOn: true,
    add: (name, labels: Labels, by = 1) => counters.get(name)!.inc({ ...labels }, by),
    observe: (name, labels: Labels, value) => histograms.get(name)!.observe({ ...labels }, value),
    readFrom: source => void sources.push(source),
    async tell(format: MetricsFormat) {
      // Gauges are emptied and filled: two readers at once get the same.
      telling ??= readAndWrite().finally(() => {
        telling = undefined;
      });
      const text = await telling;
      return format === 'openmetrics' ? toOpenMetrics(text) : text;
    },
  };
}

/** Every combination of labels, where all of their values are known; none where one is open. */
function knownLabels(labels: MetricDefinition['labels']): readonly Labels[] {
  let all: readonly Labels[] = [{}];
  for (const [label, values] of Object.entries(labels))
    all = all.flatMap(one => (values ?? []).map(value => ({ ...one, [label]: value })));
  return all;
}
