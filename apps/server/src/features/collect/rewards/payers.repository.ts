import type { Queryable } from '../../../platform/database/database.ts';

/** The enterprises whose money this person may spend. */
export async function listSpendable(db: Queryable, personId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct object_id as id from held_right
      where person_id = $1 and object_kind = 'enterprise' and right_name = 'enterprise.spend' and not is_expired and not is_in_bin
      order by id limit 50`,
    [personId],
  );
  return rows.map(({ id }) => id);
}

/** The surveys with rewards that this person manages. */
export async function listManaged(db: Queryable, personId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct h.object_id as id from held_right h
      where h.person_id = $1 and h.object_kind = 'questionnaire' and h.right_name = 'rewards.manage' and not h.is_in_bin
        and exists (select 1 from reward r where r.scroll_id = h.object_id)
      order by id limit 500`,
    [personId],
  );
  return rows.map(({ id }) => id);
}
