import type { LedgerCause, LedgerUnit } from '@wenshu/api-contract';

export interface AccountRef {
  /** Of the house: a word of ours for where value comes from and goes to (`houses`). */
  readonly kind: 'person' | 'enterprise' | 'packet' | 'house';
  readonly id: string;
  readonly unit: LedgerUnit;
}

export interface Part {
  readonly account: AccountRef;
  readonly amount: number;
}

export interface Movement {
  /** Unique for ever: whoever comes again with it moves nothing. */
  readonly key: string;
  readonly cause: LedgerCause;
  /** What it was for: an order, a packet, a claim, a task. */
  readonly about?: string;
  /** Nobody: the house by itself, an operator or a respondent. */
  readonly by: string | null;
  readonly at: Date;
  /** They add up to 0 in each unit. */
  readonly parts: readonly Part[];
}

/** One order for everybody: of two that want the same accounts, one waits for the other and never both. */
export function inLockOrder(parts: readonly Part[]): readonly Part[] {
  return parts.toSorted((a, b) => (orderOf(a.account) < orderOf(b.account) ? -1 : 1));
}

const orderOf = ({ kind, id, unit }: AccountRef): string => `${kind} ${id} ${unit}`;

/** A mistake of whoever wrote the movement, never of a person. The database would refuse most of it too, but at the commit, where nobody knows whose it was. */
export function requireSound({ key, parts }: Movement): void {
  const fail = (why: string) => new Error(`ledger movement ${key}: ${why}`);
  const sums = new Map<LedgerUnit, number>();
  for (const { account, amount } of parts) {
    if (!Number.isSafeInteger(amount) || amount === 0) throw fail(`an amount of ${amount}`);
    sums.set(account.unit, (sums.get(account.unit) ?? 0) + amount);
  }
  if (parts.length === 0 || [...sums.values()].some(sum => sum !== 0)) throw fail('does not add up to 0');
  if (new Set(parts.map(({ account }) => orderOf(account))).size < parts.length) throw fail('names an account twice');
}
