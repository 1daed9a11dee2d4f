import type { PaperRole } from '@wenshu/api-contract';
import type { Paper, PaperKind } from '@wenshu/papers';
import type { Queryable } from '../../../platform/database/database.ts';
import { workTogether } from './colleagues.repository.ts';

export interface PaperRow {
  readonly paperId: string;
  readonly personId: string;
  readonly nickName: string;
  readonly kind: PaperKind;
  readonly title: string;
  readonly language: Paper['language'];
  /** The reader's. */
  readonly role: PaperRole;
  readonly members: number;
  readonly hasLink: boolean;
  readonly version: number;
  readonly sourcesVersion: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface KeptPaper extends PaperRow {
  readonly document: Paper;
}

/** One paper, as one person asks for it. */
export interface PaperOf {
  readonly paperId: string;
  readonly personId: string;
}

const LISTED = `r.paper_id as "paperId", r.person_id as "personId", coalesce(p.nick_name, '') as "nickName", r.kind, r.title, r.language,
  case when r.person_id = $1 then 'manage' else m.role end as role, r.link_code is not null as "hasLink", r.version,
  (select count(*)::int from paper_member o where o.paper_id = r.paper_id) as members,
  r.sources_version as "sourcesVersion", r.created_at as "createdAt", r.updated_at as "updatedAt"`;
const FROM = `from paper r left join person_name p on p.person_id = r.person_id
  left join paper_member m on m.paper_id = r.paper_id and m.person_id = $1`;
const SEEN = `r.removed_at is null
  and (r.person_id = $1 or (m.role is not null and ${workTogether('$1', 'r.person_id')}))`;

interface Listing {
  readonly kind: PaperKind;
  readonly find: string | undefined;
  readonly most: number;
}

/** Newest first. */
export async function listPapers(db: Queryable, personId: string, { kind, find, most }: Listing): Promise<PaperRow[]> {
  const { rows } = await db.query<PaperRow>(
    `select ${LISTED} ${FROM} where (r.person_id = $1 or m.role is not null) and ${SEEN} and r.kind = $2
        and ($3 = '' or strpos(lower(concat_ws(E'\\n', r.title, p.nick_name)), lower($3)) > 0)
      order by r.updated_at desc, r.paper_id limit $4`,
    [personId, kind, find ?? '', most],
  );
  return rows;
}

export async function findPaper(db: Queryable, { paperId, personId }: PaperOf): Promise<KeptPaper | undefined> {
  const { rows } = await db.query<KeptPaper>(`select ${LISTED}, r.document ${FROM} where ${SEEN} and r.paper_id = $2`, [
    personId,
    paperId,
  ]);
  return rows[0];
}

/** The same, and nobody else changes it or its sources until the transaction ends. */
export async function lockPaper(db: Queryable, { paperId, personId }: PaperOf): Promise<KeptPaper | undefined> {
  const { rows } = await db.query<KeptPaper>(
    `select ${LISTED}, r.document ${FROM} where ${SEEN} and r.paper_id = $2 for update of r`,
    [personId, paperId],
  );
  return rows[0];
}

/** What a person made, also what they removed and could take back. */
export async function listOwnPaperIds(db: Queryable, personId: string): Promise<readonly string[]> {
  const { rows } = await db.query<{ paperId: string }>(
    'select paper_id as "paperId" from paper where person_id = $1 order by created_at, paper_id',
    [personId],
  );
  return rows.map(({ paperId }) => paperId);
}

/** Undefined when it has gone meanwhile. */
export async function findOwnPaper(
  db: Queryable,
  paperId: string,
): Promise<Pick<KeptPaper, 'document' | 'createdAt' | 'updatedAt'> | undefined> {
  const { rows } = await db.query<Pick<KeptPaper, 'document' | 'createdAt' | 'updatedAt'>>(
    'select document, created_at as "createdAt", updated_at as "updatedAt" from paper where paper_id = $1',
    [paperId],
  );
  return rows[0];
}

/** Whoever counts a person's papers waits for whoever adds one. */
async function lockCount(db: Queryable, personId: string): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`papers:${personId}`]);
}

interface NewPaper extends PaperOf {
  readonly document: Paper;
  readonly now: Date;
  readonly most: number;
  /** With those that were removed and can still be taken back: else somebody could remove and make without end. */
  readonly mostKept: number;
}

/** Counted in the statement that adds it; false when there are too many. */
export async function insertPaper(db: Queryable, paper: NewPaper): Promise<boolean> {
  const { paperId, personId, document, now, most, mostKept } = paper;
  await lockCount(db, personId);
  const { rowCount } = await db.query(
    `insert into paper (paper_id, person_id, kind, title, language, document, version, created_at, updated_at)
     select $1, $2, $3, $4, $5, $6, 0, $7, $7
      where (select count(*) filter (where removed_at is null) < $8 and count(*) < $9 from paper where person_id = $2)`,
    [
      paperId,
      personId,
      document.kind,
      document.title,
      document.language,
      JSON.stringify(document),
      now,
      most,
      mostKept,
    ],
  );
  return rowCount === 1;
}

export async function updatePaper(
  db: Queryable,
  { paperId, version, document, now }: Pick<NewPaper, 'paperId' | 'document' | 'now'> & { readonly version: number },
): Promise<void> {
  await db.query(
    `update paper set title = $2, language = $3, document = $4, version = $5, updated_at = $6 where paper_id = $1`,
    [paperId, document.title, document.language, JSON.stringify(document), version, now],
  );
}

export async function countSourceChange(db: Queryable, paperId: string): Promise<number> {
  const { rows } = await db.query<{ sourcesVersion: number }>(
    `update paper set sources_version = sources_version + 1 where paper_id = $1 returning sources_version as "sourcesVersion"`,
    [paperId],
  );
  return rows[0]!.sourcesVersion;
}

/** By whoever made it. */
export async function removePaper(db: Queryable, { paperId, personId }: PaperOf, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update paper set removed_at = $3 where paper_id = $1 and person_id = $2 and removed_at is null',
    [paperId, personId, now],
  );
  return rowCount === 1;
}

export async function takeBackPaper(
  db: Queryable,
  { paperId, personId }: PaperOf,
  { removedAfter, most }: { readonly removedAfter: Date; readonly most: number },
): Promise<'done' | 'not-found' | 'too-many'> {
  await lockCount(db, personId);
  const { rows } = await db.query<{ isRemoved: boolean; isFull: boolean }>(
    `select removed_at > $3 as "isRemoved", (select count(*) >= $4 from paper where person_id = $2 and removed_at is null) as "isFull"
       from paper where paper_id = $1 and person_id = $2`,
    [paperId, personId, removedAfter, most],
  );
  if (!rows[0]?.isRemoved) return 'not-found';
  if (rows[0].isFull) return 'too-many';
  await db.query('update paper set removed_at = null where paper_id = $1', [paperId]);
  return 'done';
}

export async function deletePapersRemovedBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from paper where removed_at < $1', [before]);
}
