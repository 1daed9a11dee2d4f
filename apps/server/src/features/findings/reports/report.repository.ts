import type { ReportDocument } from '@wenshu/analysis';
import type { ReportRole } from '@wenshu/api-contract';
import { visibleQuestionnaires } from '../../../authorisation/visible-questionnaires.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { NamingAsked, NamingRow } from '../data-set/index.ts';

export interface ReportRow {
  readonly reportId: string;
  readonly scrollId: string;
  readonly scrollName: string;
  readonly personId: string;
  readonly nickName: string;
  readonly name: string;
  readonly shape: ReportDocument['shape'];
  readonly pages: number;
  /** The reader's. */
  readonly role: ReportRole;
  readonly members: number;
  readonly version: number;
  readonly updatedAt: Date;
  readonly frozenAsOf: Date | null;
}

export interface KeptReport extends ReportRow {
  readonly document: ReportDocument;
}

/** One report of one questionnaire, as one person asks for it. */
export interface ReportOf {
  readonly reportId: string;
  readonly scrollId: string;
  readonly personId: string;
}

const LISTED = `r.report_id as "reportId", r.scroll_id as "scrollId", q.name as "scrollName", r.person_id as "personId",
  coalesce(p.nick_name, '') as "nickName", r.name, r.shape, r.pages, r.version, r.updated_at as "updatedAt", r.frozen_as_of as "frozenAsOf",
  case when r.person_id = $1 then 'manage' else m.role end as role,
  (select count(*)::int from report_member o where o.report_id = r.report_id) as members`;
const FROM = `from report r join questionnaire_summary q using (scroll_id) left join person_name p on p.person_id = r.person_id
  left join report_member m on m.report_id = r.report_id and m.person_id = $1`;
const SEEN = 'r.removed_at is null and (r.person_id = $1 or m.role is not null)';

interface Listing {
  readonly scrollId: string | undefined;
  readonly find: string | undefined;
  readonly most: number;
}

/** Newest first. Only of questionnaires whose records the person may still look at. */
export async function listReports(
  db: Queryable,
  personId: string,
  { scrollId, find, most }: Listing,
): Promise<ReportRow[]> {
  const visible = visibleQuestionnaires({ scrollId: 'r.scroll_id', person: '$1', right: 'report.online' });
  const { rows } = await db.query<ReportRow>(
    `select ${LISTED} ${FROM} where ${SEEN} and ($2::text is null or r.scroll_id = $2) and ${visible}
        and ($4 = '' or strpos(lower(concat_ws(E'\\n', r.name, q.name, p.nick_name)), lower($4)) > 0)
      order by r.updated_at desc, r.report_id limit $3`,
    [personId, scrollId ?? null, most, find ?? ''],
  );
  return rows;
}

export async function findReport(
  db: Queryable,
  { reportId, scrollId, personId }: ReportOf,
): Promise<KeptReport | undefined> {
  const { rows } = await db.query<KeptReport>(
    `select ${LISTED}, r.document ${FROM} where ${SEEN} and r.report_id = $2 and r.scroll_id = $3`,
    [personId, reportId, scrollId],
  );
  return rows[0];
}

/** The same, and nobody else edits it until the transaction ends. */
export async function lockReport(
  db: Queryable,
  { reportId, scrollId, personId }: ReportOf,
): Promise<KeptReport | undefined> {
  const { rows } = await db.query<KeptReport>(
    `select ${LISTED}, r.document ${FROM} where ${SEEN} and r.report_id = $2 and r.scroll_id = $3 for update of r`,
    [personId, reportId, scrollId],
  );
  return rows[0];
}

interface NewReport extends ReportOf {
  readonly document: ReportDocument;
  readonly now: Date;
  readonly most: number;
  /** With those that were removed and can still be taken back: else somebody could remove and make without end. */
  readonly mostKept: number;
}

/** Whoever counts a questionnaire's reports waits for whoever adds one. */
async function lockCount(db: Queryable, scrollId: string): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`reports:${scrollId}`]);
}

/** Counted in the statement that adds it; false when there are too many. */
export async function insertReport(db: Queryable, report: NewReport): Promise<boolean> {
  const { reportId, scrollId, personId, document, now, most, mostKept } = report;
  await lockCount(db, scrollId);
  const { rowCount } = await db.query(
    `insert into report (report_id, scroll_id, person_id, name, shape, pages, document, version, created_at, updated_at)
     select $1, $2, $3, $4, $5, $6, $7, 0, $8, $8
      where (select count(*) filter (where removed_at is null) < $9 and count(*) < $10 from report where scroll_id = $2)`,
    [...[reportId, scrollId, personId, ...listedOf(document), JSON.stringify(document), now], ...[most, mostKept]],
  );
  return rowCount === 1;
}

const listedOf = ({ name, shape, pages }: ReportDocument) => [name, shape, Object.keys(pages).length] as const;

export async function updateDocument(
  db: Queryable,
  { reportId, version, document, now }: Pick<NewReport, 'reportId' | 'document' | 'now'> & { readonly version: number },
): Promise<void> {
  await db.query(
    `update report set name = $2, shape = $3, pages = $4, document = $5, version = $6, updated_at = $7 where report_id = $1`,
    [reportId, ...listedOf(document), JSON.stringify(document), version, now],
  );
}

/** By whoever made it. */
export async function removeReport(
  db: Queryable,
  { reportId, scrollId, personId }: ReportOf,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update report set removed_at = $4 where report_id = $1 and scroll_id = $2 and person_id = $3 and removed_at is null`,
    [reportId, scrollId, personId, now],
  );
  return rowCount === 1;
}

export async function takeBackReport(
  db: Queryable,
  { reportId, scrollId, personId }: ReportOf,
  { removedAfter, most }: { readonly removedAfter: Date; readonly most: number },
): Promise<'done' | 'not-found' | 'too-many'> {
  await lockCount(db, scrollId);
  const { rows } = await db.query<{ isRemoved: boolean; isFull: boolean }>(
    `select removed_at > $4 as "isRemoved", (select count(*) >= $5 from report where scroll_id = $2 and removed_at is null) as "isFull"
       from report where report_id = $1 and scroll_id = $2 and person_id = $3`,
    [reportId, scrollId, personId, removedAfter, most],
  );
  if (!rows[0]?.isRemoved) return 'not-found';
  if (rows[0].isFull) return 'too-many';
  await db.query('update report set removed_at = null where report_id = $1', [reportId]);
  return 'done';
}

export async function deleteReportsRemovedBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from report where removed_at < $1', [before]);
}

export interface FrozenRow {
  readonly packed: Buffer;
  readonly asOf: Date;
  readonly through: Buffer;
}

export async function findFrozen(db: Queryable, reportId: string): Promise<FrozenRow | undefined> {
  const { rows } = await db.query<FrozenRow>(
    `select frozen as packed, frozen_as_of as "asOf", frozen_through as through from report where report_id = $1 and frozen is not null`,
    [reportId],
  );
  return rows[0];
}

export async function writeFrozen(db: Queryable, reportId: string, frozen: FrozenRow | undefined): Promise<void> {
  await db.query('update report set frozen = $2, frozen_as_of = $3, frozen_through = $4 where report_id = $1', [
    reportId,
    frozen?.packed ?? null,
    frozen?.asOf ?? null,
    frozen?.through ?? null,
  ]);
}

/** For whom it concerns although they may not see it any more. */
export async function nameOfReport(db: Queryable, reportId: string): Promise<string> {
  const { rows } = await db.query<{ name: string }>('select name from report where report_id = $1', [reportId]);
  return rows[0]?.name ?? '';
}

/** Reports that name variables; of those that this person does not see without their names. */
export async function listReportsNaming(
  db: Queryable,
  { scrollId, personId, keys }: NamingAsked,
): Promise<readonly NamingRow[]> {
  const { rows } = await db.query<NamingRow>(
    `select k.key, case when ${SEEN} then r.name else '' end as name
       from report r left join report_member m on m.report_id = r.report_id and m.person_id = $1
       join unnest($3::text[]) as k(key) on strpos(r.document::text, to_json(k.key)::text) > 0
      where r.scroll_id = $2 and r.removed_at is null order by 2`,
    [personId, scrollId, keys],
  );
  return rows;
}
