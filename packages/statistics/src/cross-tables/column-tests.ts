import { normalTwoSided } from '../distributions/normal.ts';
import { differenceLetters } from '../group-comparison/difference-letters.ts';
import { adjustPValues } from '../multiple-testing/adjust-p-values.ts';

/** Against which number of people a proportion is tested. */
export type TestBase = 'weighted' | 'effective' | 'unweighted';

export interface ColumnPair {
  row: number;
  a: number;
  b: number;
  z: number;
  pValue: number;
  pBonferroni: number;
  /** Benjamini and Hochberg, over the pairs of the row. */
  pFdr: number;
}

export interface ColumnTests {
  pairs: ColumnPair[];
  /** By row, then by column. */
  letters: { unadjusted: string[][]; bonferroni: string[][]; fdr: string[][] };
}

/** Of two columns that share people: Σw² of those in both, divided by both columns' Σw. 0 where nobody is in both. */
export type Overlap = (a: number, b: number) => number;

const nobodyShared: Overlap = () => 0;

/**
 * Which columns differ in a row, as in SPSS' custom tables: z = (p_a−p_b)/√(p̂(1−p̂)(1/n_a+1/n_b−2·o_ab)), p̂ pooled. Columns
 * with a share of 0 or 1 or a base below 2 take no part, and only the others count in Bonferroni's multiplier m(m−1)/2.
 * The letter of the smaller column stands in the cell of the larger one. Columns of a multiple response share people:
 * `overlap` o_ab = Σ_both w²/(Σ_a w·Σ_b w) takes out what they have in common; columns of the same people are not compared.
 *
 * @example
 * columnTests([[0.3, 0.45]], [100, 100], 0.05).letters.unadjusted // [['', 'A']]
 */
export function columnTests(
  shares: readonly ArrayLike<number | null>[],
  bases: ArrayLike<number>,
  alpha: number,
  overlap: Overlap = nobodyShared,
): ColumnTests {
  const byRow = shares.map((row, index) => comparePairs(row, bases, index, overlap));
  const letters = (p: 'pValue' | 'pBonferroni' | 'pFdr') =>
    byRow.map(pairs =>
      differenceLetters(
        pairs.map(pair => ({ a: pair.a, b: pair.b, difference: pair.z, pValue: pair[p] })),
        bases.length,
        alpha,
      ),
    );
  return {
    pairs: byRow.flat(),
    letters: { unadjusted: letters('pValue'), bonferroni: letters('pBonferroni'), fdr: letters('pFdr') },
  };
}

function comparePairs(
  shares: ArrayLike<number | null>,
  bases: ArrayLike<number>,
  row: number,
  overlap: Overlap,
): ColumnPair[] {
  const usable = Array.from(shares, (share, column) => ({ share: share ?? 0, column, base: bases[column]! })).filter(
    ({ share, base }) => share > 0 && share < 1 && base >= 2,
  );
  const pairs = usable.flatMap((a, i) =>
    usable.slice(i + 1).flatMap(b => {
      const whole = 1 / a.base + 1 / b.base;
      const apart = whole - 2 * overlap(a.column, b.column);
      // Nothing is left but rounding: the same people stand in both.
      if (!(apart > 1e-12 * whole)) return [];
      const pooled = (a.base * a.share + b.base * b.share) / (a.base + b.base);
      const z = (a.share - b.share) / Math.sqrt(pooled * (1 - pooled) * apart);
      return [{ row, a: a.column, b: b.column, z, pValue: normalTwoSided(z) }];
    }),
  );
  const adjusted = adjustPValues(pairs.map(({ pValue }) => pValue));
  return pairs.map((pair, i) => ({ ...pair, pBonferroni: adjusted.bonferroni[i]!, pFdr: adjusted.fdr[i]! }));
}
