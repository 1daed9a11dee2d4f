import type { Queryable } from '../../../platform/database/database.ts';

export interface PersonProfile {
  readonly name: string;
  /** A day, as 1990-05-01: no time zone may move it. */
  readonly birthday: string | null;
  readonly occupation: string | null;
  readonly place: string | null;
  readonly organisation: string;
}

export async function findPersonProfile(database: Queryable, id: string): Promise<PersonProfile | undefined> {
  const { rows } = await database.query<PersonProfile>(
    `select name, to_char(birthday, 'YYYY-MM-DD') as birthday, occupation, place, organisation from person where id = $1`,
    [id],
  );
  return rows[0];
}

const columns = ['name', 'birthday', 'occupation', 'place', 'organisation'] as const satisfies (keyof PersonProfile)[];

/** What is left out stays as it is. */
export async function changePersonProfile(
  database: Queryable,
  id: string,
  changes: { readonly [Field in keyof PersonProfile]?: PersonProfile[Field] | undefined },
): Promise<void> {
  const changed = columns.filter(column => changes[column] !== undefined);
  if (changed.length === 0) return;
  const set = changed.map((column, index) => `${column} = $${index + 2}`).join(', ');
  await database.query(`update person set ${set} where id = $1`, [id, ...changed.map(column => changes[column])]);
}

export async function setNickName(database: Queryable, id: string, nickName: string): Promise<void> {
  await database.query('update person set nick_name = $2 where id = $1', [id, nickName]);
}

export async function setPicture(database: Queryable, id: string, picture: string | null): Promise<void> {
  await database.query('update person set picture = $2 where id = $1', [id, picture]);
}
