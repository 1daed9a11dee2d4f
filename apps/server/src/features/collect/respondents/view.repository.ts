import type { Queryable } from '../../../platform/database/database.ts';
import type { ViewStore } from '../links/index.ts';

/** How often the addresses of listed persons, and that of the identity check, were opened. */
export interface ListedViews {
  readonly personal: number;
  readonly identity: number;
}

export async function countListedViews(db: Queryable, scrollId: string): Promise<ListedViews> {
  const { rows } = await db.query<ListedViews>(
    `select (select coalesce(sum(views), 0)::bigint from survey_respondent where scroll_id = $1) as personal,
            (select coalesce(sum(views), 0)::bigint from personal_check where scroll_id = $1) as identity`,
    [scrollId],
  );
  return rows[0] ?? { personal: 0, identity: 0 };
}

/** The views of `/p/`, by person. Locked in the order in which submissions lock people. */
export const personalViews: ViewStore = {
  listSurveysOf: async (db, codes) => {
    const { rows } = await db.query<{ scroll_id: string }>(
      'select distinct scroll_id from survey_respondent where code = any($1)',
      [codes],
    );
    return rows.map(row => row.scroll_id);
  },
  addViews: async (db, views) => {
    await db.query(
      `with counted as (
         select r.scroll_id, r.respondent_id, n.views
           from survey_respondent r join jsonb_to_recordset($1::jsonb) as n(code text, views bigint) using (code)
          order by r.scroll_id, r.respondent_id for no key update of r)
       update survey_respondent r set views = r.views + counted.views from counted
        where r.scroll_id = counted.scroll_id and r.respondent_id = counted.respondent_id`,
      [JSON.stringify([...views].map(([code, count]) => ({ code, views: count })))],
    );
  },
};

/** The views of `/c/`. */
export const identityViews: ViewStore = {
  listSurveysOf: async (db, codes) => {
    const { rows } = await db.query<{ scroll_id: string }>(
      'select scroll_id from personal_check where personal_check_id = any($1)',
      [codes],
    );
    return rows.map(row => row.scroll_id);
  },
  addViews: async (db, views) => {
    await db.query(
      `with counted as (
         select p.personal_check_id, n.views
           from personal_check p join jsonb_to_recordset($1::jsonb) as n(personal_check_id text, views bigint) using (personal_check_id)
          order by p.personal_check_id for no key update of p)
       update personal_check p set views = p.views + counted.views from counted where p.personal_check_id = counted.personal_check_id`,
      [JSON.stringify([...views].map(([personal_check_id, count]) => ({ personal_check_id, views: count })))],
    );
  },
};
