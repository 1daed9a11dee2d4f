import { operatorHolds, rightsOfOperatorRole } from '@wenshu/api-contract';
import type { Operator } from '../../../authorisation/operator.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findOperator, lockOperators } from './operator.repository.ts';

/**
 * Whether an operator may end somebody's sessions, or take away what keeps others out of their account. Who holds more than they do could be
 * taken over that way: only an administrator may, and nobody may of themselves.
 */
export async function mayHelp(db: Queryable, by: Operator, personId: string): Promise<boolean> {
  if (personId === by.personId) return false;
  const found = await findOperator(db, personId);
  if (!found || by.roles.includes('administrator')) return true;
  return found.roles.flatMap(role => rightsOfOperatorRole[role]).every(right => operatorHolds(by.roles, right));
}

/** In the transaction that does it, and with the operators locked: nobody is given a role meanwhile. */
export async function requireMayHelp(db: Queryable, by: Operator, personId: string): Promise<void> {
  await lockOperators(db);
  if (!(await mayHelp(db, by, personId))) throw new Refusal('operatorHoldsMore');
}
