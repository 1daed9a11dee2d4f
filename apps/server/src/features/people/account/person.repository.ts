import type { Queryable } from '../../../platform/database/database.ts';
import { isTaken } from '../../../platform/database/database-failure.ts';

export interface Person {
  readonly id: string;
  /** Null of who registered by an address. */
  readonly phone: string | null;
  /** Proven, as mail is sent to it. */
  readonly email: string | null;
  /** The same for every writing of the address. */
  readonly emailKey: string | null;
  readonly passwordHash: string;
  readonly nickName: string;
  readonly name: string;
  readonly picture: string | null;
  /** 1 Chinese, 2 English. */
  readonly language: number;
  readonly forceModifyState: number;
  readonly wxOpenId: string | null;
  readonly isTourDone: boolean;
  /** Company or school, as the person says. */
  readonly organisation: string;
}

type NewPerson = Pick<Person, 'phone' | 'passwordHash' | 'nickName' | 'name'>;

export const PERSON_COLUMNS = `id, phone, email, email_key as "emailKey", password_hash as "passwordHash", nick_name as "nickName", name, picture, language,
  force_modify_state as "forceModifyState", wx_open_id as "wxOpenId", toured_at is not null as "isTourDone", organisation`;

export async function findPersonByPhone(database: Queryable, phone: string): Promise<Person | undefined> {
  const { rows } = await database.query<Person>(`select ${PERSON_COLUMNS} from person where phone = $1`, [phone]);
  return rows[0];
}

export async function findPersonByEmail(database: Queryable, emailKey: string): Promise<Person | undefined> {
  const { rows } = await database.query<Person>(`select ${PERSON_COLUMNS} from person where email_key = $1`, [
    emailKey,
  ]);
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

/** Undefined when somebody has this phone or address: of two who register it at once only one gets it. */
export async function insertPersonUnlessTaken(
  database: Queryable,
  person: NewPerson & Pick<Person, 'email' | 'emailKey' | 'language' | 'organisation'>,
): Promise<Person | undefined> {
  const { rows } = await database.query<Person>(
    `insert into person (phone, email, email_key, password_hash, nick_name, name, organisation, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning ${PERSON_COLUMNS}`,
    [
      ...[person.phone, person.email, person.emailKey, person.passwordHash],
      ...[person.nickName, person.name, person.organisation, person.language],
    ],
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
    if (isTaken(error, 'person_phone_key')) return false;
    throw error;
  }
}

/** False when somebody has this address, also one who took it a moment ago: the unique index decides. */
export async function moveEmail(
  client: Queryable,
  id: string,
  { email, emailKey }: { readonly email: string; readonly emailKey: string },
): Promise<boolean> {
  try {
    await client.query('update person set email = $2, email_key = $3 where id = $1', [id, email, emailKey]);
    return true;
  } catch (error) {
    if (isTaken(error, 'person_email_key_key')) return false;
    throw error;
  }
}

/** False when there is no phone: nobody could sign in any more. */
export async function dropEmail(database: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await database.query(
    'update person set email = null, email_key = null where id = $1 and phone is not null',
    [id],
  );
  return rowCount === 1;
}

/** The next sign-in by this password asks for another one (P4.3). False when it does already. */
export async function forcePasswordChange(database: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await database.query(
    'update person set force_modify_state = 1 where id = $1 and force_modify_state = 0',
    [id],
  );
  return rowCount === 1;
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

/** Everybody, by their ids, some at a time. */
export async function listPersonIdsAfter(
  database: Queryable,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    'select id from person where $1::uuid is null or id > $1 order by id limit $2',
    [after ?? null, limit],
  );
  return rows.map(({ id }) => id);
}

/** Which of these read the platform in that language: 1 Chinese, 2 English. */
export async function listSpeaking(database: Queryable, ids: readonly string[], language: number): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    'select id from person where id = any($1::uuid[]) and language = $2 order by id',
    [ids, language],
  );
  return rows.map(({ id }) => id);
}
