import { REWARD_LIMITS } from '@wenshu/api-contract';
import { describe, expect, it } from 'vitest';
import { canSplit, splitAmount } from './split-amount.ts';

const { least, most } = REWARD_LIMITS.luckyFen;

/** The same numbers each time, so that a failure can be had again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

describe('lucky packets', () => {
  it('add up to the total exactly, each within its bounds, whatever chance says and in whatever order they are drawn', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const random = seeded(seed);
      const count = 1 + Math.floor(random() * 120);
      const total = least * count + Math.floor(random() * ((most - least) * count + 1));
      const amounts = splitAmount(total, count, random);
      expect([seed, amounts.length, sum(amounts), sum(amounts.toReversed())]).toEqual([seed, count, total, total]);
      expect([seed, Math.min(...amounts) >= least, Math.max(...amounts) <= most]).toEqual([seed, true, true]);
      expect(amounts.every(Number.isSafeInteger)).toBe(true);
    }
  });

  it.each([
    ['as little as may be', least * 7, 7],
    ['as much as may be', most * 7, 7],
    ['one fen more than the least', least * 7 + 1, 7],
    ['one packet', 12_345, 1],
  ])('hold %s', (_what, total, count) => {
    for (const random of [() => 0, () => 0.999_999, seeded(5)])
      expect(sum(splitAmount(total, count, random))).toBe(total);
  });

  it('are not all the same, and the last one drawn is on average worth what the first one is', () => {
    const [first, last] = [[], []] as [number[], number[]];
    for (let seed = 1; seed <= 3000; seed++) {
      const amounts = splitAmount(2000, 10, seeded(seed * 7919));
      first.push(amounts[0]!);
      last.push(amounts[9]!);
    }
    expect(new Set(first).size).toBeGreaterThan(50);
    // The mean is 200 and its error about 2.
    for (const amounts of [first, last]) expect(Math.abs(sum(amounts) / amounts.length - 200)).toBeLessThan(12);
  });

  it('are refused where no split exists', () => {
    expect(canSplit(least * 3 - 1, 3)).toBe(false);
    expect(canSplit(most * 3 + 1, 3)).toBe(false);
    expect(canSplit(100, 0)).toBe(false);
    expect(() => splitAmount(least * 3 - 1, 3, Math.random)).toThrow();
  });
});
