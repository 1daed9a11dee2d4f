import type { PresentPerson } from '@wenshu/api-contract';
import type { Queryable } from '../../platform/database/database.ts';

export interface PresentPage {
  readonly scrollId: string;
  readonly pageId: string;
  readonly personId: string;
  readonly questionId: string | null;
}

/** A page's id is its own: somebody else's row under it stays as it is. */
export async function rememberPage(db: Queryable, page: PresentPage, seenAt: Date): Promise<void> {
  await db.query(
    `insert into editor_presence (scroll_id, page_id, person_id, question_id, seen_at) values ($1, $2, $3, $4, $5)
     on conflict (scroll_id, page_id) do update set question_id = excluded.question_id, seen_at = excluded.seen_at
     where editor_presence.person_id = excluded.person_id`,
    [page.scrollId, page.pageId, page.personId, page.questionId, seenAt],
  );
}

export async function forgetPage(db: Queryable, { scrollId, pageId, personId }: PresentPage): Promise<void> {
  await db.query('delete from editor_presence where scroll_id = $1 and page_id = $2 and person_id = $3', [
    scrollId,
    pageId,
    personId,
  ]);
}

/** Everybody else who was seen since, in the order of their names. */
export async function listOthers(
  db: Queryable,
  { scrollId, pageId, personId }: PresentPage,
  since: Date,
): Promise<PresentPerson[]> {
  const { rows } = await db.query<PresentPerson>(
    `select e.page_id as "pageId", p.id as "personId", p.nick_name as "nickName", p.picture, e.question_id as "questionId",
            p.id = $3 as "isSelf"
       from editor_presence e join person p on p.id = e.person_id
      where e.scroll_id = $1 and e.page_id <> $2 and e.seen_at > $4 order by p.nick_name, e.page_id limit 100`,
    [scrollId, pageId, personId, since],
  );
  return rows;
}

export async function deletePagesBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from editor_presence where seen_at < $1', [before]);
}
