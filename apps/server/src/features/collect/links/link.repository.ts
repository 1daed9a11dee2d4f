import type { LinkRow, SurveyLink } from '@wenshu/api-contract';
import { questionnaireStatus } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

/** Serial numbers count the links of a survey; they are given below its row's lock, so that no two are the same. */
export async function insertLink(
  db: Queryable,
  scrollId: string,
  linkCode: string,
  name: string,
  channelCode: string | null = null,
): Promise<void> {
  await db.query(
    `with survey as (select scroll_id from questionnaire where scroll_id = $2 for no key update)
     insert into survey_link (link_code, scroll_id, name, channel_code, serial)
     select $1, scroll_id, $3, $4, coalesce((select max(serial) from survey_link where scroll_id = $2), 0) + 1 from survey`,
    [linkCode, scrollId, name, channelCode],
  );
}

const LINK_COLUMNS = `l.link_code, l.serial, l.name, l.enabled, l.views, l.channel_code, c.name as channel,
  l.end_page_links, l.created_at`;
/** What came through each link. Held and unfinished ones have not arrived yet. */
const COUNTS = `select link_code, count(*) as collected, count(*) filter (where status = 2) as success, count(*) filter (where status = 3) as screened,
  count(*) filter (where status = 4) as quota_full, avg(active_ms) filter (where status = 2 and active_ms > 0) as average_ms
  from answer_record where scroll_id = $1 and is_submit group by link_code`;

export async function listLinks(db: Queryable, scrollId: string): Promise<SurveyLink[]> {
  const { rows } = await db.query(
    `select ${LINK_COLUMNS}, n.collected from survey_link l left join survey_channel c using (channel_code)
       left join (${COUNTS}) n on n.link_code = l.link_code where l.scroll_id = $1 order by l.serial`,
    [scrollId],
  );
  return rows.map(linkOf);
}

export async function findLinkPage(
  db: Queryable,
  scrollId: string,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ total: number; items: LinkRow[] }> {
  const { rows } = await db.query(
    `select ${LINK_COLUMNS}, n.collected, n.success, n.screened, n.quota_full, n.average_ms, q.status as survey_status, count(*) over () as total
       from survey_link l join questionnaire q using (scroll_id) left join survey_channel c using (channel_code)
       left join (${COUNTS}) n on n.link_code = l.link_code
      where l.scroll_id = $1 order by l.serial limit $2 offset $3`,
    [scrollId, size, (page - 1) * size],
  );
  return {
    total: rows.length > 0 ? Number(rows[0].total) : await countLinks(db, scrollId),
    items: rows.map(row => ({
      ...linkOf(row),
      link: `/s/${row.link_code}`,
      success: Number(row.success ?? 0),
      screened: Number(row.screened ?? 0),
      quotaFull: Number(row.quota_full ?? 0),
      averageSeconds: row.average_ms === null ? null : Math.round(Number(row.average_ms) / 1000),
      isOpen: row.enabled && row.survey_status === questionnaireStatus.collecting,
      endPageLinks: row.end_page_links,
      createTime: row.created_at.getTime(),
    })),
  };
}

export async function countLinks(db: Queryable, scrollId: string): Promise<number> {
  const { rows } = await db.query('select count(*)::int as count from survey_link where scroll_id = $1', [scrollId]);
  return rows[0].count;
}

/** Only while the survey collects; says whether it was switched. */
export async function switchLink(
  db: Queryable,
  scrollId: string,
  linkCode: string,
  isEnabled: boolean,
): Promise<'switched' | 'not-collecting' | 'not-found'> {
  const { rows } = await db.query(
    `update survey_link l set enabled = case when q.status = 1 then $3 else l.enabled end from questionnaire q
      where l.link_code = $2 and l.scroll_id = $1 and q.scroll_id = l.scroll_id returning q.status`,
    [scrollId, linkCode, isEnabled],
  );
  if (rows.length === 0) return 'not-found';
  return rows[0].status === questionnaireStatus.collecting ? 'switched' : 'not-collecting';
}

export async function writeLinkEndPages(
  db: Queryable,
  scrollId: string,
  linkCode: string,
  endPageLinks: object,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update survey_link set end_page_links = $3 where scroll_id = $1 and link_code = $2',
    [scrollId, linkCode, JSON.stringify(endPageLinks)],
  );
  return rowCount === 1;
}

export async function hasLink(db: Queryable, scrollId: string, linkCode: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from survey_link where scroll_id = $1 and link_code = $2', [
    scrollId,
    linkCode,
  ]);
  return rowCount === 1;
}

function linkOf(row: {
  link_code: string;
  serial: number;
  name: string;
  channel: string | null;
  channel_code: string | null;
  enabled: boolean;
  views: string;
  collected: string | null;
}): SurveyLink {
  return {
    linkCode: row.link_code,
    serialNumber: row.serial,
    name: row.name,
    channel: row.channel ?? '',
    channelCode: row.channel_code,
    enabled: row.enabled,
    views: Number(row.views),
    collected: Number(row.collected ?? 0),
  };
}

/** The surveys of these links, each once. */
export async function listSurveysOf(db: Queryable, linkCodes: readonly string[]): Promise<string[]> {
  const { rows } = await db.query('select distinct scroll_id from survey_link where link_code = any($1)', [linkCodes]);
  return rows.map(row => row.scroll_id);
}

/** Adds what a process has counted since it last wrote. The links are locked in the order of their codes: every process writes many of them each second. */
export async function addViews(db: Queryable, views: ReadonlyMap<string, number>): Promise<void> {
  await db.query(
    `with counted as (
       select l.link_code, n.views from survey_link l join jsonb_to_recordset($1::jsonb) as n(link_code text, views bigint) using (link_code)
        order by l.link_code for no key update of l)
     update survey_link l set views = l.views + counted.views from counted where l.link_code = counted.link_code`,
    [JSON.stringify([...views].map(([link_code, count]) => ({ link_code, views: count })))],
  );
}
