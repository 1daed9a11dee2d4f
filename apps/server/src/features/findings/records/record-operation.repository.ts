import type { recordOperations } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';

export type RecordOperation = (typeof recordOperations)[number];

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
       from record_operation o left join person_name p using (person_id)
      where o.scroll_id = $1 and o.answer_record_id = $2 order by o.id`,
    [scrollId, id],
  );
  return rows;
}
