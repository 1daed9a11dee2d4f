import type { Queryable } from '../database/database.ts';
import { JOB_SCHEMA } from './install-job-schema.ts';

export interface QueueRow {
  readonly queue: string;
  /** Due, and nobody has it. */
  readonly waiting: number;
  /** For later, or tried in vain and tried again later. */
  readonly planned: number;
  readonly running: number;
  readonly failed: number;
  readonly oldestAt: Date | null;
  /** As cron says it, of what is sent by the clock. */
  readonly cron: string | null;
}

/** Every queue of ours, also an empty one. */
export async function listQueues(db: Queryable): Promise<QueueRow[]> {
  const { rows } = await db.query<QueueRow>(
    `select q.name as queue, count(j.id) filter (where j.state < 'active' and j.start_after <= now())::int as waiting,
            count(j.id) filter (where j.state < 'active' and j.start_after > now())::int as planned,
            count(j.id) filter (where j.state = 'active')::int as running,
            count(j.id) filter (where j.state = 'failed')::int as failed,
            min(j.start_after) filter (where j.state < 'active' and j.start_after <= now()) as "oldestAt",
            (select min(s.cron) from ${JOB_SCHEMA}.schedule s where s.name = q.name) as cron
       from ${JOB_SCHEMA}.queue q left join ${JOB_SCHEMA}.job j on j.name = q.name
      where not starts_with(q.name, '__pgboss__') group by q.name order by q.name`,
  );
  return rows;
}

export interface QueuedRow {
  readonly id: string;
  readonly state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  readonly tries: number;
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** What kind of error the last try ended with. Its message is not asked for: a database's holds the row that it did not like. */
  readonly errorName: string | null;
}

/** Of one queue: what has failed, what runs and what waits, the newest first; never what a job is about. */
export async function listQueued(db: Queryable, queue: string, most: number): Promise<QueuedRow[]> {
  const { rows } = await db.query<QueuedRow>(
    `select id, state, retry_count as tries, created_on as "createdAt", start_after as "dueAt", started_on as "startedAt",
            completed_on as "endedAt", coalesce(output ->> 'code', output ->> 'name') as "errorName"
       from ${JOB_SCHEMA}.job where name = $1 and state <> 'completed'
      order by (state = 'failed') desc, created_on desc, id limit $2`,
    [queue, most],
  );
  return rows;
}
