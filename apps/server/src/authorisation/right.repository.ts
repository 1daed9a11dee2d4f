import type { Right } from '@wenshu/api-contract';
import type { Queryable } from '../platform/database/database.ts';
import { keyGives, type RightsBearer } from './actor.ts';
import type { ObjectRef } from './object-of-field.ts';
import type { RecordRange } from './record-range.ts';

export interface Holder {
  readonly personId: string;
  readonly rights: readonly Right[];
}

/** Through a key, no more than it gives. */
export async function holdsRight(
  database: Queryable,
  bearer: RightsBearer,
  { kind, id }: ObjectRef,
  right: Right,
): Promise<boolean> {
  if (!keyGives(bearer, right)) return false;
  const { rowCount } = await database.query({
    name: 'right-held',
    text: 'select 1 from held_right where person_id = $1 and object_kind = $2 and object_id = $3 and right_name = $4',
    values: [bearer.personId, kind, id, right],
  });
  return rowCount === 1;
}

/** Whether the right is held, and whether what it is held on lies in the recycle bin. */
export async function findHeldRight(
  database: Queryable,
  personId: string,
  { kind, id }: ObjectRef,
  right: Right,
): Promise<{ readonly isInBin: boolean } | undefined> {
  const { rows } = await database.query<{ isInBin: boolean }>({
    name: 'right-find-held',
    text: `select is_in_bin as "isInBin" from held_right
            where person_id = $1 and object_kind = $2 and object_id = $3 and right_name = $4`,
    values: [personId, kind, id, right],
  });
  return rows[0];
}

export async function listHeldRights(database: Queryable, bearer: RightsBearer, object: ObjectRef): Promise<Right[]> {
  const { rows } = await database.query<{ right_name: Right }>(
    'select right_name from held_right where person_id = $1 and object_kind = $2 and object_id = $3 order by right_name',
    [bearer.personId, object.kind, object.id],
  );
  return rows.map(row => row.right_name).filter(right => keyGives(bearer, right));
}

/** Everybody who holds anything on the object, in a steady order. */
export async function listHolders(database: Queryable, { kind, id }: ObjectRef): Promise<Holder[]> {
  const { rows } = await database.query<{ person_id: string; rights: Right[] }>(
    `select person_id, array_agg(right_name order by right_name) as rights
     from held_right where object_kind = $1 and object_id = $2 group by person_id order by person_id`,
    [kind, id],
  );
  return rows.map(row => ({ personId: row.person_id, rights: row.rights }));
}

/** The same as one of them sees it through a key, who has no more to give and to take than it gives. */
export function throughKey(holders: readonly Holder[], bearer: RightsBearer): Holder[] {
  return holders.map(({ personId, rights }) => ({
    personId,
    rights: personId === bearer.personId ? rights.filter(right => keyGives(bearer, right)) : rights,
  }));
}

/** Adds rights, on all records or on a range of them; the ones already held stay as they are. */
export async function grantRights(
  database: Queryable,
  personId: string,
  { kind, id }: ObjectRef,
  rights: readonly Right[],
  range: RecordRange = { kind: 'all' },
): Promise<void> {
  await database.query(
    `insert into right_row (person_id, object_kind, object_id, right_name, record_range)
     select $1, $2, $3, unnest($4::text[]), $5 on conflict do nothing`,
    [personId, kind, id, rights, range.kind === 'all' ? null : JSON.stringify(range)],
  );
}

export async function removeAllRights(database: Queryable, personId: string, { kind, id }: ObjectRef): Promise<void> {
  await database.query('delete from right_row where person_id = $1 and object_kind = $2 and object_id = $3', [
    personId,
    kind,
    id,
  ]);
}

/** For an object that is no more. */
export async function removeRightsOn(database: Queryable, { kind, id }: ObjectRef): Promise<void> {
  await database.query('delete from right_row where object_kind = $1 and object_id = $2', [kind, id]);
}

/** Two people who change the rights on one object do it one after the other; held until the transaction ends. */
export async function lockRightsOf(client: Queryable, { kind, id }: ObjectRef): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`rights:${kind}:${id}`]);
}
