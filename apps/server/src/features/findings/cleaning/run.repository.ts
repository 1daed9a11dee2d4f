import type { CleaningRule, CleaningTally } from '@wenshu/analysis';
import type { Queryable } from '../../../platform/database/database.ts';

export interface RunRow {
  readonly runId: string;
  readonly scrollId: string;
  readonly batchId: string;
  readonly personId: string | null;
  readonly rules: readonly CleaningRule[];
  readonly tally: CleaningTally;
  /** Of one that ran by itself. */
  readonly day: string | null;
}

const COLUMNS = `run_id as "runId", scroll_id as "scrollId", batch_id as "batchId", person_id as "personId", rules, tally, day::text`;

export interface NewRun extends Omit<RunRow, 'runId'> {
  readonly at: Date;
}

export async function insertRun(db: Queryable, run: NewRun): Promise<string> {
  const { scrollId, batchId, personId, rules, tally, day, at } = run;
  const { rows } = await db.query<{ id: string }>(
    `insert into cleaning_run (scroll_id, batch_id, person_id, rules, tally, day, is_asked, made_at)
     values ($1, $2, $3, $4, $5, $6, $6::date is not null, $7) returning run_id as id`,
    [scrollId, batchId, personId, JSON.stringify(rules), JSON.stringify(tally), day, at],
  );
  return rows[0]!.id;
}

export async function findRun(db: Queryable, scrollId: string, runId: string): Promise<RunRow | undefined> {
  const { rows } = await db.query<RunRow>(`select ${COLUMNS} from cleaning_run where scroll_id = $1 and run_id = $2`, [
    scrollId,
    runId,
  ]);
  return rows[0];
}

/** The newest that ran by itself. */
export async function findNewestByItself(db: Queryable, scrollId: string): Promise<RunRow | undefined> {
  const { rows } = await db.query<RunRow>(
    `select ${COLUMNS} from cleaning_run where scroll_id = $1 and day is not null order by made_at desc limit 1`,
    [scrollId],
  );
  return rows[0];
}

export async function writeTally(db: Queryable, runId: string, tally: CleaningTally): Promise<void> {
  await db.query('update cleaning_run set tally = $2 where run_id = $1', [runId, JSON.stringify(tally)]);
}

/** Those that were asked for, newest first; everybody's, or one person's. */
export async function listRuns(
  db: Queryable,
  scrollId: string,
  { personId, page, size }: { readonly personId: string | undefined; readonly page: number; readonly size: number },
): Promise<{ total: number; items: RunRow[] }> {
  const where = 'scroll_id = $1 and is_asked and ($2::uuid is null or person_id = $2)';
  const whose = [scrollId, personId ?? null];
  const counted = await db.query<{ total: number }>(`select count(*) as total from cleaning_run where ${where}`, whose);
  const { rows } = await db.query<RunRow>(
    `select ${COLUMNS} from cleaning_run where ${where} order by made_at desc, run_id limit $3 offset $4`,
    [...whose, size, (page - 1) * size],
  );
  return { total: counted.rows[0]?.total ?? 0, items: rows };
}

export async function markAsked(db: Queryable, runId: string): Promise<void> {
  await db.query('update cleaning_run set is_asked = true where run_id = $1', [runId]);
}
