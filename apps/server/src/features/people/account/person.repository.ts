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
  readonly isTourDone: boolean;
}

export type NewPerson = Pick<Person, 'phone' | 'passwordHash' | 'nickName' | 'name'>;

export const PERSON_COLUMNS = `id, phone, password_hash as "passwordHash", nick_name as "nickName", name, picture, language,
  force_modify_state as "forceModifyState", wx_open_id as "wxOpenId", toured_at is not null as "isTourDone"`;

const UNIQUE_VIOLATION = '23505';

export async function findPersonByPhone(database: Queryable, phone: string): Promise<Person | undefined> {
  const { rows } = await database.query<Person>(`select ${PERSON_COLUMNS} from person where phone = $1`, [phone]);
  return rows[0];
}

export async function findPerson(database: Queryable, id: string): Promise<Person | undefined> {
  const { rows } = await database.query<Person>(`select ${PERSON_COLUMNS} from person where id = $1`, [id]);
  return rows[0];
}

export async function listPersons(database: Queryable, ids: readonly string[]): Promise<Person[]> {
  const { rows } = await database.query<Person>(`select ${PERSON_COLUMNS} from person where id = any($1::uuid[])`, [
    ids,
  ]);
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

/** Undefined when somebody has this phone: of two who register it at once only one gets it. */
export async function insertPersonUnlessTaken(
  database: Queryable,
  person: NewPerson & Pick<Person, 'language'>,
): Promise<Person | undefined> {
  const { rows } = await database.query<Person>(
    `insert into person (phone, password_hash, nick_name, name, language) values ($1, $2, $3, $4, $5)
     on conflict (phone) do nothing returning ${PERSON_COLUMNS}`,
    [person.phone, person.passwordHash, person.nickName, person.name, person.language],
  );
  return rows[0];
}

/** A new password is one that need not be changed any more. */
export async function setPassword(database: Queryable, id: string, passwordHash: string): Promise<void> {
  await database.query('update person set password_hash = $2, force_modify_state = 0 where id = $1', [
    id,
    passwordHash,
  ]);
}

/** False when somebody has this phone, also one who took it a moment ago: the unique index decides. */
export async function movePhone(client: Queryable, id: string, phone: string): Promise<boolean> {
  try {
    await client.query('update person set phone = $2 where id = $1', [id, phone]);
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

export async function setPersonLanguage(database: Queryable, id: string, language: number): Promise<void> {
  await database.query('update person set language = $2 where id = $1', [id, language]);
}

/** The first time counts. */
export async function writeToured(database: Queryable, id: string, at: Date): Promise<void> {
  await database.query('update person set toured_at = $2 where id = $1 and toured_at is null', [id, at]);
}

export async function hasAnyPerson(database: Queryable): Promise<boolean> {
  const { rowCount } = await database.query('select 1 from person limit 1');
  return rowCount === 1;
}
