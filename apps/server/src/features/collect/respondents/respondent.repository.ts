import {
  answerStatus,
  type ListedRow,
  type NewRespondent,
  type RespondentRow,
  type SendMethod,
  type SendState,
  type SentBy,
} from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { lockSurvey } from '../../design/live-settings/index.ts';

/** In one statement, numbered below the survey's lock. Whoever knows the ids and codes minted them. */
export async function insertRespondents(
  db: Queryable,
  scrollId: string,
  respondents: readonly (NewRespondent & { readonly respondentId: string; readonly code: string })[],
): Promise<void> {
  await lockSurvey(db, scrollId);
  await db.query(
    `insert into survey_respondent (scroll_id, respondent_id, code, serial, name, mobile, email, group_name, custom, labels)
     select $1, n."respondentId", n.code, n.place + coalesce((select max(serial) from survey_respondent where scroll_id = $1), 0),
            n.name, n.mobile, n.email, n."group", n.custom, n.labels
       from jsonb_to_recordset($2::jsonb) as n("respondentId" text, code text, place integer, name text, mobile text, email text, "group" text, custom jsonb, labels text[])`,
    [scrollId, JSON.stringify(respondents.map((one, index) => ({ ...one, place: index + 1 })))],
  );
}

export interface RespondentSearch {
  readonly page: number;
  readonly size: number;
  readonly search?: string | undefined;
  readonly group?: string | undefined;
  readonly label?: string | undefined;
  readonly answerStatus?: number | undefined;
  readonly mailState?: SendState | undefined;
  readonly smsState?: SendState | undefined;
  readonly people: 'all' | 'listed' | 'removed';
  /** The fields that are searched; all of them when none is named. */
  readonly fields: readonly string[];
}

const SEARCHED: Readonly<Record<string, string>> = {
  name: 'r.name',
  mobile: 'r.mobile',
  email: 'r.email',
  group: 'r.group_name',
};

/** Columns first and attributes last: of ten thousand people most are decided without taking their attributes apart. */
function searchCondition(fields: readonly string[], search: string, place: (value: unknown) => string): string {
  const pattern = place(`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const columns = Object.keys(SEARCHED).filter(field => fields.length === 0 || fields.includes(field));
  const custom = fields.filter(field => !columns.includes(field));
  const found = columns.map(field => `${SEARCHED[field]} ilike ${pattern}`);
  if (fields.length === 0 || custom.length > 0) {
    const isNamed = custom.length > 0 ? ` and f.key = any(${place(custom)})` : '';
    found.push(`exists (select 1 from jsonb_each_text(r.custom) f where f.value ilike ${pattern}${isNamed})`);
  }
  return `(${found.join(' or ')})`;
}

export async function findRespondentPage(
  db: Queryable,
  scrollId: string,
  { page, size, search, group, label, answerStatus, mailState, smsState, people, fields }: RespondentSearch,
): Promise<{ total: number; items: RespondentRow[] }> {
  const values: unknown[] = [scrollId];
  const place = (value: unknown) => `$${values.push(value)}`;
  const where = ['r.scroll_id = $1'];
  if (search) where.push(searchCondition(fields, search, place));
  if (answerStatus !== undefined) where.push(`r.status = ${place(answerStatus)}`);
  if (people !== 'all') where.push(`r.is_removed = ${place(people === 'removed')}`);
  if (group !== undefined) where.push(`r.group_name = ${place(group)}`);
  if (label !== undefined) where.push(`${place(label)} = any(r.labels)`);
  if (mailState !== undefined) where.push(`${standing('mail')} = ${place(mailState)}`);
  if (smsState !== undefined) where.push(`${standing('sms')} = ${place(smsState)}`);
  // Looked for once, for the count and for the page: taking ten thousand people's attributes apart is what a search costs.
  const { rows } = await db.query<{ total: number } & (StoredRespondent | { respondentId: null })>(
    `with found as materialized (select r.scroll_id, r.respondent_id, r.serial from survey_respondent r where ${where.join(' and ')})
     select c.total, ${COLUMNS} from (select count(*) as total from found) c
       left join (select * from found order by serial limit ${place(size)} offset ${place((page - 1) * size)}) f on true
       left join survey_respondent r on r.scroll_id = f.scroll_id and r.respondent_id = f.respondent_id order by f.serial`,
    values,
  );
  return {
    total: rows[0]?.total ?? 0,
    // A page behind the last one has nobody, and the count all the same.
    items: rows.flatMap(({ total: _, ...row }) => (row.respondentId === null ? [] : [readRow(row)])),
  };
}

type StoredRespondent = Omit<RespondentRow, 'link'> & { readonly code: string };
const COLUMNS = `r.respondent_id as "respondentId", r.serial as "serialNumber", r.name, r.mobile, r.email, r.group_name as "group", r.custom,
  r.labels, r.status as "answerStatus", r.is_removed as "isRemoved", r.views, r.code`;

function readRow({ code, ...row }: StoredRespondent): RespondentRow {
  return { ...row, link: `/p/${code}` };
}

/** Whoever is still on the list, after a number: a file walks through them without holding them all. */
export async function listRespondentsAfter(
  db: Queryable,
  scrollId: string,
  serial: number,
  limit: number,
): Promise<RespondentRow[]> {
  const { rows } = await db.query<StoredRespondent>(
    `select ${COLUMNS} from survey_respondent r where r.scroll_id = $1 and r.serial > $2 and not r.is_removed order by r.serial limit $3`,
    [scrollId, serial, limit],
  );
  return rows.map(readRow);
}

export async function countRespondents(db: Queryable, scrollId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*) as count from survey_respondent where scroll_id = $1 and not is_removed',
    [scrollId],
  );
  return rows[0]?.count ?? 0;
}

/** Numbers and addresses of everybody on the list. */
export async function listContacts(db: Queryable, scrollId: string): Promise<{ mobile: string; email: string }[]> {
  const { rows } = await db.query<{ mobile: string; email: string }>(
    `select mobile, email from survey_respondent where scroll_id = $1 and not is_removed and contact is not null`,
    [scrollId],
  );
  return rows;
}

/** By what one person of a list is reached, also after they were taken off it. */
export async function findContact(
  db: Queryable,
  scrollId: string,
  respondentId: string,
): Promise<{ mobile: string; email: string } | undefined> {
  const { rows } = await db.query<{ mobile: string; email: string }>(
    'select mobile, email from survey_respondent where scroll_id = $1 and respondent_id = $2',
    [scrollId, respondentId],
  );
  return rows[0];
}

/** Of somebody who is still on the list. */
export async function findRespondentsCode(
  db: Queryable,
  scrollId: string,
  respondentId: string,
): Promise<string | undefined> {
  const { rows } = await db.query<{ code: string }>(
    'select code from survey_respondent where scroll_id = $1 and respondent_id = $2 and not is_removed',
    [scrollId, respondentId],
  );
  return rows[0]?.code;
}

export async function removeRespondents(db: Queryable, scrollId: string, ids: readonly string[]): Promise<number> {
  // Locked in the order in which submissions lock them, so that the two never wait for each other in a circle.
  const { rowCount } = await db.query(
    `with chosen as (
       select respondent_id from survey_respondent
        where scroll_id = $1 and respondent_id = any($2) and not is_removed order by respondent_id for update)
     update survey_respondent r set is_removed = true from chosen where r.scroll_id = $1 and r.respondent_id = chosen.respondent_id`,
    [scrollId, ids],
  );
  return rowCount ?? 0;
}

/** These people, locked in the order in which submissions lock them; whoever was taken off the list is not among them. */
export async function lockListed(db: Queryable, scrollId: string, ids: readonly string[]): Promise<RespondentRow[]> {
  const { rows } = await db.query<StoredRespondent>(
    `select ${COLUMNS} from survey_respondent r
      where r.scroll_id = $1 and r.respondent_id = any($2) and not r.is_removed order by r.respondent_id for update`,
    [scrollId, ids],
  );
  return rows.map(readRow);
}

/** What the list knows of people who are locked; not their links, nor how far they have come. */
export async function writeRespondents(
  db: Queryable,
  scrollId: string,
  people: readonly (NewRespondent & { readonly respondentId: string })[],
): Promise<void> {
  await db.query(
    `update survey_respondent r
        set name = n.name, mobile = n.mobile, email = n.email, group_name = n."group", custom = n.custom, labels = n.labels
       from jsonb_to_recordset($2::jsonb) as n("respondentId" text, name text, mobile text, email text, "group" text, custom jsonb, labels text[])
      where r.scroll_id = $1 and r.respondent_id = n."respondentId"`,
    [scrollId, JSON.stringify(people)],
  );
}

const MOST_GROUPS = 500;

/** How many people there are, how far they have come, and their groups. */
export async function summariseRespondents(
  db: Queryable,
  scrollId: string,
): Promise<{ total: number; removed: number; byStatus: number[]; groups: string[] }> {
  const { rows } = await db.query<{ isRemoved: boolean; status: number; count: number }>(
    `select is_removed as "isRemoved", status, count(*) as count from survey_respondent where scroll_id = $1 group by 1, 2`,
    [scrollId],
  );
  const groups = await db.query<{ group: string }>(
    `select distinct group_name as "group" from survey_respondent
      where scroll_id = $1 and not is_removed and group_name <> '' order by 1 limit ${MOST_GROUPS}`,
    [scrollId],
  );
  const byStatus: number[] = Object.values(answerStatus).map(() => 0);
  let removed = 0;
  for (const { isRemoved, status, count } of rows)
    if (isRemoved) removed += count;
    else byStatus[status]! += count;
  const total = byStatus.reduce((sum, count) => sum + count, 0);
  return { total, removed, byStatus, groups: groups.rows.map(row => row.group) };
}

/** So many who might be doubles are looked at: each of them is compared with few. */
const MOST_LIKELY_DOUBLES = 20_000;

/** Whoever shares a number, an address, or name and group with somebody else on the list. */
export async function listLikelyDoubles(db: Queryable, scrollId: string): Promise<RespondentRow[]> {
  const { rows } = await db.query<StoredRespondent>(
    `select ${COLUMNS} from (
       select *, count(*) over (partition by mobile) as mobiles, count(*) over (partition by lower(email)) as emails,
              count(*) over (partition by lower(name), group_name) as names
         from survey_respondent where scroll_id = $1 and not is_removed) r
      where (r.mobile <> '' and r.mobiles > 1) or (r.email <> '' and r.emails > 1) or (r.name <> '' and r.names > 1)
      order by r.serial limit ${MOST_LIKELY_DOUBLES}`,
    [scrollId],
  );
  return rows.map(readRow);
}

/** Of the whole list, or of one person in it. */
export async function listCustomFields(db: Queryable, scrollId: string, respondentId?: string): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    `select distinct f.key from survey_respondent r, jsonb_object_keys(r.custom) as f(key)
      where r.scroll_id = $1 and not r.is_removed and ($2::text is null or r.respondent_id = $2) order by f.key`,
    [scrollId, respondentId ?? null],
  );
  return rows.map(row => row.key);
}

const MOST_VALUES = 500;

export async function listCustomValues(
  db: Queryable,
  scrollId: string,
  field: string,
  part: string,
): Promise<string[]> {
  const { rows } = await db.query<{ value: string }>(
    `select distinct r.custom->>$2 as value from survey_respondent r
      where r.scroll_id = $1 and not r.is_removed and r.custom->>$2 <> '' and strpos(lower(r.custom->>$2), lower($3)) > 0
      order by value limit ${MOST_VALUES}`,
    [scrollId, field, part],
  );
  return rows.map(row => row.value);
}

/** Of the whole list, or of one group. */
export async function listLabels(db: Queryable, scrollId: string, group?: string): Promise<string[]> {
  const { rows } = await db.query<{ label: string }>(
    `select distinct label from survey_respondent r, unnest(r.labels) as label
      where r.scroll_id = $1 and not r.is_removed and ($2::text is null or r.group_name = $2) order by label`,
    [scrollId, group ?? null],
  );
  return rows.map(row => row.label);
}

export async function findSearchFields(db: Queryable, scrollId: string): Promise<string[]> {
  const { rows } = await db.query<{ fields: string[] }>('select fields from respondent_search where scroll_id = $1', [
    scrollId,
  ]);
  return rows[0]?.fields ?? [];
}

export async function writeSearchFields(db: Queryable, scrollId: string, fields: readonly string[]): Promise<void> {
  await db.query(
    'insert into respondent_search (scroll_id, fields) values ($1, $2) on conflict (scroll_id) do update set fields = excluded.fields',
    [scrollId, fields],
  );
}

/** Of messages of one way to one person: which says how they stand. What was stopped or left out says less than any other. */
const TELLING = `d.state = 'not-sent', d.created_at desc`;
const standing = (method: SendMethod) =>
  `coalesce((select d.state from distribution d where d.scroll_id = r.scroll_id and d.respondent_id = r.respondent_id
     and d.method = '${method}' order by ${TELLING} limit 1), 'not-sent')`;

/** How each of these stands by each way, when the last message left, and how often any was sent again. */
export async function findDistribution(
  db: Queryable,
  scrollId: string,
  ids: readonly string[],
): Promise<(respondentId: string) => ListedRow['distribution']> {
  const { rows } = await db.query<
    Omit<NonNullable<SentBy>, 'lastSentTime'> & { respondentId: string; method: SendMethod; lastSentAt: Date | null }
  >(
    `select d.respondent_id as "respondentId", d.method, (array_agg(d.state order by ${TELLING}))[1] as state,
            (array_agg(d.reason order by ${TELLING}))[1] as reason,
            max(d.sent_at) as "lastSentAt", sum(d.resends)::integer as resends
       from distribution d where d.scroll_id = $1 and d.respondent_id = any($2) group by 1, 2`,
    [scrollId, ids],
  );
  const found = new Map(
    rows.map(({ respondentId, method, lastSentAt, ...row }) => [
      `${respondentId}/${method}`,
      { ...row, lastSentTime: lastSentAt?.getTime() ?? null },
    ]),
  );
  return id => ({ mail: found.get(`${id}/mail`) ?? null, sms: found.get(`${id}/sms`) ?? null });
}
