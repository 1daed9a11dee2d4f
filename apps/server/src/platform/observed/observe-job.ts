import { performance } from 'node:perf_hooks';
import type { AroundJob } from '../jobs/jobs.ts';
import { reading } from '../metrics/metrics.ts';
import { inSpan } from '../tracing/tracing.ts';
import type { Observers } from './observers.ts';

export function observeJobs({ metrics, tracing }: Observers): AroundJob {
  const lastSuccess = new Map<string, number>();
  metrics.readFrom(() =>
    [...lastSuccess].map(([kind, at]) => reading('wenshu_job_last_success_timestamp_seconds', at / 1000, { kind })),
  );
  return async (kind, work) => {
    const began = performance.now();
    let outcome: 'done' | 'failed' = 'failed';
    // From its first time on, not from its first failure: that would be no increase.
    for (const possible of ['done', 'failed'] as const)
      metrics.add('wenshu_jobs_total', { kind, outcome: possible }, 0);
    try {
      await inSpan(tracing, `job ${kind}`, { attributes: { 'wenshu.job': kind } }, work);
      outcome = 'done';
      lastSuccess.set(kind, Date.now());
    } finally {
      metrics.add('wenshu_jobs_total', { kind, outcome });
      metrics.observe('wenshu_job_duration_seconds', { kind }, (performance.now() - began) / 1000);
    }
  };
}
