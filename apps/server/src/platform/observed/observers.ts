import type { Metrics } from '../metrics/metrics.ts';
import { noMetrics } from '../metrics/metrics.ts';
import { noTracing, type Tracing } from '../tracing/tracing.ts';

/** Who is told what the process does. */
export interface Observers {
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}

export const nobody: Observers = { metrics: noMetrics, tracing: noTracing };
