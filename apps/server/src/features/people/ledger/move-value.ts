import type { Queryable } from '../../../platform/database/database.ts';
import { findBalance, findMoved, lockAccounts, openAccounts, sumOfHouse, writeMovement } from './ledger.repository.ts';
import { type AccountRef, inLockOrder, type Movement, type Part, requireSound } from './movement.ts';

/**
 * In the caller's transaction. 'already': the same was moved before under this key. 'too-little': an account would fall below 0, nothing was
 * moved and the transaction goes on.
 */
export async function moveValue(db: Queryable, movement: Movement): Promise<'moved' | 'already' | 'too-little'> {
  requireSound(movement);
  const parts = inLockOrder(movement.parts);
  const kept = parts.filter(({ account }) => account.kind !== 'house').map(({ account }) => account);
  await openAccounts(db, kept);
  const balances = await lockAccounts(db, kept);
  // Looked for with the accounts locked, and before what they hold: a second try after all was spent finds it moved, not too little.
  if (await isMoved(db, movement, parts)) return 'already';
  const isEnough = parts.every(({ account, amount }) => account.kind === 'house' || balances(account) + amount >= 0);
  if (!isEnough) return 'too-little';
  if (await writeMovement(db, movement, parts)) return 'moved';
  // Between houses nothing is locked, so another may have been quicker; now it is there to be looked at.
  if (await isMoved(db, movement, parts)) return 'already';
  throw new Error(`ledger movement ${movement.key}: neither written nor there`);
}

async function isMoved(db: Queryable, { key, cause }: Movement, parts: readonly Part[]): Promise<boolean> {
  const before = await findMoved(db, key);
  if (before.length === 0) return false;
  const isSame =
    before.length === parts.length &&
    before.every(one => one.cause === cause && parts.some(part => isSamePart(part, one)));
  if (!isSame) throw new Error(`ledger movement ${key}: moved before, and not the same`);
  return true;
}

function isSamePart({ account, amount }: Part, other: Part): boolean {
  return amount === other.amount && isSameAccount(account, other.account);
}

function isSameAccount(one: AccountRef, other: AccountRef): boolean {
  return one.kind === other.kind && one.id === other.id && one.unit === other.unit;
}

/** Whether something was moved under this key: a look that locks nothing. */
export async function hasMoved(db: Queryable, key: string): Promise<boolean> {
  return (await findMoved(db, key)).length > 0;
}

/** What is in it now. It may be less by the time anybody takes from it: that is for `moveValue` to find. */
export function balanceOf(db: Queryable, account: AccountRef): Promise<number> {
  if (account.kind === 'house') return sumOfHouse(db, account);
  return findBalance(db, account);
}

/** What is in it, and stays so until the transaction ends: for whoever takes as much as there is. */
export async function lockBalance(db: Queryable, account: AccountRef): Promise<number> {
  await openAccounts(db, [account]);
  return (await lockAccounts(db, [account]))(account);
}
