import type { SurveyLink } from '@wenshu/api-contract';
import type { Queryable } from '../../platform/database/database.ts';

export async function insertLink(db: Queryable, scrollId: string, linkCode: string, name: string): Promise<void> {
  await db.query('insert into survey_link (link_code, scroll_id, name) values ($1, $2, $3)', [
    linkCode,
    scrollId,
    name,
  ]);
}

export async function listLinks(db: Queryable, scrollId: string): Promise<SurveyLink[]> {
  const { rows } = await db.query(
    `select l.link_code, l.name, l.enabled, l.views, count(r.answer_record_id) as collected
       from survey_link l left join answer_record r on r.scroll_id = l.scroll_id and r.link_code = l.link_code and r.is_submit
      where l.scroll_id = $1 group by l.link_code order by l.created_at`,
    [scrollId],
  );
  return rows.map(row => ({
    linkCode: row.link_code,
    name: row.name,
    enabled: row.enabled,
    views: Number(row.views),
    collected: Number(row.collected),
  }));
}

/** Adds what a process has counted since it last wrote. */
export async function addViews(db: Queryable, views: ReadonlyMap<string, number>): Promise<void> {
  await db.query(
    `update survey_link l set views = l.views + n.views from jsonb_to_recordset($1::jsonb) as n(link_code text, views bigint)
      where l.link_code = n.link_code`,
    [JSON.stringify([...views].sort().map(([link_code, count]) => ({ link_code, views: count })))],
  );
}
