import type { BuiltInRoleId, ObjectKind, Right } from '@wenshu/api-contract';
import type { Queryable } from '../platform/database/database.ts';
import { tidyRequests } from './access-request.repository.ts';
import type { RightsBearer } from './actor.ts';
import { letsIn } from './lets-in.ts';
import type { ObjectRef } from './object-of-field.ts';

export interface Holding {
  readonly personId: string;
  readonly roleId: string;
  readonly givenAt: Date;
}

export interface Giver {
  readonly personId: string;
  readonly name: string;
}

/** More than these are neither named nor told. */
const MOST_GIVERS = 20;

/** People who hold the right and may pass it on. */
export async function listGivers(db: Queryable, { kind, id }: ObjectRef, right: Right): Promise<Giver[]> {
  const { rows } = await db.query<Giver>(
    `select person_id as "personId", min(nick_name) as name from named_holder
      where object_kind = $1 and object_id = $2 and right_name = any($3)
      group by person_id having count(distinct right_name) = $4 order by name, person_id limit $5`,
    [kind, id, [right, letsIn[kind]], right === letsIn[kind] ? 1 : 2, MOST_GIVERS],
  );
  return rows;
}

/** Where an object stands from now on, from near to far; itself is always among it. */
export async function placeObject(db: Queryable, object: ObjectRef, above: readonly ObjectRef[]): Promise<void> {
  await db.query('delete from object_above where object_kind = $1 and object_id = $2', [object.kind, object.id]);
  const places = [object, ...above];
  await db.query(
    `insert into object_above (object_kind, object_id, above_kind, above_id)
     select $1, $2, * from unnest($3::text[], $4::text[])`,
    [object.kind, object.id, places.map(({ kind }) => kind), places.map(({ id }) => id)],
  );
}

export interface Place {
  readonly enterpriseId: string;
  readonly projectId: string | null;
}

/** The enterprise and the project that an object stands in, if it stands in one. */
export async function findPlace(db: Queryable, { kind, id }: ObjectRef): Promise<Place | undefined> {
  const { rows } = await db.query<Place>(
    `select enterprise_id as "enterpriseId", project_id as "projectId" from team_object
      where object_kind = $1 and object_id = $2`,
    [kind, id],
  );
  return rows[0];
}

/** What stands in it, of one kind. */
export async function listBelow(db: Queryable, { kind, id }: ObjectRef, wanted: ObjectKind): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select object_id as id from object_above where above_kind = $1 and above_id = $2 and object_kind = $3 order by object_id`,
    [kind, id, wanted],
  );
  return rows.map(row => row.id);
}

/** What somebody is from the start, whoever else there is: the maker of an enterprise or a project, a member who sits down. */
export async function putInRole(
  db: Queryable,
  personId: string,
  { kind, id }: ObjectRef,
  roleId: BuiltInRoleId,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into role_holding (person_id, object_kind, object_id, role_id) values ($1, $2, $3, $4) on conflict do nothing`,
    [personId, kind, id, roleId],
  );
  return rowCount === 1;
}

export interface RoleGift {
  readonly giver: RightsBearer;
  readonly personId: string;
  readonly object: ObjectRef;
}

/** Whether the giver holds, on the object, each right of a role, and on as many records as it gives. */
const HOLDS_ALL_OF = (role: string) => `not exists (
  select 1 from role_right g join role w on w.role_id = g.role_id
   where g.role_id = ${role}
     and not (exists (select 1 from held_right h
                       where h.person_id = $1 and h.object_kind = $3 and h.object_id = $4 and h.right_name = g.right_name
                         and (h.record_range is null or h.record_range = w.record_range))
              and ($5::text[] is null or g.right_name = any($5))))`;

/**
 * Gives a role, in the place of the one that the person has on the object. One statement decides and does it: nobody gives more than they
 * hold at that moment, nor changes somebody who holds more; only members of the enterprise are given roles in it (S6.15), and only its own.
 */
export async function giveRole(db: Queryable, { giver, personId, object }: RoleGift, roleId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into role_holding as mine (person_id, object_kind, object_id, role_id)
     select $2, $3, $4, o.role_id
       from role o join team_object t on t.object_kind = $3 and t.object_id = $4
      where o.role_id = $6 and o.object_kind = $3 and (o.enterprise_id is null or o.enterprise_id = t.enterprise_id)
        and exists (select 1 from role_holding m
                     where m.person_id = $2 and m.object_kind = 'enterprise' and m.object_id = t.enterprise_id)
        and ${HOLDS_ALL_OF('o.role_id')}
     on conflict (person_id, object_kind, object_id) do update set role_id = excluded.role_id, given_at = now()
      where ${HOLDS_ALL_OF('mine.role_id')}`,
    [giver.personId, personId, object.kind, object.id, giver.keyRights ?? null, roleId],
  );
  await tidyRequests(db, [personId]);
  return rowCount === 1;
}

/** Takes the role that a person has on the object; false when there is none, or one that gives more than the taker holds. */
export async function takeRole(db: Queryable, { giver, personId, object }: RoleGift): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from role_holding mine where mine.person_id = $2 and mine.object_kind = $3 and mine.object_id = $4
        and ($1 = $2 or ${HOLDS_ALL_OF('mine.role_id')})`,
    [giver.personId, personId, object.kind, object.id, giver.keyRights ?? null],
  );
  await tidyRequests(db, [personId]);
  return rowCount === 1;
}

/** The administrator becomes a member and a member the administrator, or nothing happens: of two hand-overs at once the second finds none. */
export async function swapAdministrator(
  db: Queryable,
  enterpriseId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const { rowCount: left } = await db.query(
    `update role_holding set role_id = 'enterprise.member', given_at = now()
      where person_id = $1 and object_kind = 'enterprise' and object_id = $2 and role_id = 'enterprise.administrator'`,
    [from, enterpriseId],
  );
  const { rowCount: came } = await db.query(
    `update role_holding set role_id = 'enterprise.administrator', given_at = now()
      where person_id = $1 and object_kind = 'enterprise' and object_id = $2 and role_id = 'enterprise.member'`,
    [to, enterpriseId],
  );
  await tidyRequests(db, [to]);
  return left === 1 && came === 1;
}

/** Who has a role on the object itself, in the order in which they came. */
export async function listHoldings(db: Queryable, { kind, id }: ObjectRef): Promise<Holding[]> {
  const { rows } = await db.query<Holding>(
    `select person_id as "personId", role_id as "roleId", given_at as "givenAt" from role_holding
      where object_kind = $1 and object_id = $2 order by given_at, person_id`,
    [kind, id],
  );
  return rows;
}

/** Who administers each of these enterprises. */
export async function listAdministrators(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ enterpriseId: string; personId: string }>(
    `select object_id as "enterpriseId", person_id as "personId" from role_holding
      where object_kind = 'enterprise' and object_id = any($1) and role_id = 'enterprise.administrator'`,
    [ids],
  );
  return new Map(rows.map(({ enterpriseId, personId }) => [enterpriseId, personId]));
}

export interface Membership extends Pick<Holding, 'roleId' | 'givenAt'> {
  readonly enterpriseId: string;
}

/** Where somebody is a member, in the order in which they came. */
export async function listMemberships(db: Queryable, personId: string): Promise<Membership[]> {
  const { rows } = await db.query<Membership>(
    `select object_id as "enterpriseId", role_id as "roleId", given_at as "givenAt" from role_holding
      where person_id = $1 and object_kind = 'enterprise' order by given_at, object_id`,
    [personId],
  );
  return rows;
}

export async function findHolding(
  db: Queryable,
  personId: string,
  { kind, id }: ObjectRef,
): Promise<Holding | undefined> {
  const { rows } = await db.query<Holding>(
    `select person_id as "personId", role_id as "roleId", given_at as "givenAt" from role_holding
      where person_id = $1 and object_kind = $2 and object_id = $3`,
    [personId, kind, id],
  );
  return rows[0];
}

/** Everything that a person has in an enterprise, the membership included. False when they are none of its members. */
export async function takeEverythingIn(db: Queryable, enterpriseId: string, personId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from role_holding where person_id = $2 and object_kind = 'enterprise' and object_id = $1
        and role_id <> 'enterprise.administrator'`,
    [enterpriseId, personId],
  );
  if (rowCount !== 1) return false;
  const inIt = `(object_kind, object_id) in
    (select object_kind, object_id from object_above where above_kind = 'enterprise' and above_id = $1)`;
  await db.query(`delete from role_holding where person_id = $2 and ${inIt}`, [enterpriseId, personId]);
  await db.query(`delete from right_row where person_id = $2 and ${inIt}`, [enterpriseId, personId]);
  await tidyRequests(db, [personId]);
  return true;
}

export interface EnterpriseRights {
  readonly enterpriseId: string;
  readonly rights: Right[];
  readonly isExpired: boolean;
  /** It asks for a second factor, which the person lacks: what was given to them there is of no use until they have one. */
  readonly isShut: boolean;
}

/** What a person was given on each enterprise. */
export async function listEnterpriseRights(db: Queryable, personId: string): Promise<EnterpriseRights[]> {
  const { rows } = await db.query<EnterpriseRights>(
    `select object_id as "enterpriseId", array_agg(distinct right_name order by right_name) as rights,
            bool_or(is_expired) as "isExpired", bool_or(is_shut) as "isShut"
       from given_right where person_id = $1 and object_kind = 'enterprise' and not is_in_bin
      group by object_id order by object_id`,
    [personId],
  );
  return rows;
}

/** Who is in any of these enterprises, each once, by their ids, some at a time; or only who administers one. */
export async function listMembersAfter(
  db: Queryable,
  { enterpriseIds, isAdministrator }: { readonly enterpriseIds: readonly string[]; readonly isAdministrator: boolean },
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct person_id as id from role_holding
      where object_kind = 'enterprise' and object_id = any($1) and ($2::uuid is null or person_id > $2)
        and (not $3 or role_id = 'enterprise.administrator')
      order by person_id limit $4`,
    [enterpriseIds, after ?? null, isAdministrator, limit],
  );
  return rows.map(({ id }) => id);
}
