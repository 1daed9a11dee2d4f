import type { Paper } from '@wenshu/papers';
import type { Queryable } from '../../../platform/database/database.ts';
import type { PaperOf } from './paper.repository.ts';

export interface PaperLink {
  readonly code: string;
  readonly madeAt: Date;
}

const LINK = 'link_code as code, link_made_at as "madeAt"';

export async function findLink(db: Queryable, { paperId, personId }: PaperOf): Promise<PaperLink | undefined> {
  const { rows } = await db.query<PaperLink>(
    `select ${LINK} from paper where paper_id = $1 and person_id = $2 and removed_at is null and link_code is not null`,
    [paperId, personId],
  );
  return rows[0];
}

/** The one that there is, or this one: two who ask at once are told the same. */
export async function makeLink(
  db: Queryable,
  { paperId, personId, code, now }: PaperOf & { readonly code: string; readonly now: Date },
): Promise<PaperLink | undefined> {
  const { rows } = await db.query<PaperLink>(
    `update paper set link_code = coalesce(link_code, $3), link_made_at = coalesce(link_made_at, $4)
      where paper_id = $1 and person_id = $2 and removed_at is null returning ${LINK}`,
    [paperId, personId, code, now],
  );
  return rows[0];
}

export async function withdrawLink(db: Queryable, { paperId, personId }: PaperOf): Promise<boolean> {
  const { rowCount } = await db.query(
    `update paper set link_code = null, link_made_at = null where paper_id = $1 and person_id = $2 and removed_at is null`,
    [paperId, personId],
  );
  return rowCount === 1;
}

export interface SharedPaper {
  readonly paperId: string;
  readonly document: Paper;
  readonly nickName: string;
  readonly updatedAt: Date;
}

/** What stands under an address now. */
export async function findShared(db: Queryable, code: string): Promise<SharedPaper | undefined> {
  const { rows } = await db.query<SharedPaper>(
    `select r.paper_id as "paperId", r.document, coalesce(p.nick_name, '') as "nickName", r.updated_at as "updatedAt"
       from paper r left join person_name p using (person_id) where r.link_code = $1 and r.removed_at is null`,
    [code],
  );
  return rows[0];
}
