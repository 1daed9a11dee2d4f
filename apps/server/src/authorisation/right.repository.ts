import { asksPeople, kindOfRight, type ObjectKind, type Right } from '@wenshu/api-contract';
import type { Queryable } from '../platform/database/database.ts';
import { tidyRequests } from './access-request.repository.ts';
import { keyGives, type RightsBearer, waysOf } from './actor.ts';
import type { ObjectRef } from './object-of-field.ts';
import type { RecordRange } from './record-range.ts';

export interface Holder {
  readonly personId: string;
  readonly rights: readonly Right[];
}

export interface HeldRight {
  readonly isInBin: boolean;
  readonly isExpired: boolean;
  readonly isBroughtIn: boolean;
}

/** Through a key, no more than it gives. */
export async function holdsRight(
  database: Queryable,
  bearer: RightsBearer,
  { kind, id }: ObjectRef,
  right: Right,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'right-held',
    text: `select 1 from held_right where person_id = $1 and object_kind = $2 and object_id = $3 and right_name = any($4)
            limit 1`,
    values: [bearer.personId, kind, id, waysOf(bearer, right)],
  });
  return rowCount === 1;
}

/** Whether the right is held, and of what it is held on: whether it lies in the recycle bin, has an expired enterprise, or was brought in as data. */
export async function findHeldRight(
  database: Queryable,
  bearer: RightsBearer,
  { kind, id }: ObjectRef,
  right: Right,
): Promise<HeldRight | undefined> {
  const { rows } = await database.query<HeldRight>({
    name: 'right-find-held',
    text: `select is_in_bin as "isInBin", is_expired as "isExpired", is_brought_in as "isBroughtIn" from held_right
            where person_id = $1 and object_kind = $2 and object_id = $3 and right_name = any($4) limit 1`,
    values: [bearer.personId, kind, id, waysOf(bearer, right)],
  });
  return rows[0];
}

export async function listHeldRights(database: Queryable, bearer: RightsBearer, object: ObjectRef): Promise<Right[]> {
  const { rows } = await database.query<{ right: Right; isBroughtIn: boolean }>(
    `select distinct right_name as right, is_brought_in as "isBroughtIn" from held_right
      where person_id = $1 and object_kind = $2 and object_id = $3 order by right_name`,
    [bearer.personId, object.kind, object.id],
  );
  // A role on a project names rights on the folder and rights on its tasks: each counts on its own kind.
  return rows
    .filter(({ right, isBroughtIn }) => !(isBroughtIn && asksPeople(right)))
    .map(({ right }) => right)
    .filter(right => kindOfRight(right) === object.kind && keyGives(bearer, right));
}

/** Of whatever kind: a role on a project names rights on its tasks too. */
export async function listRightNames(database: Queryable, personId: string, { kind, id }: ObjectRef): Promise<Right[]> {
  const { rows } = await database.query<{ right: Right }>(
    `select distinct right_name as right from held_right where person_id = $1 and object_kind = $2 and object_id = $3`,
    [personId, kind, id],
  );
  return rows.map(({ right }) => right);
}

export interface HeldOn {
  readonly id: string;
  readonly rights: readonly Right[];
  readonly isExpired: boolean;
}

/** The same on many objects of one kind, in one query. */
export async function listHeldRightsOnAll(
  database: Queryable,
  bearer: RightsBearer,
  kind: ObjectKind,
  ids: readonly string[],
): Promise<HeldOn[]> {
  const { rows } = await database.query<HeldOn>(
    `select object_id as id, array_agg(distinct right_name order by right_name) as rights, bool_or(is_expired) as "isExpired"
       from held_right where person_id = $1 and object_kind = $2 and object_id = any($3) group by object_id`,
    [bearer.personId, kind, ids],
  );
  return rows.map(({ rights, ...row }) => ({
    ...row,
    rights: rights.filter(right => kindOfRight(right) === kind && keyGives(bearer, right)),
  }));
}

/** Everybody to whom anything was given on the object by whatever way, be it shut for them at the moment; in a steady order. */
export function listGivenTo(database: Queryable, object: ObjectRef): Promise<Holder[]> {
  return holdersIn(database, 'given_right', object);
}

/** Of these, whoever may use it. */
export function listHolders(database: Queryable, object: ObjectRef): Promise<Holder[]> {
  return holdersIn(database, 'held_right', object);
}

/** Those to whom rights were given one by one, and only these: what comes from a role is changed where the role is. */
export function listCollaborating(database: Queryable, object: ObjectRef): Promise<Holder[]> {
  return holdersIn(database, 'right_row', object);
}

async function holdersIn(
  database: Queryable,
  from: 'given_right' | 'held_right' | 'right_row',
  { kind, id }: ObjectRef,
): Promise<Holder[]> {
  const { rows } = await database.query<{ person_id: string; rights: Right[] }>(
    `select person_id, array_agg(distinct right_name order by right_name) as rights
     from ${from} where object_kind = $1 and object_id = $2 group by person_id order by person_id`,
    [kind, id],
  );
  return rows.map(row => ({
    personId: row.person_id,
    rights: row.rights.filter(right => kindOfRight(right) === kind),
  }));
}

/** The same, and whoever changes them with all that they hold by whatever way, through a key no more than it gives. */
export async function listCollaboratingWith(
  database: Queryable,
  bearer: RightsBearer,
  object: ObjectRef,
): Promise<Holder[]> {
  const holders = await listCollaborating(database, object);
  const own = { personId: bearer.personId, rights: await listHeldRights(database, bearer, object) };
  return [...holders.filter(({ personId }) => personId !== bearer.personId), ...(own.rights.length > 0 ? [own] : [])];
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
    [personId, kind, id, rights, jsonOf(range)],
  );
}

export interface RightsGift {
  readonly giver: RightsBearer;
  readonly personId: string;
  readonly object: ObjectRef;
  /** On these records and no more; left out, on those on which the giver holds them. */
  readonly within?: RecordRange;
}

/**
 * Gives what the giver holds at this moment, on the records on which they hold it and not on more; the ones already held stay as they are.
 * False when the giver lacks one of them: then nothing is given. One statement, so that nobody passes on what was just taken from them.
 */
export async function passRightsOn(
  database: Queryable,
  { giver, personId, object, within }: RightsGift,
  rights: readonly Right[],
): Promise<boolean> {
  if (!rights.every(right => keyGives(giver, right))) return false;
  const { rows } = await database.query<{ isAllowed: boolean }>(
    `with held as (
       select right_name,
              case when bool_or(record_range is null) then null
                   when count(*) = 1 then min(record_range::text)::jsonb
                   else jsonb_build_object('kind', 'any', 'of', jsonb_agg(record_range)) end as record_range
         from held_right
        where person_id = $1 and object_kind = $3 and object_id = $4 and right_name = any($5) and not is_in_bin
          and ($6::jsonb is null or record_range is null or record_range = $6)
        group by right_name),
     allowed as (select count(*) = (select count(distinct wanted) from unnest($5::text[]) wanted) as is_allowed from held),
     given as (
       insert into right_row (person_id, object_kind, object_id, right_name, record_range)
       select $2, $3, $4, right_name, coalesce($6, record_range) from held, allowed where is_allowed on conflict do nothing)
     select is_allowed as "isAllowed" from allowed`,
    [giver.personId, personId, object.kind, object.id, rights, jsonOf(within)],
  );
  await tidyRequests(database, [personId]);
  return rows[0]?.isAllowed ?? false;
}

const jsonOf = (range: RecordRange = { kind: 'all' }) => (range.kind === 'all' ? null : JSON.stringify(range));

export async function removeAllRights(database: Queryable, personId: string, { kind, id }: ObjectRef): Promise<void> {
  await database.query('delete from right_row where person_id = $1 and object_kind = $2 and object_id = $3', [
    personId,
    kind,
    id,
  ]);
}

/** All but these. */
export async function removeOtherRights(
  database: Queryable,
  personId: string,
  { kind, id }: ObjectRef,
  kept: readonly Right[],
): Promise<void> {
  await database.query(
    'delete from right_row where person_id = $1 and object_kind = $2 and object_id = $3 and right_name <> all($4)',
    [personId, kind, id, kept],
  );
}

/** For an object that is no more: rights, roles, where it stood, and who asked for something there. */
export async function removeRightsOn(database: Queryable, { kind, id }: ObjectRef): Promise<void> {
  for (const table of ['right_row', 'role_holding', 'object_above', 'access_request']) {
    await database.query(`delete from ${table} where object_kind = $1 and object_id = $2`, [kind, id]);
  }
}

/** Two people who change the rights on one object do it one after the other; held until the transaction ends. */
export async function lockRightsOf(client: Queryable, { kind, id }: ObjectRef): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`rights:${kind}:${id}`]);
}
