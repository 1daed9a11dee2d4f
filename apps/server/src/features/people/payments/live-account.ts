import type { Queryable } from '../../../platform/database/database.ts';
import { keepPerson, lockLeavingPerson } from '../account/index.ts';
import { keepEnterprise, lockGoingEnterprise } from '../enterprises/index.ts';
import { type AccountRef, lapseBalances } from '../ledger/index.ts';

/**
 * Where something for this account goes: into it, or to the house's `lapsed` when its holder is gone, because nobody could ever spend it there.
 * A holder who is there stays until the transaction ends, so ask before anything is moved: holders are locked before accounts.
 */
export async function accountOrLapsed(db: Queryable, account: AccountRef): Promise<AccountRef> {
  const isThere =
    account.kind === 'person'
      ? await keepPerson(db, account.id)
      : account.kind === 'enterprise'
        ? await keepEnterprise(db, account.id)
        : true;
  return isThere ? account : { kind: 'house', id: 'lapsed', unit: account.unit };
}

/** In the transaction in which a holder goes, before their row does: whoever credits them waits from here on, and finds them gone. */
export async function lapseHolder(
  db: Queryable,
  { kind, id }: { readonly kind: 'person' | 'enterprise'; readonly id: string },
  at: Date,
): Promise<void> {
  await (kind === 'person' ? lockLeavingPerson(db, id) : lockGoingEnterprise(db, id));
  await lapseBalances(db, { kind, id }, at);
}
