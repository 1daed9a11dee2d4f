import type { PresentPerson } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface PresentPage {
  readonly scrollId: string;
  readonly pageId: string;
  readonly personId: string;
  readonly questionId: string | null;
  readonly isTyping: boolean;
}

/** Enough faces for any screen. */
const MOST_PAGES = 100;

/** A page's id is its own: somebody else's row under it stays as it is. */
export async function rememberPage(db: Queryable, page: PresentPage, seenAt: Date): Promise<void> {
  await db.query(
    `insert into editor_presence (scroll_id, page_id, person_id, question_id, is_typing, seen_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (scroll_id, page_id) do update
       set question_id = excluded.question_id, is_typing = excluded.is_typing, seen_at = excluded.seen_at
     where editor_presence.person_id = excluded.person_id`,
    [page.scrollId, page.pageId, page.personId, page.questionId, page.isTyping, seenAt],
  );
}

export async function forgetPage(
  db: Queryable,
  { scrollId, pageId, personId }: Pick<PresentPage, 'scrollId' | 'pageId' | 'personId'>,
): Promise<void> {
  await db.query('delete from editor_presence where scroll_id = $1 and page_id = $2 and person_id = $3', [
    scrollId,
    pageId,
    personId,
  ]);
}

/** Everybody who was seen since, in the order of their names. */
export async function listPresent(
  db: Queryable,
  scrollId: string,
  since: Date,
): Promise<Omit<PresentPerson, 'isSelf'>[]> {
  const { rows } = await db.query<Omit<PresentPerson, 'isSelf'>>(
    `select e.page_id as "pageId", p.person_id as "personId", p.nick_name as "nickName", p.picture, e.question_id as "questionId",
            e.is_typing as "isTyping"
       from editor_presence e join person_name p using (person_id)
      where e.scroll_id = $1 and e.seen_at > $2 order by p.nick_name, e.page_id limit ${MOST_PAGES}`,
    [scrollId, since],
  );
  return rows;
}

export async function deletePagesBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from editor_presence where seen_at < $1', [before]);
}
