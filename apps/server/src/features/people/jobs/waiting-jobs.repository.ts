import type { Queryable } from '../../../platform/database/database.ts';
import { type Reading, reading } from '../../../platform/metrics/metrics.ts';

/** How many jobs of people wait and run, and for how long the oldest has waited. */
export async function readPersonJobs(db: Queryable): Promise<readonly Reading[]> {
  const { rows } = await db.query<{ waiting: number; running: number; oldest: number | null }>(
    `select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'running')::int as running,
            extract(epoch from now() - min(created_at) filter (where state = 'waiting'))::float8 as oldest
       from person_job where state in ('waiting', 'running')`,
  );
  const { waiting, running, oldest } = rows[0]!;
  return [
    reading('wenshu_person_jobs', waiting, { state: 'waiting' }),
    reading('wenshu_person_jobs', running, { state: 'running' }),
    reading('wenshu_person_job_oldest_waiting_seconds', oldest ?? 0, {}),
  ];
}
