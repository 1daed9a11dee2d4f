import type { Right } from '@wenshu/api-contract';
import type { Queryable } from '../platform/database/database.ts';
import { tidyRequests } from './access-request.repository.ts';
import type { RecordRange } from './record-range.ts';

export interface RoleRow {
  readonly roleId: string;
  readonly enterpriseId: string | null;
  readonly kind: 'enterprise' | 'project' | 'questionnaire';
  readonly name: string;
  readonly rights: Right[];
  readonly range: RecordRange | null;
  /** How many people have it. */
  readonly holders: number;
}

/** The roles that are built in, and those of one enterprise; it is counted only who holds them there. */
export async function listRoles(db: Queryable, enterpriseId: string): Promise<RoleRow[]> {
  const { rows } = await db.query<RoleRow>(
    `select o.role_id as "roleId", o.enterprise_id as "enterpriseId", o.object_kind as kind, o.name, o.record_range as range,
            array(select right_name from role_right g where g.role_id = o.role_id order by right_name) as rights,
            (select count(distinct h.person_id) from role_holding h
               join object_above a on a.object_kind = h.object_kind and a.object_id = h.object_id
                and a.above_kind = 'enterprise' and a.above_id = $1
              where h.role_id = o.role_id) as holders
       from role o where o.enterprise_id is null or o.enterprise_id = $1
      order by o.enterprise_id nulls first, o.created_at, o.role_id`,
    [enterpriseId],
  );
  return rows;
}

export interface RoleDraft {
  readonly roleId: string;
  readonly enterpriseId: string;
  readonly kind: 'project' | 'questionnaire';
  readonly name: string;
  readonly rights: readonly Right[];
  readonly range: RecordRange | undefined;
}

/** False when the enterprise has as many as it may: the count and the insert are one statement, below the enterprise's lock. */
export async function insertRole(db: Queryable, role: RoleDraft, most: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into role (role_id, enterprise_id, object_kind, name, record_range)
     select $1, $2, $3, $4, $5 where (select count(*) from role where enterprise_id = $2) < $6`,
    [role.roleId, role.enterpriseId, role.kind, role.name, jsonOf(role.range), most],
  );
  if (rowCount !== 1) return false;
  await writeRights(db, role);
  return true;
}

/** False when it is none of this enterprise's. What it is given on stays: people have it there. */
export async function updateRole(db: Queryable, role: RoleDraft): Promise<boolean> {
  const { rowCount } = await db.query(
    'update role set name = $3, record_range = $4 where role_id = $1 and enterprise_id = $2 and object_kind = $5',
    [role.roleId, role.enterpriseId, role.name, jsonOf(role.range), role.kind],
  );
  if (rowCount !== 1) return false;
  await db.query('delete from role_right where role_id = $1', [role.roleId]);
  await writeRights(db, role);
  await tidyRequests(db, await listHoldersOf(db, role.roleId));
  return true;
}

/** Whoever had it has none any more. Built-in ones belong to nobody and stay. */
export async function deleteRole(db: Queryable, enterpriseId: string, roleId: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from role where role_id = $1 and enterprise_id = $2', [
    roleId,
    enterpriseId,
  ]);
  return rowCount === 1;
}

/** Of an enterprise that is no more. */
export async function deleteRolesOf(db: Queryable, enterpriseId: string): Promise<void> {
  await db.query('delete from role where enterprise_id = $1', [enterpriseId]);
}

async function listHoldersOf(db: Queryable, roleId: string): Promise<string[]> {
  const { rows } = await db.query<{ personId: string }>(
    'select distinct person_id as "personId" from role_holding where role_id = $1',
    [roleId],
  );
  return rows.map(({ personId }) => personId);
}

async function writeRights(db: Queryable, { roleId, rights }: RoleDraft): Promise<void> {
  await db.query('insert into role_right (role_id, right_name) select distinct $1, unnest($2::text[])', [
    roleId,
    rights,
  ]);
}

const jsonOf = (range: RecordRange | undefined) =>
  range === undefined || range.kind === 'all' ? null : JSON.stringify(range);
