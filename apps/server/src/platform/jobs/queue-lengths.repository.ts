import type { Queryable } from '../database/database.ts';
import { type Reading, reading } from '../metrics/metrics.ts';
import { JOB_SCHEMA } from './install-job-schema.ts';

interface QueueRow {
  readonly queue: string;
  readonly waiting: number;
  readonly planned: number;
  readonly running: number;
  readonly oldest: number | null;
}

/** Every queue of ours, also an empty one: that a queue is empty is something to be told. */
export async function readQueues(db: Queryable): Promise<readonly Reading[]> {
  const { rows } = await db.query<QueueRow>(
    `select q.name as queue, count(j.id) filter (where j.state < 'active' and j.start_after <= now())::int as waiting,
            count(j.id) filter (where j.state < 'active' and j.start_after > now())::int as planned,
            count(j.id) filter (where j.state = 'active')::int as running,
            extract(epoch from now() - min(j.start_after) filter (where j.state < 'active' and j.start_after <= now()))::float8 as oldest
       from ${JOB_SCHEMA}.queue q left join ${JOB_SCHEMA}.job j on j.name = q.name and j.state <= 'active'
      where not starts_with(q.name, '__pgboss__') group by q.name`,
  );
  return rows.flatMap(({ queue, waiting, planned, running, oldest }) => [
    reading('wenshu_queue_jobs', waiting, { queue, state: 'waiting' }),
    reading('wenshu_queue_jobs', planned, { queue, state: 'planned' }),
    reading('wenshu_queue_jobs', running, { queue, state: 'running' }),
    reading('wenshu_queue_oldest_waiting_seconds', oldest ?? 0, { queue }),
  ]);
}
