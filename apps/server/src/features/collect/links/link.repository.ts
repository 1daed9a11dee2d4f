import { type LinkOverview, type LinkRow, questionnaireStatus, type SurveyLink } from '@wenshu/api-contract';
import { sql } from 'kysely';
import { compileRange } from '../../../authorisation/compile-range.repository.ts';
import { channelsOf, type RecordRange } from '../../../authorisation/record-range.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { hasOutcome } from './outcome-sql.ts';
import type { ViewStore } from './view-counter.ts';

const { collecting } = questionnaireStatus;

/** Whose address it is; undefined when nobody's. */
export async function findLinkSurvey(db: Queryable, linkCode: string): Promise<string | undefined> {
  const { rows } = await db.query<{ scrollId: string }>(
    'select scroll_id as "scrollId" from survey_link where link_code = $1',
    [linkCode],
  );
  return rows[0]?.scrollId;
}

/** Serial numbers count the links of a survey; they are given below its row's lock, which the caller holds, so that no two are the same. */
export async function nameLink(db: Queryable, linkCode: string): Promise<string | undefined> {
  const { rows } = await db.query<{ name: string }>('select name from survey_link where link_code = $1', [linkCode]);
  return rows[0]?.name;
}

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

const LINK_COLUMNS = sql.raw(`l.link_code, l.serial, l.name, l.enabled, l.views, l.channel_code, c.name as channel,
  l.end_page_links, l.created_at`);

/**
 * What came of a survey's addresses, as far as the reader may know: all of it together is what was collected. Unfinished records have not
 * arrived yet.
 */
const arrived = ({ scrollId, sight }: SeenLinks) => sql`${sql.raw(`count(*) as collected,
  count(*) filter (where ${hasOutcome('complete')}) as success,
  count(*) filter (where ${hasOutcome('screened')}) as screened, count(*) filter (where ${hasOutcome('quotaFull')}) as quota_full,
  round(avg(active_ms) filter (where ${hasOutcome('complete')} and active_ms > 0))::bigint as average_ms`)}
  from collected_record where scroll_id = ${scrollId} and ${sql.raw(hasOutcome('complete', 'screened', 'quotaFull'))}
   and ${compileRange(sight, 'collected_record')}`;
const counts = (of: SeenLinks) => sql`select link_code, ${arrived(of)} group by link_code`;
/** Of a link: records that the reader may know of come through it, or have come before its channel was another. */
const leadsInto = (sight: RecordRange) => {
  const channels = channelsOf(sight);
  if (channels === undefined) return sql`true`;
  return sql`(coalesce(c.name, '') = any(${channels}::text[]) or exists (
    select 1 from collected_record r
     where r.scroll_id = l.scroll_id and r.link_code = l.link_code and ${compileRange(sight, 'r')}))`;
};
const isSeen = ({ scrollId, sight }: SeenLinks) =>
  sql`l.scroll_id = ${scrollId} and not l.is_signed and ${leadsInto(sight)}`;

/** A survey's links, and what the reader may know of its records. */
export interface SeenLinks {
  readonly scrollId: string;
  readonly sight: RecordRange;
}

export async function listLinks({ kysely }: Database, of: SeenLinks): Promise<SurveyLink[]> {
  const { rows } = await sql<StoredLink>`
    select ${LINK_COLUMNS}, coalesce(n.collected, 0) as collected from survey_link l left join survey_channel c using (channel_code)
      left join (${counts(of)}) n on n.link_code = l.link_code where ${isSeen(of)} order by l.serial`.execute(kysely);
  return rows.map(row => linkOf(row, of));
}

export async function findLinkPage(
  { kysely }: Database,
  of: SeenLinks,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ total: number; items: LinkRow[] }> {
  const { rows } = await sql<StoredPageLink>`
    select ${LINK_COLUMNS}, coalesce(n.collected, 0) as collected, coalesce(n.success, 0) as success, coalesce(n.screened, 0) as screened,
           coalesce(n.quota_full, 0) as quota_full, n.average_ms, q.status as survey_status, count(*) over () as total
      from survey_link l join survey_state q using (scroll_id) left join survey_channel c using (channel_code)
      left join (${counts(of)}) n on n.link_code = l.link_code
     where ${isSeen(of)} order by l.serial limit ${size} offset ${(page - 1) * size}`.execute(kysely);
  return {
    total: rows[0]?.total ?? (await countLinks({ kysely }, of)),
    items: rows.map(row => ({
      ...linkOf(row, of),
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
  { kysely }: Database,
  of: SeenLinks,
): Promise<Omit<LinkOverview, 'mayPublish' | 'mayEdit' | 'hasDraft'> | undefined> {
  const { scrollId } = of;
  const { rows } = await sql<StoredOverview>`
    select q.status, n.*, (select coalesce(sum(v.views), 0) from (
             select views from survey_link where scroll_id = ${scrollId}
             union all select views from listed_respondent where scroll_id = ${scrollId}
             union all select views from identity_entrance where scroll_id = ${scrollId}) v)::bigint as views
      from survey_state q cross join (select ${arrived(of)}) n where q.scroll_id = ${scrollId}`.execute(kysely);
  const [row] = rows;
  return row && { status: row.status, views: viewsTold(row.views, of), collected: row.collected, ...outcomesOf(row) };
}

export async function countLinks({ kysely }: Pick<Database, 'kysely'>, of: SeenLinks): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from survey_link l left join survey_channel c using (channel_code) where ${isSeen(of)}`.execute(
    kysely,
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

/** Of views nobody knows which records they led to. */
const viewsTold = (views: number, { sight }: SeenLinks) => (sight.kind === 'all' ? views : null);

function linkOf(row: StoredLink, of: SeenLinks): SurveyLink {
  return {
    linkCode: row.link_code,
    serialNumber: row.serial,
    name: row.name,
    channel: row.channel ?? '',
    channelCode: row.channel_code,
    enabled: row.enabled,
    views: viewsTold(row.views, of),
    collected: row.collected,
  };
}

/** What a link is called, and how often it was opened. */
export interface ViewedLink {
  readonly linkCode: string;
  readonly name: string;
  readonly views: number;
}

/** In the order in which they were made, those among them that are signed by other systems. */
export async function listViewedLinks({ kysely }: Database, { scrollId, sight }: SeenLinks): Promise<ViewedLink[]> {
  const { rows } = await sql<ViewedLink>`
    select l.link_code as "linkCode", l.name, l.views from survey_link l left join survey_channel c using (channel_code)
     where l.scroll_id = ${scrollId} and ${leadsInto(sight)} order by l.serial`.execute(kysely);
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
