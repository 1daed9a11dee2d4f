import type { Queryable } from '../../../platform/database/database.ts';

export interface Person {
  readonly id: string;
  readonly phone: string;
  readonly passwordHash: string;
  readonly nickName: string;
  readonly name: string;
  readonly picture: string | null;
  /** 1 Chinese, 2 English. */
  readonly language: number;
  readonly forceModifyState: number;
  readonly wxOpenId: string | null;
}

export type NewPerson = Pick<Person, 'phone' | 'passwordHash' | 'nickName' | 'name'>;

export const PERSON_COLUMNS = `id, phone, password_hash as "passwordHash", nick_name as "nickName", name, picture, language,
  force_modify_state as "forceModifyState", wx_open_id as "wxOpenId"`;

export async function findPersonByPhone(database: Queryable, phone: string): Promise<Person | undefined> {
  const { rows } = await database.query<Person>(`select ${PERSON_COLUMNS} from person where phone = $1`, [phone]);
  return rows[0];
}

export async function findPerson(database: Queryable, id: string): Promise<Person | undefined> {
  const { rows } = await database.query<Person>(`select ${PERSON_COLUMNS} from person where id = $1`, [id]);
  return rows[0];
}

export async function listPersons(database: Queryable, ids: readonly string[]): Promise<Person[]> {
  const { rows } = await database.query<Person>(`select ${PERSON_COLUMNS} from person where id = any($1::uuid[])`, [ids]);
  return rows;
}

export async function insertPerson(database: Queryable, person: NewPerson): Promise<Person> {
  const { rows } = await database.query<Person>(
    `insert into person (phone, password_hash, nick_name, name) values ($1, $2, $3, $4) returning ${PERSON_COLUMNS}`,
    [person.phone, person.passwordHash, person.nickName, person.name],
  );
  const [stored] = rows;
  if (!stored) throw new Error('The person was not stored');
  return stored;
}

export async function setPersonLanguage(database: Queryable, id: string, language: number): Promise<void> {
  await database.query('update person set language = $2 where id = $1', [id, language]);
}

export async function hasAnyPerson(database: Queryable): Promise<boolean> {
  const { rowCount } = await database.query('select 1 from person limit 1');
  return rowCount === 1;
}
