import { normalTwoSided } from '../distributions/normal.ts';
import { differenceLetters } from '../group-comparison/difference-letters.ts';

/** Against which number of people a proportion is tested. */
export type TestBase = 'weighted' | 'effective' | 'unweighted';

export interface ColumnPair {
  row: number;
  a: number;
  b: number;
  z: number;
  pValue: number;
  pBonferroni: number;
}

export interface ColumnTests {
  pairs: ColumnPair[];
  /** By row, then by column. */
  letters: { unadjusted: string[][]; bonferroni: string[][] };
}

/**
 * Which columns differ in a row, as in SPSS' custom tables: z = (p_a−p_b)/√(p̂(1−p̂)(1/n_a+1/n_b)), p̂ pooled. Columns with
 * a share of 0 or 1 or a base below 2 take no part, and only the others count in Bonferroni's multiplier m(m−1)/2.
 * The letter of the smaller column stands in the cell of the larger one.
 *
 * @example
 * columnTests([[0.3, 0.45]], [100, 100], 0.05).letters.unadjusted // [['', 'A']]
 */
export function columnTests(
  shares: readonly ArrayLike<number | null>[],
  bases: ArrayLike<number>,
  alpha: number,
): ColumnTests {
  const byRow = shares.map((row, index) => comparePairs(row, bases, index));
  const letters = (p: 'pValue' | 'pBonferroni') =>
    byRow.map(pairs =>
      differenceLetters(
        pairs.map(pair => ({ a: pair.a, b: pair.b, difference: pair.z, pValue: pair[p] })),
        bases.length,
        alpha,
      ),
    );
  return { pairs: byRow.flat(), letters: { unadjusted: letters('pValue'), bonferroni: letters('pBonferroni') } };
}

function comparePairs(shares: ArrayLike<number | null>, bases: ArrayLike<number>, row: number): ColumnPair[] {
  const usable = Array.from(shares, (share, column) => ({ share: share ?? 0, column, base: bases[column]! })).filter(
    ({ share, base }) => share > 0 && share < 1 && base >= 2,
  );
  const comparisons = (usable.length * (usable.length - 1)) / 2;
  return usable.flatMap((a, i) =>
    usable.slice(i + 1).map(b => {
      const pooled = (a.base * a.share + b.base * b.share) / (a.base + b.base);
      const z = (a.share - b.share) / Math.sqrt(pooled * (1 - pooled) * (1 / a.base + 1 / b.base));
      const pValue = normalTwoSided(z);
      return { row, a: a.column, b: b.column, z, pValue, pBonferroni: Math.min(1, pValue * comparisons) };
    }),
  );
}
