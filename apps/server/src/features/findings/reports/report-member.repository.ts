import type { ReportRole } from '@wenshu/api-contract';
import { visibleObjects } from '../../../authorisation/visible-questionnaires.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';

export interface MemberRow {
  readonly userId: string;
  readonly nickName: string;
  readonly picture: string | null;
  readonly role: ReportRole;
  readonly isOwner: boolean;
  readonly maySeeRecords: boolean;
}

export type CandidateRow = Pick<MemberRow, 'userId' | 'nickName' | 'picture'>;

/** Whoever may read reports of the questionnaire now. */
const holds = (person: string) => visibleObjects({ kind: 'questionnaire', id: '$2', person, right: 'report.online' });

/** Its maker first. */
export async function listMembers(db: Queryable, reportId: string, scrollId: string): Promise<MemberRow[]> {
  const { rows } = await db.query<MemberRow>(
    `select p.person_id as "userId", p.nick_name as "nickName", p.picture, w.role, w.is_owner as "isOwner", ${holds('p.person_id')} as "maySeeRecords"
       from (select person_id, 'manage' as role, true as is_owner from report where report_id = $1
             union all select m.person_id, m.role, false from report_member m where m.report_id = $1) w
       join person_name p using (person_id) order by w.is_owner desc, p.nick_name, p.person_id`,
    [reportId, scrollId],
  );
  return rows;
}

const MOST_CANDIDATES = 200;

export async function listCandidates(db: Queryable, reportId: string, scrollId: string): Promise<CandidateRow[]> {
  const { rows } = await db.query<CandidateRow>(
    `select p.person_id as "userId", p.nick_name as "nickName", p.picture from person_name p
      where ${holds('p.person_id')}
        and not exists (select 1 from report_member m where m.report_id = $1 and m.person_id = p.person_id)
        and not exists (select 1 from report r where r.report_id = $1 and r.person_id = p.person_id)
      order by p.nick_name, p.person_id limit ${MOST_CANDIDATES}`,
    [reportId, scrollId],
  );
  return rows;
}

interface Membership {
  readonly reportId: string;
  readonly scrollId: string;
  readonly userId: string;
}

/** Asked and written in one statement: false when the person may not look at the records, or made the report. */
export async function saveMember(
  db: Queryable,
  { reportId, scrollId, userId, role }: Membership & { readonly role: ReportRole },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into report_member (report_id, person_id, role)
     select $1, $3, $4 where ${holds('$3')} and not exists (select 1 from report where report_id = $1 and person_id = $3)
     on conflict (report_id, person_id) do update set role = excluded.role`,
    [reportId, scrollId, userId, role],
  );
  return rowCount === 1;
}

export async function deleteMember(
  db: Queryable,
  { reportId, userId }: Omit<Membership, 'scrollId'>,
): Promise<boolean> {
  const { rowCount } = await db.query('delete from report_member where report_id = $1 and person_id = $2', [
    reportId,
    userId,
  ]);
  return rowCount === 1;
}
