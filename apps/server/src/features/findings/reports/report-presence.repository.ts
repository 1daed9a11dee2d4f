import type { PresentReader } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface ReaderPage {
  readonly reportId: string;
  readonly pageId: string;
  readonly personId: string;
  readonly blockId: string | null;
  readonly isTyping: boolean;
}

/** Enough faces for any screen. */
const MOST_PAGES = 100;

/** A page's id is its own: somebody else's row under it stays as it is. */
export async function rememberReader(db: Queryable, page: ReaderPage, seenAt: Date): Promise<void> {
  await db.query(
    `insert into report_presence (report_id, page_id, person_id, block_id, is_typing, seen_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (report_id, page_id) do update
       set block_id = excluded.block_id, is_typing = excluded.is_typing, seen_at = excluded.seen_at
     where report_presence.person_id = excluded.person_id`,
    [page.reportId, page.pageId, page.personId, page.blockId, page.isTyping, seenAt],
  );
}

export async function forgetReader(
  db: Queryable,
  { reportId, pageId, personId }: Pick<ReaderPage, 'reportId' | 'pageId' | 'personId'>,
): Promise<void> {
  await db.query('delete from report_presence where report_id = $1 and page_id = $2 and person_id = $3', [
    reportId,
    pageId,
    personId,
  ]);
}

/** Everybody who was seen since, in the order of their names. */
export async function listReaders(
  db: Queryable,
  reportId: string,
  since: Date,
): Promise<Omit<PresentReader, 'isSelf'>[]> {
  const { rows } = await db.query<Omit<PresentReader, 'isSelf'>>(
    `select e.page_id as "pageId", p.person_id as "personId", p.nick_name as "nickName", p.picture, e.block_id as "blockId",
            e.is_typing as "isTyping"
       from report_presence e join person_name p using (person_id)
      where e.report_id = $1 and e.seen_at > $2 order by p.nick_name, e.page_id limit ${MOST_PAGES}`,
    [reportId, since],
  );
  return rows;
}

export interface ReportStanding {
  readonly version: number;
  /** Another word as soon as somebody comes, goes, or is at another block. */
  readonly presence: string;
}

/** How some reports stand, by id; a removed one is not among them. */
export async function listReportStandings(
  db: Queryable,
  reportIds: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, ReportStanding>> {
  const { rows } = await db.query<ReportStanding & { reportId: string }>(
    `select r.report_id as "reportId", r.version,
            coalesce((select md5(string_agg(concat_ws(' ', e.page_id, e.block_id, e.is_typing), ',' order by e.page_id))
                        from report_presence e where e.report_id = r.report_id and e.seen_at > $2), '') as presence
       from report r where r.report_id = any($1) and r.removed_at is null`,
    [reportIds, since],
  );
  return new Map(rows.map(({ reportId, ...standing }) => [reportId, standing]));
}

export async function deleteReadersBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from report_presence where seen_at < $1', [before]);
}
