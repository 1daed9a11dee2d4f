import type { recordOperations } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';

export type RecordOperation = (typeof recordOperations)[number];

export interface RecordState {
  readonly answerRecordId: string;
  readonly isSubmit: boolean;
  readonly setAside: 'invalid' | 'deleted' | null;
}

/** As they are now, locked: below the survey's own lock, so in no circle with submissions. */
export async function lockRecords(db: Queryable, scrollId: string, ids: readonly string[]): Promise<RecordState[]> {
  const { rows } = await db.query<RecordState>(
    `select answer_record_id as "answerRecordId", is_submit as "isSubmit", set_aside as "setAside" from answer_record
      where scroll_id = $1 and answer_record_id = any($2) order by answer_record_id for update`,
    [scrollId, ids],
  );
  return rows;
}

/** An unfinished record that is deleted counts as submitted: nobody goes on with it. */
export async function writeSetAside(
  db: Queryable,
  scrollId: string,
  ids: readonly string[],
  { as, reason, personId, at }: { as: 'invalid' | 'deleted'; reason: string; personId: string; at: Date },
): Promise<void> {
  await db.query(
    `update answer_record set set_aside = $3, set_aside_reason = $4, set_aside_by = $5, set_aside_at = $6, is_submit = true,
            changed = pg_current_xact_id()
      where scroll_id = $1 and answer_record_id = any($2)`,
    [scrollId, ids, as, reason, personId, at],
  );
}

/** Unfinished and held ones can be gone on with again. */
export async function clearSetAside(db: Queryable, scrollId: string, ids: readonly string[]): Promise<void> {
  await db.query(
    `update answer_record set set_aside = null, set_aside_reason = '', set_aside_by = null, set_aside_at = null,
            is_submit = status not in (1, 5), changed = pg_current_xact_id()
      where scroll_id = $1 and answer_record_id = any($2)`,
    [scrollId, ids],
  );
}

export async function writeMemo(db: Queryable, scrollId: string, id: string, memo: string): Promise<void> {
  await db.query(
    'update answer_record set memo = $3, changed = pg_current_xact_id() where scroll_id = $1 and answer_record_id = $2',
    [scrollId, id, memo],
  );
}

export interface NewOperation {
  readonly personId: string;
  readonly operation: RecordOperation;
  readonly detail: Readonly<Record<string, Json>>;
  readonly at: Date;
}

export async function insertOperations(
  db: Queryable,
  scrollId: string,
  ids: readonly string[],
  { personId, operation, detail, at }: NewOperation,
): Promise<void> {
  await db.query(
    `insert into record_operation (scroll_id, answer_record_id, person_id, operation, detail, made_at)
     select $1, unnest($2::text[]), $3, $4, $5, $6`,
    [scrollId, ids, personId, operation, JSON.stringify(detail), at],
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
       from record_operation o left join person p on p.id = o.person_id
      where o.scroll_id = $1 and o.answer_record_id = $2 order by o.id`,
    [scrollId, id],
  );
  return rows;
}
