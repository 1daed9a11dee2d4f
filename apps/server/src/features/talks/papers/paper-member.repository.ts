import type { PaperMember } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { workTogether } from './colleagues.repository.ts';
import type { PaperOf } from './paper.repository.ts';

/** Its maker first. */
export async function listMembers(db: Queryable, paperId: string): Promise<PaperMember[]> {
  const { rows } = await db.query<PaperMember>(
    `select p.person_id as "userId", p.nick_name as "nickName", p.picture, w.role, w.is_owner as "isOwner",
            w.is_owner or ${workTogether('w.person_id', 'w.owner_id')} as "mayOpen"
       from (select person_id, person_id as owner_id, 'manage' as role, true as is_owner from paper where paper_id = $1
             union all
             select m.person_id, r.person_id, m.role, false from paper_member m join paper r using (paper_id) where r.paper_id = $1) w
       join person_name p using (person_id) order by w.is_owner desc, p.nick_name, p.person_id`,
    [paperId],
  );
  return rows;
}

const MOST_CANDIDATES = 50;

export type CandidateRow = Pick<PaperMember, 'userId' | 'nickName' | 'picture'>;

/** Of the enterprises of whoever made it, and of their questionnaires that stand in none. */
export async function listCandidates(
  db: Queryable,
  { paperId, personId }: PaperOf,
  find = '',
): Promise<CandidateRow[]> {
  const { rows } = await db.query<CandidateRow>(
    `with near as (
       select distinct b.person_id from held_right a join held_right b using (object_kind, object_id, right_name)
        where a.person_id = $2 and not a.is_in_bin
          and ((a.object_kind = 'enterprise' and a.right_name = 'enterprise.view')
            or (a.object_kind = 'questionnaire' and a.right_name = 'questionnaire.view'
                and not exists (select 1 from team_object t where t.object_kind = 'questionnaire' and t.object_id = a.object_id))))
     select p.person_id as "userId", p.nick_name as "nickName", p.picture
       from near join person_name p using (person_id)
      where p.person_id <> $2 and ($3 = '' or strpos(lower(p.nick_name), lower($3)) > 0)
        and not exists (select 1 from paper_member m where m.paper_id = $1 and m.person_id = p.person_id)
      order by p.nick_name, p.person_id limit ${MOST_CANDIDATES}`,
    [paperId, personId, find],
  );
  return rows;
}

interface Membership extends PaperOf {
  readonly userId: string;
}

/** Asked and written in one statement: false when they do not work together, or the paper is full. */
export async function saveMember(
  db: Queryable,
  { paperId, personId, userId, role, most }: Membership & { readonly role: string; readonly most: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into paper_member (paper_id, person_id, role)
     select r.paper_id, $3, $4 from paper r
      where r.paper_id = $1 and r.person_id = $2 and r.removed_at is null and ${workTogether('$2::uuid', '$3::uuid')}
        and ((select count(*) from paper_member m where m.paper_id = $1) < $5
          or exists (select 1 from paper_member m where m.paper_id = $1 and m.person_id = $3))
     on conflict (paper_id, person_id) do update set role = excluded.role`,
    [paperId, personId, userId, role, most],
  );
  return rowCount === 1;
}

export async function deleteMember(db: Queryable, { paperId, userId }: Omit<Membership, 'personId'>): Promise<boolean> {
  const { rowCount } = await db.query('delete from paper_member where paper_id = $1 and person_id = $2', [
    paperId,
    userId,
  ]);
  return rowCount === 1;
}
