import type { Queryable } from '../../../../platform/database/database.ts';

/** What people are called by whom translations were written; who has left is not among them. */
export async function listWriters(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ id: string; nickName: string }>(
    `select person_id as id, nick_name as "nickName" from person_name where person_id::text = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, nickName }) => [id, nickName]));
}
