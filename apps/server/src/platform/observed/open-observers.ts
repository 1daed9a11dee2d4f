import type { Env } from '../../env.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { openTracing } from '../tracing/open-tracing.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Observers } from './observers.ts';

/** Those that the environment asks for: what nobody reads is neither counted nor loaded. */
export async function openObservers(env: Env, { tracing }: { readonly tracing?: Tracing }): Promise<Observers> {
  return { metrics: await openMetricsOf(env), tracing: tracing ?? (await openTracing(env.traces)) };
}

async function openMetricsOf({ metrics }: Env): Promise<Metrics> {
  if (!metrics) return noMetrics;
  const { openMetrics } = await import('../metrics/open-metrics.ts');
  return openMetrics();
}
