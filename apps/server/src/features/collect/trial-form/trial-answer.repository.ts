import type { Json } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';

export interface TrialRow {
  readonly answerRecordId: string;
  readonly submittedAt: Date;
  readonly answers: Readonly<Record<string, Json>>;
}

/** Any number: all processes take the same one. */
const LOCK = 731_046;

/** One process at a time makes the form; held until the transaction ends. */
export async function lockTrialForm(db: Queryable): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

export interface TrialPlace {
  readonly scrollId: string;
  readonly linkCode: string;
}

const SENT = `from collected_record
  where scroll_id = $1 and link_code = $2 and is_submit and submitted_at is not null and set_aside is null`;

/** What was sent through one address, the newest first; what somebody set aside is left out. */
export async function listTrialRows(
  db: Queryable,
  { scrollId, linkCode }: TrialPlace,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<TrialRow[]> {
  const { rows } = await db.query<TrialRow>(
    `select answer_record_id as "answerRecordId", submitted_at as "submittedAt", answers ${SENT}
      order by submitted_at desc, answer_record_id limit $3 offset $4`,
    [scrollId, linkCode, limit, offset],
  );
  return rows;
}

export async function countTrialRows(db: Queryable, { scrollId, linkCode }: TrialPlace): Promise<number> {
  const { rows } = await db.query<{ total: number }>(`select count(*)::int as total ${SENT}`, [scrollId, linkCode]);
  return rows[0]?.total ?? 0;
}
