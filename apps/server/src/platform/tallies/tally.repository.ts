import type { Queryable } from '../database/database.ts';

export type TallyKind = 'error' | 'job' | 'mail' | 'sms';

export interface TallyRow {
  readonly hour: Date;
  readonly kind: TallyKind;
  readonly word: string;
  readonly count: number;
}

/** In one order, so that two processes never wait for each other in a circle. */
export async function addTallies(db: Queryable, rows: readonly TallyRow[]): Promise<void> {
  await db.query(
    `insert into tally as t (hour, kind, word, count)
     select hour, kind, word, count from jsonb_to_recordset($1::jsonb) as added (hour timestamptz, kind text, word text, count bigint)
      order by hour, kind, word
     on conflict (hour, kind, word) do update set count = t.count + excluded.count`,
    [JSON.stringify(rows)],
  );
}

export async function listTallies(db: Queryable, since: Date): Promise<TallyRow[]> {
  const { rows } = await db.query<TallyRow>(
    'select hour, kind, word, count from tally where hour >= $1 order by hour, kind, word',
    [since],
  );
  return rows.map(row => Object.assign(row, { count: Number(row.count) }));
}

export async function deleteTalliesBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from tally where hour < $1', [before]);
}
