import type { TalkAttribute, TalkRole } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface TalkProject {
  readonly scrollId: string;
  readonly languageId: number;
  readonly attributes: readonly TalkAttribute[];
  readonly version: number;
  /** Its owner lets a model read what people said. */
  readonly mayLeave: boolean;
}

export interface TalkPersonRow {
  readonly no: number;
  readonly name: string;
  readonly role: TalkRole;
  readonly values: Readonly<Record<string, string | number>>;
}

const PROJECT = `select scroll_id as "scrollId", language_id as "languageId", attributes, version, may_leave as "mayLeave" from transcript_project where scroll_id = $1`;

export async function insertProject(
  db: Queryable,
  { scrollId, languageId }: Pick<TalkProject, 'scrollId' | 'languageId'>,
): Promise<void> {
  await db.query('insert into transcript_project (scroll_id, language_id) values ($1, $2)', [scrollId, languageId]);
}

export async function findProject(db: Queryable, scrollId: string): Promise<TalkProject | undefined> {
  const { rows } = await db.query<TalkProject>(PROJECT, [scrollId]);
  return rows[0];
}

/** Its people and attributes stay as they are until this transaction ends; others may edit its transcripts meanwhile. */
export async function keepProject(db: Queryable, scrollId: string): Promise<TalkProject | undefined> {
  const { rows } = await db.query<TalkProject>(`${PROJECT} for share`, [scrollId]);
  return rows[0];
}

/** Nobody edits its transcripts until this transaction ends. */
export async function lockProject(db: Queryable, scrollId: string): Promise<TalkProject | undefined> {
  const { rows } = await db.query<TalkProject>(`${PROJECT} for update`, [scrollId]);
  return rows[0];
}

/** What pages know of the project is another now. */
export async function touchProject(db: Queryable, scrollId: string): Promise<void> {
  await db.query('update transcript_project set version = version + 1 where scroll_id = $1', [scrollId]);
}

export async function writeMayLeave(db: Queryable, scrollId: string, mayLeave: boolean): Promise<void> {
  await db.query('update transcript_project set may_leave = $2 where scroll_id = $1', [scrollId, mayLeave]);
}

export async function writeAttributes(
  db: Queryable,
  scrollId: string,
  attributes: readonly TalkAttribute[],
): Promise<void> {
  await db.query('update transcript_project set attributes = $2 where scroll_id = $1', [
    scrollId,
    JSON.stringify(attributes),
  ]);
}

export async function listPeople(db: Queryable, scrollId: string): Promise<TalkPersonRow[]> {
  const { rows } = await db.query<TalkPersonRow>(
    'select no, name, talk_role as "role", known as values from transcript_person where scroll_id = $1 order by no',
    [scrollId],
  );
  return rows;
}

export async function insertPeople(
  db: Queryable,
  scrollId: string,
  people: readonly Omit<TalkPersonRow, 'no'>[],
): Promise<number[]> {
  const { rows } = await db.query<{ first: number }>(
    `update transcript_project set next_person = next_person + $2 where scroll_id = $1 returning next_person - $2 as first`,
    [scrollId, people.length],
  );
  const first = rows[0]!.first;
  const numbered = people.map(({ name, role, values }, place) => ({ no: first + place, name, talk: role, values }));
  await db.query(
    `insert into transcript_person (scroll_id, no, name, talk_role, known)
     select $1, n.no, n.name, n.talk, n.values from jsonb_to_recordset($2::jsonb) as n(no integer, name text, talk text, "values" jsonb)`,
    [scrollId, JSON.stringify(numbered)],
  );
  return numbered.map(({ no }) => no);
}

export async function writePerson(
  db: Queryable,
  scrollId: string,
  { no, name, role, values }: TalkPersonRow,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update transcript_person set name = $3, talk_role = $4, known = $5 where scroll_id = $1 and no = $2',
    [scrollId, no, name, role, JSON.stringify(values)],
  );
  return rowCount === 1;
}

export async function deletePerson(db: Queryable, scrollId: string, no: number): Promise<void> {
  await db.query('delete from transcript_person where scroll_id = $1 and no = $2', [scrollId, no]);
}
