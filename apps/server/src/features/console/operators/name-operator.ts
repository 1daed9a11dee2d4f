import type { OperatorRole } from '@wenshu/api-contract';
import type { Operator } from '../../../authorisation/operator.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findNamedPerson, type Person } from '../../people/account/index.ts';
import { noteErrand } from './note-errand.ts';
import {
  countAdministrators,
  deleteOperator,
  hasOperators,
  insertOperator,
  lockOperators,
  setRoles,
} from './operator.repository.ts';
import { endSecretSessions } from './operator-session.repository.ts';

interface Desk {
  readonly database: Database;
  readonly clock: Clock;
}

interface NewOperator {
  /** A phone or an address. */
  readonly account: string;
  readonly roles: readonly OperatorRole[];
  readonly why: string;
}

/** Makes somebody with an account an operator: by another one, or by the command line. From then on the installation's secret opens nothing. */
export async function addOperator(
  { database, clock }: Desk,
  by: Operator,
  { account, roles, why }: NewOperator,
): Promise<Person> {
  const person = await findNamedPerson(database.pool, account);
  if (!person) throw new Refusal('userNotFound', { field: 'account' });
  const now = clock.now();
  await database.transaction(async client => {
    await lockOperators(client);
    await requireFirstToName(client, roles);
    const isNew = await insertOperator(client, { personId: person.id, roles, addedAt: now, addedBy: by.personId });
    if (!isNew) throw new Refusal('operatorThere', { field: 'account' });
    await endSecretSessions(client, now);
    const details = { name: person.nickName, roles: [...roles], why };
    await noteErrand(client, { by, action: 'operator.add', object: person.id, details });
  });
  return person;
}

/** Somebody must be left who can name operators. */
export async function changeOperator(
  { database }: Pick<Desk, 'database'>,
  personId: string,
  roles: readonly OperatorRole[],
): Promise<void> {
  await database.transaction(async client => {
    await lockOperators(client);
    if (!(await setRoles(client, personId, roles))) throw new Refusal('operatorNotFound');
    await requireAdministrator(client);
  });
}

export async function removeOperator({ database }: Pick<Desk, 'database'>, personId: string): Promise<void> {
  await database.transaction(async client => {
    await lockOperators(client);
    if (!(await deleteOperator(client, personId))) throw new Refusal('operatorNotFound');
    await requireAdministrator(client);
  });
}

async function requireAdministrator(db: Queryable): Promise<void> {
  if ((await countAdministrators(db)) === 0) throw new Refusal('operatorLast');
}

/** The first one names the others, so they must be able to. */
async function requireFirstToName(db: Queryable, roles: readonly OperatorRole[]): Promise<void> {
  if (!roles.includes('administrator') && !(await hasOperators(db)))
    throw new Refusal('operatorLast', { field: 'roles' });
}

const byStart: Operator = { kind: 'start', personId: null, name: 'OPERATOR_ACCOUNT', roles: ['administrator'] };

/**
 * The first operator is whom the start names, as soon as there is such an account; nobody, where there is an operator already. Asked when a
 * server starts, and when somebody wants to come in. Whether it made one.
 */
export async function nameFirstOperator(
  desk: Desk & { readonly env: { readonly operatorAccount: string | undefined } },
): Promise<boolean> {
  const account = desk.env.operatorAccount;
  const { pool } = desk.database;
  if (account === undefined || (await hasOperators(pool)) || !(await findNamedPerson(pool, account))) return false;
  try {
    await addOperator(desk, byStart, { account, roles: ['administrator'], why: 'OPERATOR_ACCOUNT' });
    return true;
  } catch (error) {
    // Several servers start at once.
    if (error instanceof Refusal && error.errorName === 'operatorThere') return false;
    throw error;
  }
}
