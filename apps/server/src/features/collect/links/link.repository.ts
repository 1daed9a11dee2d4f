import { type LinkOverview, type LinkRow, questionnaireStatus, type SurveyLink } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { hasOutcome } from './outcome-sql.ts';
import type { ViewStore } from './view-counter.ts';

const { collecting } = questionnaireStatus;

/** Serial numbers count the links of a survey; they are given below its row's lock, which the caller holds, so that no two are the same. */
export async function insertLink(
  db: Queryable,
  scrollId: string,
  linkCode: string,
  name: string,
  channelCode: string | null = null,
  { cap = null, isSigned = false, endPageLinks = {} }: Partial<LinkTerms> = {},
): Promise<void> {
  await db.query(
    `insert into survey_link (link_code, scroll_id, name, channel_code, cap, is_signed, end_page_links, serial)
     select $1, $2, $3, $4, $5, $6, $7, coalesce((select max(serial) from survey_link where scroll_id = $2), 0) + 1`,
    [linkCode, scrollId, name, channelCode, cap, isSigned, JSON.stringify(endPageLinks)],
  );
}

/** What an address that somebody else brings people to is opened and closed by. */
export interface LinkTerms {
  /** Success samples; null: as many as come. */
  readonly cap: number | null;
  /** By signed parameters alone. Such an address is not among the anonymous links. */
  readonly isSigned: boolean;
  readonly endPageLinks: Readonly<Partial<Record<string, string>>>;
}

export async function writeLinkTerms(
  db: Queryable,
  linkCode: string,
  link: Pick<LinkTerms, 'cap' | 'endPageLinks'> & { readonly name: string; readonly channelCode: string },
): Promise<void> {
  await db.query(
    'update survey_link set name = $2, channel_code = $3, cap = $4, end_page_links = $5 where link_code = $1',
    [linkCode, link.name, link.channelCode, link.cap, JSON.stringify(link.endPageLinks)],
  );
}

interface StoredLink {
  readonly link_code: string;
  readonly serial: number;
  readonly name: string;
  readonly channel: string | null;
  readonly channel_code: string | null;
  readonly enabled: boolean;
  readonly views: number;
  readonly collected: number;
  readonly end_page_links: Record<string, string>;
  readonly created_at: Date;
}

interface Arrived {
  readonly collected: number;
  readonly success: number;
  readonly screened: number;
  readonly quota_full: number;
  readonly average_ms: number | null;
}

interface StoredPageLink extends StoredLink, Arrived {
  readonly survey_status: number;
  readonly total: number;
}

const LINK_COLUMNS = `l.link_code, l.serial, l.name, l.enabled, l.views, l.channel_code, c.name as channel,
  l.end_page_links, l.created_at`;
/** What came of a survey's addresses: all of it together is what was collected. Unfinished records have not arrived yet. */
const ARRIVED = `count(*) as collected, count(*) filter (where ${hasOutcome('complete')}) as success,
  count(*) filter (where ${hasOutcome('screened')}) as screened, count(*) filter (where ${hasOutcome('quotaFull')}) as quota_full,
  round(avg(active_ms) filter (where ${hasOutcome('complete')} and active_ms > 0))::bigint as average_ms
  from collected_record where scroll_id = $1 and ${hasOutcome('complete', 'screened', 'quotaFull')}`;
const COUNTS = `select link_code, ${ARRIVED} group by link_code`;

export async function listLinks(db: Queryable, scrollId: string): Promise<SurveyLink[]> {
  const { rows } = await db.query<StoredLink>(
    `select ${LINK_COLUMNS}, coalesce(n.collected, 0) as collected from survey_link l left join survey_channel c using (channel_code)
       left join (${COUNTS}) n on n.link_code = l.link_code where l.scroll_id = $1 and not l.is_signed order by l.serial`,
    [scrollId],
  );
  return rows.map(linkOf);
}

export async function findLinkPage(
  db: Queryable,
  scrollId: string,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ total: number; items: LinkRow[] }> {
  const { rows } = await db.query<StoredPageLink>(
    `select ${LINK_COLUMNS}, coalesce(n.collected, 0) as collected, coalesce(n.success, 0) as success, coalesce(n.screened, 0) as screened,
            coalesce(n.quota_full, 0) as quota_full, n.average_ms, q.status as survey_status, count(*) over () as total
       from survey_link l join survey_state q using (scroll_id) left join survey_channel c using (channel_code)
       left join (${COUNTS}) n on n.link_code = l.link_code
      where l.scroll_id = $1 and not l.is_signed order by l.serial limit $2 offset $3`,
    [scrollId, size, (page - 1) * size],
  );
  return {
    total: rows[0]?.total ?? (await countLinks(db, scrollId)),
    items: rows.map(row => ({
      ...linkOf(row),
      link: `/s/${row.link_code}`,
      ...outcomesOf(row),
      isOpen: row.enabled && row.survey_status === collecting,
      endPageLinks: row.end_page_links,
      createTime: row.created_at.getTime(),
    })),
  };
}

function outcomesOf({ success, screened, quota_full, average_ms }: Arrived) {
  const averageSeconds = average_ms === null ? null : Math.round(average_ms / 1000);
  return { success, screened, quotaFull: quota_full, averageSeconds };
}

interface StoredOverview extends Arrived {
  readonly status: LinkOverview['status'];
  readonly views: number;
}

/** How the survey stands, and what came through all its addresses together: links, the name list, the identity check. */
export async function findOverview(
  db: Queryable,
  scrollId: string,
): Promise<Omit<LinkOverview, 'mayPublish' | 'mayEdit'> | undefined> {
  const { rows } = await db.query<StoredOverview>(
    `select q.status, n.*, (select coalesce(sum(v.views), 0) from (
              select views from survey_link where scroll_id = $1
              union all select views from listed_respondent where scroll_id = $1
              union all select views from identity_entrance where scroll_id = $1) v)::bigint as views
       from survey_state q cross join (select ${ARRIVED}) n where q.scroll_id = $1`,
    [scrollId],
  );
  const [row] = rows;
  return row && { status: row.status, views: row.views, collected: row.collected, ...outcomesOf(row) };
}

export async function countLinks(db: Queryable, scrollId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*) as count from survey_link where scroll_id = $1 and not is_signed',
    [scrollId],
  );
  return rows[0]?.count ?? 0;
}

/** Only while the survey collects; says whether it was switched. */
export async function switchLink(
  db: Queryable,
  scrollId: string,
  linkCode: string,
  isEnabled: boolean,
): Promise<'switched' | 'not-collecting' | 'not-found'> {
  const { rows } = await db.query<{ status: number }>(
    `update survey_link l set enabled = case when q.status = ${collecting} then $3 else l.enabled end from survey_state q
      where l.link_code = $2 and l.scroll_id = $1 and q.scroll_id = l.scroll_id returning q.status`,
    [scrollId, linkCode, isEnabled],
  );
  const [link] = rows;
  if (!link) return 'not-found';
  return link.status === collecting ? 'switched' : 'not-collecting';
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

function linkOf(row: StoredLink): SurveyLink {
  return {
    linkCode: row.link_code,
    serialNumber: row.serial,
    name: row.name,
    channel: row.channel ?? '',
    channelCode: row.channel_code,
    enabled: row.enabled,
    views: row.views,
    collected: row.collected,
  };
}

/** What a link is called, and how often it was opened. */
export interface ViewedLink {
  readonly linkCode: string;
  readonly name: string;
  readonly views: number;
}

/** In the order in which they were made. */
export async function listViewedLinks(db: Queryable, scrollId: string): Promise<ViewedLink[]> {
  const { rows } = await db.query<ViewedLink>(
    'select link_code as "linkCode", name, views from survey_link where scroll_id = $1 order by serial',
    [scrollId],
  );
  return rows;
}

/** The views of `/s/`. */
export const linkViews: ViewStore = {
  listSurveysOf: async (db, linkCodes) => {
    const { rows } = await db.query<{ scroll_id: string }>(
      'select distinct scroll_id from survey_link where link_code = any($1)',
      [linkCodes],
    );
    return rows.map(row => row.scroll_id);
  },
  addViews: async (db, views) => {
    await db.query(
      `with counted as (
         select l.link_code, n.views from survey_link l join jsonb_to_recordset($1::jsonb) as n(link_code text, views bigint) using (link_code)
          order by l.link_code for no key update of l)
       update survey_link l set views = l.views + counted.views from counted where l.link_code = counted.link_code`,
      [JSON.stringify([...views].map(([link_code, count]) => ({ link_code, views: count })))],
    );
  },
};
