import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AccountRef, balanceOf, listCreditedBy, moveValue } from '../ledger/index.ts';

const TILL: AccountRef = { kind: 'house', id: 'till', unit: 'fen' };
const VOIDED: AccountRef = { kind: 'house', id: 'voided', unit: 'fen' };
const TRIES = 5;

/** What came from the till of ours, where nobody has paid anything, and has not been voided. */
export async function demonstrationFen(db: Queryable): Promise<number> {
  return -(await balanceOf(db, TILL));
}

/**
 * Where people pay by WeChat, what a demonstration has left would leave as real money: then no money is spent, paid out or topped up, so that the
 * two never mix, until an operator voids it.
 */
export async function isMoneyShut({ payment, database }: Pick<Platform, 'payment' | 'database'>): Promise<boolean> {
  return payment?.way === 'we-chat' && (await demonstrationFen(database.pool)) > 0;
}

export async function requireRealMoney(platform: Pick<Platform, 'payment' | 'database'>): Promise<void> {
  if (await isMoneyShut(platform)) throw new Refusal('demonstrationMoney');
}

/** Who was credited at the till since it was last voided, and with how much. */
export const listDemonstrated = (db: Queryable) =>
  listCreditedBy(db, { house: TILL, sinceCause: 'demonstration-void' });

/**
 * Takes it from everybody who has it, at most what they have, in one movement. What was given out in the demonstration is closed with it, so that
 * the till stands at zero. What lies in packets has come back to who paid for them before. How much was taken.
 */
export async function voidDemonstration({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const taken = await database.transaction(async db => {
      const open = await demonstrationFen(db);
      if (open <= 0) return 0;
      const held = await heldParts(db);
      const sum = held.reduce((all, { amount }) => all - amount, 0);
      const rest = { account: VOIDED, amount: sum - open };
      const parts = [...held, { account: TILL, amount: open }, ...(rest.amount === 0 ? [] : [rest])];
      const movement = { key: `demonstration-void:${newId()}`, cause: 'demonstration-void', by: null } as const;
      // Somebody has less by now than a moment ago: looked at again.
      const moved = await moveValue(db, Object.assign({ at: clock.now(), parts }, movement));
      return moved === 'moved' ? sum : undefined;
    });
    if (taken !== undefined) return taken;
  }
  throw new Error('demonstration money: balances change all the time');
}

async function heldParts(db: Queryable) {
  const parts = [];
  for (const { account, amount: credited } of await listDemonstrated(db)) {
    const amount = -Math.min(credited, await balanceOf(db, account));
    if (amount < 0) parts.push({ account, amount });
  }
  return parts;
}
