import type { Queryable } from '../../../platform/database/database.ts';

/** How many addresses of each kind lead to a survey. */
export async function countKinds(
  db: Queryable,
  scrollId: string,
): Promise<{ anonymous: number; personal: number; identity: number }> {
  const { rows } = await db.query(
    `select (select count(*)::int from survey_link where scroll_id = $1) as anonymous,
            (select count(*)::int from survey_respondent where scroll_id = $1 and not is_removed) as personal,
            (select count(*)::int from personal_check where scroll_id = $1 and is_enabled) as identity`,
    [scrollId],
  );
  return rows[0];
}
