import type { Num } from '../column.ts';
import { chiSquareSf } from '../distributions/chi-square.ts';
import { type FisherTest, fisherExact } from './fisher-exact.ts';
import type { TestResult } from './table-chi-square.ts';

export interface TwoByTwo {
  continuityCorrection: TestResult;
  /** ad/(bc); `null` when b or c is 0. */
  oddsRatio: Num;
  fisher?: FisherTest;
}

/**
 * What only a table of two by two has: Yates' χ² = N·max(0, |ad−bc|−N/2)²/(r₁r₂c₁c₂), the odds ratio and, for people
 * rather than weights, Fisher's test. Undefined when a row or a column is empty.
 *
 * @example
 * twoByTwo([10, 20, 20, 10], false).oddsRatio // 0.25
 */
export function twoByTwo(cells: ArrayLike<number>, isWeighted: boolean): TwoByTwo | undefined {
  const [a, b, c, d] = Array.from(cells) as [number, number, number, number];
  const total = a + b + c + d;
  const margins = (a + b) * (c + d) * (a + c) * (b + d);
  if (!(margins > 0)) return undefined;
  const value = (total * Math.max(0, Math.abs(a * d - b * c) - total / 2) ** 2) / margins;
  return {
    continuityCorrection: { value, df: 1, pValue: chiSquareSf(value, 1) },
    oddsRatio: b * c > 0 ? (a * d) / (b * c) : null,
    ...(isWeighted ? {} : { fisher: fisherExact(a, b, c, d) }),
  };
}
