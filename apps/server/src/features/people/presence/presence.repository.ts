import type { Queryable } from '../../../platform/database/database.ts';

/** A document of some kind: a questionnaire, a report. */
export interface DocumentOf {
  readonly kind: string;
  readonly documentId: string;
}

export interface PageOfPerson {
  readonly pageId: string;
  readonly personId: string;
}

export interface OpenPage extends DocumentOf, PageOfPerson {
  /** Where in the document somebody is. */
  readonly place: string | null;
  readonly isTyping: boolean;
}

export interface PresentPage extends PageOfPerson {
  readonly nickName: string;
  readonly picture: string | null;
  readonly place: string | null;
  readonly isTyping: boolean;
}

/** Enough faces for any screen. */
const MOST_PAGES = 100;

/** A page's id is its own: somebody else's row under it stays as it is. */
export async function rememberPage(db: Queryable, page: OpenPage, seenAt: Date): Promise<void> {
  await db.query(
    `insert into document_presence (kind, document_id, page_id, person_id, place, is_typing, seen_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (kind, document_id, page_id) do update
       set place = excluded.place, is_typing = excluded.is_typing, seen_at = excluded.seen_at
     where document_presence.person_id = excluded.person_id`,
    [page.kind, page.documentId, page.pageId, page.personId, page.place, page.isTyping, seenAt],
  );
}

export async function forgetPage(
  db: Queryable,
  { kind, documentId, pageId, personId }: DocumentOf & PageOfPerson,
): Promise<void> {
  await db.query(
    'delete from document_presence where kind = $1 and document_id = $2 and page_id = $3 and person_id = $4',
    [kind, documentId, pageId, personId],
  );
}

/** Everybody who was seen since, in the order of their names. */
export async function listPresent(
  db: Queryable,
  { kind, documentId }: DocumentOf,
  since: Date,
): Promise<PresentPage[]> {
  const { rows } = await db.query<PresentPage>(
    `select e.page_id as "pageId", p.person_id as "personId", p.nick_name as "nickName", p.picture, e.place, e.is_typing as "isTyping"
       from document_presence e join person_name p using (person_id)
      where e.kind = $1 and e.document_id = $2 and e.seen_at > $3 order by p.nick_name, e.page_id limit ${MOST_PAGES}`,
    [kind, documentId, since],
  );
  return rows;
}

/** For each document a word that is another one as soon as somebody comes, goes, or is at another place. Without anybody there is none. */
export async function listPresenceWords(
  db: Queryable,
  kind: string,
  documentIds: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ documentId: string; word: string }>(
    `select document_id as "documentId", md5(string_agg(concat_ws(' ', page_id, place, is_typing), ',' order by page_id)) as word
       from document_presence where kind = $1 and document_id = any($2) and seen_at > $3 group by document_id`,
    [kind, documentIds, since],
  );
  return new Map(rows.map(({ documentId, word }) => [documentId, word]));
}

/** Of every kind of which any is open. */
export async function countOpenPages(db: Queryable, since: Date): Promise<{ kind: string; pages: number }[]> {
  const { rows } = await db.query<{ kind: string; pages: number }>(
    'select kind, count(*)::int as pages from document_presence where seen_at > $1 group by kind order by kind',
    [since],
  );
  return rows;
}

export async function deletePagesBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from document_presence where seen_at < $1', [before]);
}
