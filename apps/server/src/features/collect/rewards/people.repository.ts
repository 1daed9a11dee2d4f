import type { Queryable } from '../../../platform/database/database.ts';

/** How many of a name list have this label. */
export async function countLabelled(db: Queryable, scrollId: string, label: string): Promise<number> {
  const { rows } = await db.query<{ people: number }>(
    'select count(*)::int as people from listed_respondent where scroll_id = $1 and not is_removed and $2 = any(labels)',
    [scrollId, label],
  );
  return rows[0]?.people ?? 0;
}
