import type { ContactRow, ContactSurvey } from '@wenshu/api-contract';
import { seesAllRecords, visibleQuestionnaires } from '../../../authorisation/visible-questionnaires.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';

/** The surveys whose name lists the person manages, and of which they may know all records: a list tells who has answered. Found once: a list of thousands of people is read against a handful of ids. */
const MINE = `mine as materialized (
  select q.scroll_id, q.name as survey from questionnaire_summary q
   where ${visibleQuestionnaires({ scrollId: 'q.scroll_id', person: '$1', right: 'links.manage' })}
     and ${seesAllRecords({ scrollId: 'q.scroll_id', person: '$1', right: 'links.manage' })})`;
const SUBMITTED = 'r.status >= 2';

export interface ContactSearch {
  readonly page: number;
  readonly size: number;
  readonly search?: string | undefined;
  readonly group?: string | undefined;
  readonly label?: string | undefined;
  readonly answered?: 'yes' | 'no' | undefined;
}

export type FoundContact = Omit<ContactRow, 'isNotToAsk'> & { readonly mobiles: string[]; readonly emails: string[] };

/**
 * A line for each number or e-mail: who answered most often first. People are only counted over all of them; what else is known, and in how
 * many different surveys they stand, is read for a page: telling surveys apart for everybody would sort a hundred thousand rows.
 */
export async function findContactPage(
  db: Queryable,
  personId: string,
  { page, size, search, group, label, answered }: ContactSearch,
): Promise<{ total: number; items: FoundContact[] }> {
  const values: unknown[] = [personId];
  const place = (value: unknown) => `$${values.push(value)}`;
  const having = ['true'];
  if (search) {
    const pattern = place(`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`);
    having.push(`bool_or(r.name ilike ${pattern} or r.mobile ilike ${pattern} or r.email ilike ${pattern})`);
  }
  if (group) having.push(`bool_or(r.group_name = ${place(group)})`);
  if (label) having.push(`bool_or(${place(label)} = any(r.labels))`);
  if (answered) having.push(`bool_or(${SUBMITTED}) = ${place(answered === 'yes')}`);
  const { rows } = await db.query<{ total: number } & (FoundContact | { contact: null })>(
    `with ${MINE},
     found as materialized (
       select r.contact, count(*) as entries, count(*) filter (where ${SUBMITTED}) as answered
         from listed_respondent r where r.scroll_id in (select scroll_id from mine) and r.contact is not null
        group by r.contact having ${having.join(' and ')}),
     page as (select * from found order by answered desc, entries desc, contact limit ${place(size)} offset ${place((page - 1) * size)})
     select c.total, p.contact, p.answered, known.* from (select count(*) as total from found) c
       left join page p on true
       left join lateral (
         select count(distinct r.scroll_id) as surveys,
                (array_agg(r.name order by r.serial desc) filter (where r.name <> ''))[1] as name,
                array_agg(distinct r.group_name) filter (where r.group_name <> '') as groups,
                array(select distinct label from listed_respondent l, unnest(l.labels) as label
                       where l.contact = p.contact and l.scroll_id in (select scroll_id from mine) order by 1) as labels,
                array_agg(distinct r.mobile) as mobiles, array_agg(distinct r.email) as emails,
                (extract(epoch from max(coalesce(a.submitted_at, a.started_at))) * 1000)::bigint as "lastAt"
           from listed_respondent r
           left join collected_record a on a.scroll_id = r.scroll_id and a.answer_record_id = r.answer_record_id
          where r.contact = p.contact and r.scroll_id in (select scroll_id from mine)) known on p.contact is not null
      order by p.answered desc, p.entries desc, p.contact`,
    values,
  );
  return {
    total: rows[0]?.total ?? 0,
    items: rows.flatMap(({ total: _, ...row }) =>
      row.contact === null ? [] : [{ ...row, name: row.name ?? '', groups: row.groups ?? [] }],
    ),
  };
}

/** Where one person stands, newest survey first; their record only where the reader may see records. */
export async function listContactSurveys(db: Queryable, personId: string, contact: string): Promise<ContactSurvey[]> {
  const maySee = visibleQuestionnaires({ scrollId: 'r.scroll_id', person: '$1', right: 'records.view' });
  const { rows } = await db.query<ContactSurvey>(
    `with ${MINE}
     select r.scroll_id as "scrollId", m.survey, r.respondent_id as "respondentId", r.name, r.mobile, r.email, r.group_name as "group", r.labels,
            r.status as "answerStatus", r.is_removed as "isRemoved",
            (extract(epoch from coalesce(a.submitted_at, a.started_at)) * 1000)::bigint as at,
            case when a.answer_record_id is not null and ${maySee} then a.answer_record_id end as "answerRecordId"
       from listed_respondent r join mine m using (scroll_id)
       left join collected_record a on a.scroll_id = r.scroll_id and a.answer_record_id = r.answer_record_id
      where r.contact = lower($2)
      order by coalesce(a.submitted_at, a.started_at) desc nulls last, r.scroll_id, r.serial limit 500`,
    [personId, contact],
  );
  return rows;
}

const MOST_WORDS = 500;

export async function summariseContacts(
  db: Queryable,
  personId: string,
): Promise<{ groups: string[]; labels: string[] }> {
  const { rows } = await db.query<{ groups: string[]; labels: string[] }>(
    `with ${MINE},
     theirs as materialized (
       select distinct r.group_name, r.labels from listed_respondent r where r.scroll_id in (select scroll_id from mine) and r.contact is not null)
     select array(select distinct group_name from theirs where group_name <> '' order by 1 limit ${MOST_WORDS}) as groups,
            array(select distinct label from theirs, unnest(labels) as label order by 1 limit ${MOST_WORDS}) as labels`,
    [personId],
  );
  return rows[0] ?? { groups: [], labels: [] };
}

/** Numbers and addresses that stand beside these in one's name lists. */
export async function listBesides(
  db: Queryable,
  personId: string,
  contacts: readonly string[],
): Promise<{ mobile: string; email: string }[]> {
  const { rows } = await db.query<{ mobile: string; email: string }>(
    `with ${MINE} select distinct r.mobile, r.email from listed_respondent r join mine using (scroll_id) where r.contact = any($2)`,
    [personId, contacts],
  );
  return rows;
}
