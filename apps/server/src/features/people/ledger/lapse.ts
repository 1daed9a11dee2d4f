import { type LedgerUnit, ledgerUnits } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { balanceOf, lockBalance, moveValue } from './move-value.ts';
import type { AccountRef } from './movement.ts';

type Holder = Pick<AccountRef, 'kind' | 'id'>;

/** What a holder has, unit by unit, without those that are empty. */
export async function listBalances(
  db: Queryable,
  { kind, id }: Holder,
): Promise<{ unit: LedgerUnit; amount: number }[]> {
  const held: { unit: LedgerUnit; amount: number }[] = [];
  for (const unit of ledgerUnits) {
    const amount = await balanceOf(db, { kind, id, unit });
    if (amount > 0) held.push({ unit, amount });
  }
  return held;
}

/** What is left of somebody who goes, in the transaction in which they do: it was said before (decision 0091). */
export async function lapseBalances(db: Queryable, { kind, id }: Holder, at: Date): Promise<void> {
  for (const { unit } of await listBalances(db, { kind, id })) {
    const account: AccountRef = { kind, id, unit };
    const amount = await lockBalance(db, account);
    if (amount === 0) continue;
    const parts = [
      { account, amount: -amount },
      { account: { kind: 'house', id: 'lapsed', unit } as const, amount },
    ];
    // With a mark of its own: what comes in later, as from a refund that failed, lapses by another movement.
    await moveValue(db, { key: `lapse:${kind}:${id}:${unit}:${newId()}`, cause: 'lapse', by: null, at, parts });
  }
}
