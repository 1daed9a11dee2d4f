import type { Queryable } from '../../../platform/database/database.ts';

/** How many addresses of each kind lead to a survey. */
export interface LinkKinds {
  readonly anonymous: number;
  readonly personal: number;
  readonly identity: number;
}

export async function countKinds(db: Queryable, scrollId: string): Promise<LinkKinds> {
  const { rows } = await db.query<LinkKinds>(
    `select (select count(*) from survey_link where scroll_id = $1 and not is_signed) as anonymous,
            (select count(*) from listed_respondent where scroll_id = $1 and not is_removed) as personal,
            (select count(*) from identity_entrance where scroll_id = $1 and is_enabled) as identity`,
    [scrollId],
  );
  return rows[0] ?? { anonymous: 0, personal: 0, identity: 0 };
}
