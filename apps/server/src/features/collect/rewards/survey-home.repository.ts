import type { Queryable } from '../../../platform/database/database.ts';

/** In which enterprise a survey stands; undefined of one that is a person's own. */
export async function findHome(db: Queryable, scrollId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `select enterprise_id::text as id from team_object where object_kind = 'questionnaire' and object_id = $1`,
    [scrollId],
  );
  return rows[0]?.id;
}
