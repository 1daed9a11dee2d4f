import type { NewRespondent, RespondentRow } from '@wenshu/api-contract';
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
  readonly answerStatus?: number | undefined;
  /** Whether removed ones are listed too. */
  readonly hasRemoved: boolean;
  /** The fields that are searched. */
  readonly fields: readonly string[];
}

export async function findRespondentPage(
  db: Queryable,
  scrollId: string,
  { page, size, search, group, answerStatus, hasRemoved, fields }: RespondentSearch,
): Promise<{ total: number; items: RespondentRow[] }> {
  const pattern = search ? `%${search.replaceAll(/[\\%_]/g, '\\$&')}%` : null;
  const where = `r.scroll_id = $1 and ($2::text is null or exists (
      select 1 from jsonb_each_text(r.custom || jsonb_build_object('name', r.name, 'mobile', r.mobile, 'email', r.email, 'group', r.group_name)) f
       where f.value ilike $2 and (cardinality($5::text[]) = 0 or f.key = any($5))))
    and ($3::smallint is null or r.status = $3) and ($4 or not r.is_removed) and ($6::text is null or r.group_name = $6)`;
  const values = [scrollId, pattern, answerStatus ?? null, hasRemoved, fields, group ?? null];
  const counted = await db.query<{ total: number }>(
    `select count(*) as total from survey_respondent r where ${where}`,
    values,
  );
  const { rows } = await db.query<StoredRespondent>(
    `select ${COLUMNS} from survey_respondent r where ${where} order by r.serial limit $7 offset $8`,
    [...values, size, (page - 1) * size],
  );
  return { total: counted.rows[0]?.total ?? 0, items: rows.map(readRow) };
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
