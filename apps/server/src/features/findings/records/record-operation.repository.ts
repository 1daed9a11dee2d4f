import type { recordOperations } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import type { RecordState } from '../../collect/answering/index.ts';

export type RecordOperation = (typeof recordOperations)[number];

export interface NewOperation {
  readonly personId: string;
  readonly operation: RecordOperation;
  readonly detail: Readonly<Record<string, Json>>;
  readonly at: Date;
  /** What it was done with together, and can be taken back with: then each line says what its record was like before. */
  readonly batchId?: string | undefined;
}

/** What an operation replaced. */
export type Before = Pick<RecordState, 'setAside' | 'reason' | 'by' | 'memo'> & { readonly at: string | null };

export async function insertOperations(
  db: Queryable,
  scrollId: string,
  records: readonly RecordState[],
  { personId, operation, detail, at, batchId }: NewOperation,
): Promise<void> {
  const before = records.map(record => {
    const { setAside, reason, by, memo } = record;
    return batchId === undefined ? null : JSON.stringify({ setAside, reason, by, memo, at: record.at });
  });
  await db.query(
    `insert into record_operation (scroll_id, answer_record_id, person_id, operation, detail, made_at, batch_id, before)
     select $1, n.id, $4, $5, $6, $7, $8, n.before from unnest($2::text[], $3::jsonb[]) with ordinality as n(id, before, place) order by n.place`,
    [
      ...[scrollId, records.map(({ answerRecordId }) => answerRecordId), before, personId, operation],
      ...[JSON.stringify(detail), at, batchId ?? null],
    ],
  );
}

export interface OperationRow {
  readonly operation: RecordOperation;
  readonly nickName: string;
  readonly at: Date;
  readonly detail: Record<string, Json>;
}

/** Oldest first. */
export async function listOperations(db: Queryable, scrollId: string, id: string): Promise<OperationRow[]> {
  const { rows } = await db.query<OperationRow>(
    `select o.operation, coalesce(p.nick_name, '') as "nickName", o.made_at as at, o.detail
       from record_operation o left join person_name p using (person_id)
      where o.scroll_id = $1 and o.answer_record_id = $2 order by o.id`,
    [scrollId, id],
  );
  return rows;
}

/** The records that a batch has changed, in the order in which it did. */
export async function listChangedBy(db: Queryable, scrollId: string, batchId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select answer_record_id as id from record_operation where scroll_id = $1 and batch_id = $2 order by id',
    [scrollId, batchId],
  );
  return rows.map(({ id }) => id);
}

/** What these records were like before the batch, for those that nobody has changed in that respect since: a memo and being set aside are two. */
export async function findBefore(
  db: Queryable,
  scrollId: string,
  batchId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Before>> {
  const { rows } = await db.query<{ id: string; before: Before }>(
    `select o.answer_record_id as id, o.before from record_operation o
      where o.scroll_id = $1 and o.answer_record_id = any($2) and o.batch_id = $3
        and not exists (select 1 from record_operation later where later.scroll_id = o.scroll_id and later.answer_record_id = o.answer_record_id
                           and later.id > o.id and (later.operation = 'memo') = (o.operation = 'memo'))`,
    [scrollId, ids, batchId],
  );
  return new Map(rows.map(({ id, before }) => [id, before]));
}
