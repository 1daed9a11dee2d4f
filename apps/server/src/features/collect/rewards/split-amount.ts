import { REWARD_LIMITS } from '@wenshu/api-contract';

const { least, most } = REWARD_LIMITS.luckyFen;

/** Whether so many packets, each within its bounds, can come to this total. */
export function canSplit(totalFen: number, count: number): boolean {
  return count > 0 && totalFen >= least * count && totalFen <= most * count;
}

/**
 * Amounts of lucky packets, made before anybody draws: they add up to the total exactly, whoever draws which of them. Each is drawn from what
 * lies between its bounds and twice the mean of what is left, so that chance and not the place decides, and never leaves more or less than the
 * rest can hold. In the order of chance: the first ones narrow what is possible for the last.
 */
export function splitAmount(totalFen: number, count: number, random: () => number): number[] {
  if (!canSplit(totalFen, count)) throw new Error(`${totalFen} fen cannot be split into ${count}`);
  const amounts: number[] = [];
  let left = totalFen;
  for (let others = count - 1; others >= 0; others--) {
    const low = Math.max(least, left - most * others);
    const high = Math.min(most, left - least * others, Math.max(low, Math.round((2 * left) / (others + 1)) - least));
    const amount = others === 0 ? left : low + Math.floor(random() * (high - low + 1));
    amounts.push(amount);
    left -= amount;
  }
  return shuffled(amounts, random);
}

function shuffled(amounts: readonly number[], random: () => number): number[] {
  const mixed = [...amounts];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
