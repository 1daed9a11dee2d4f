import { REWARD_LIMITS, type RewardKind } from '@wenshu/api-contract';
import { randomFraction } from '../../../platform/random-fraction.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { canSplit, splitAmount } from './split-amount.ts';

interface Wanted {
  readonly count: number;
  readonly totalFen?: number | undefined;
  readonly eachFen?: number | null | undefined;
}

export interface Amounts {
  readonly packets: number;
  readonly totalFen: number;
  readonly eachFen: number | null;
}

/** What is asked for, in one shape; gift codes have no amounts, and as many as their list. */
export function amountsOf(kind: RewardKind, { count, totalFen, eachFen }: Wanted): Amounts {
  if (kind === 'codes') return { packets: 0, totalFen: 0, eachFen: null };
  if (count < 1) throw wrong('count');
  if (kind === 'fixed') {
    if (eachFen === undefined || eachFen === null) throw wrong('eachFen');
    return { packets: count, totalFen: eachFen * count, eachFen };
  }
  if (totalFen === undefined || !canSplit(totalFen, count)) throw wrong('totalFen');
  return { packets: count, totalFen, eachFen: null };
}

const { least, most } = REWARD_LIMITS.luckyFen;
const wrong = (field: string) =>
  new Refusal('rewardAmountWrong', { field, params: { least: least / 100, most: most / 100 } });

/** What each of them holds, in the order in which they are drawn. */
export function sharesOf({ packets, totalFen, eachFen }: Amounts): number[] {
  return eachFen === null
    ? splitAmount(totalFen, packets, randomFraction)
    : Array.from({ length: packets }, () => eachFen);
}
