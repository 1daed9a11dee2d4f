import type { Queryable } from '../../../../platform/database/database.ts';

export interface NamedPerson {
  readonly personId: string;
  readonly nickName: string;
}

/** By name. */
export async function namePeople(db: Queryable, ids: readonly string[]): Promise<NamedPerson[]> {
  const { rows } = await db.query<NamedPerson>(
    `select person_id as "personId", nick_name as "nickName" from person_name where person_id = any($1::uuid[])
      order by nick_name, person_id`,
    [ids],
  );
  return rows;
}
