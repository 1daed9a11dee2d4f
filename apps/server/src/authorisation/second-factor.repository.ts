import type { Queryable } from '../platform/database/database.ts';
import type { ObjectRef } from './object-of-field.ts';

/** The name of the enterprise that keeps a person out of the object until they have a second factor; undefined when none does. */
export async function findShutter(
  db: Queryable,
  personId: string,
  { kind, id }: ObjectRef,
): Promise<string | undefined> {
  const { rows } = await db.query<{ name: string }>(
    'select enterprise_name as name from shut_object where person_id = $1 and object_kind = $2 and object_id = $3',
    [personId, kind, id],
  );
  return rows[0]?.name;
}

/** The names of the enterprises that ask a person for it. */
export async function listAskers(db: Queryable, personId: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    'select name from second_factor_asker where person_id = $1 order by name, enterprise_id',
    [personId],
  );
  return rows.map(({ name }) => name);
}
