import type { OperatorRole } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface OperatorRow {
  readonly personId: string;
  readonly roles: OperatorRole[];
  readonly addedAt: Date;
  readonly addedBy: string | null;
}

const COLUMNS = `person_id as "personId", roles, added_at as "addedAt", added_by as "addedBy"`;

export async function findOperator(db: Queryable, personId: string): Promise<OperatorRow | undefined> {
  const { rows } = await db.query<OperatorRow>(`select ${COLUMNS} from operator where person_id = $1`, [personId]);
  return rows[0];
}

export async function listOperators(db: Queryable): Promise<OperatorRow[]> {
  const { rows } = await db.query<OperatorRow>(`select ${COLUMNS} from operator order by added_at, person_id`);
  return rows;
}

export async function hasOperators(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from operator limit 1');
  return rowCount === 1;
}

/** Who names operators waits for whoever else does: the last administrator cannot be taken by two at once. */
export async function lockOperators(db: Queryable): Promise<void> {
  await db.query('lock table operator in share row exclusive mode');
}

/** False when they are one already. */
export async function insertOperator(
  db: Queryable,
  { personId, roles, addedAt, addedBy }: Omit<OperatorRow, 'roles'> & { readonly roles: readonly OperatorRole[] },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'insert into operator (person_id, roles, added_at, added_by) values ($1, $2, $3, $4) on conflict do nothing',
    [personId, roles, addedAt, addedBy],
  );
  return rowCount === 1;
}

export async function setRoles(db: Queryable, personId: string, roles: readonly OperatorRole[]): Promise<boolean> {
  const { rowCount } = await db.query('update operator set roles = $2 where person_id = $1', [personId, roles]);
  return rowCount === 1;
}

export async function deleteOperator(db: Queryable, personId: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from operator where person_id = $1', [personId]);
  return rowCount === 1;
}

export async function countAdministrators(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from operator where 'administrator' = any(roles)`,
  );
  return rows[0]?.count ?? 0;
}
