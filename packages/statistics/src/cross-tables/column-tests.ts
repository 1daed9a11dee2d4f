import { normalTwoSided } from '../distributions/normal.ts';
import { adjustPValues } from '../multiple-testing/adjust-p-values.ts';
import { differenceLetters } from '../multiple-testing/difference-letters.ts';
import { fisherExact } from './fisher-exact.ts';

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

export interface ColumnTestOptions {
  overlap?: Overlap | undefined;
  /** Columns of fewer people take no part. 2 when left out. */
  leastBase?: number;
  /** `spss`, as its custom tables have it: columns of 0 or 1 take no part, and the rest is compared by z alone, however few expected. */
  rule?: 'all-shares' | 'spss';
}

interface Pairing {
  readonly overlap: Overlap;
  readonly isUsable: (share: number, base: number) => boolean;
  readonly pOf: typeof normalOrExact;
}

function pairingOf({ overlap = () => 0, leastBase = 2, rule = 'all-shares' }: ColumnTestOptions): Pairing {
  const isSpss = rule === 'spss';
  return {
    overlap,
    isUsable: (share, base) => base >= leastBase && (!isSpss || (share > 0 && share < 1)),
    pOf: isSpss ? z => normalTwoSided(z) : normalOrExact,
  };
}

/**
 * Which columns differ in a row: z = (p_a−p_b)/√(p̂(1−p̂)(1/n_a+1/n_b−2·o_ab)), p̂ pooled; Fisher's test where fewer than 5 are
 * expected in a cell of the two by two. Where all or none of both have it they are equal, and no pair: nothing could differ. Bonferroni
 * multiplies by the pairs of a row. The letter of the smaller column stands in the cell of the larger one. Columns of a multiple response share people:
 * `overlap` o_ab = Σ_both w²/(Σ_a w·Σ_b w) takes out what they have in common; columns of the same people are not compared.
 *
 * @example
 * columnTests([[0.3, 0.45]], [100, 100], 0.05).letters.unadjusted // [['', 'A']]
 */
export function columnTests(
  shares: readonly ArrayLike<number | null>[],
  bases: ArrayLike<number>,
  alpha: number,
  options: ColumnTestOptions = {},
): ColumnTests {
  const pairing = pairingOf(options);
  const byRow = shares.map((row, index) => comparePairs(row, bases, index, pairing));
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

/**
 * The pairs of one row alone, for tables that are long and wide: letters of them take as long again.
 *
 * @example
 * columnPairs([0, 0.4], [200, 200])[0].z // -10
 */
export function columnPairs(
  shares: ArrayLike<number | null>,
  bases: ArrayLike<number>,
  options: ColumnTestOptions = {},
): ColumnPair[] {
  return comparePairs(shares, bases, 0, pairingOf(options));
}

function comparePairs(
  shares: ArrayLike<number | null>,
  bases: ArrayLike<number>,
  row: number,
  { overlap, isUsable, pOf }: Pairing,
): ColumnPair[] {
  const usable = Array.from(shares, (share, column) => ({ share, column, base: bases[column]! })).flatMap(one =>
    one.share !== null && isUsable(one.share, one.base) ? [{ ...one, share: one.share }] : [],
  );
  const pairs = usable.flatMap((a, i) =>
    usable.slice(i + 1).flatMap(b => {
      if (a.share === b.share && (a.share === 0 || a.share === 1)) return [];
      const whole = 1 / a.base + 1 / b.base;
      const apart = whole - 2 * overlap(a.column, b.column);
      // Nothing is left but rounding: the same people stand in both.
      if (!(apart > 1e-12 * whole)) return [];
      const pooled = pooledShare(a, b);
      const variance = pooled * (1 - pooled) * apart;
      const z = variance > 0 && a.share !== b.share ? (a.share - b.share) / Math.sqrt(variance) : 0;
      return [{ row, a: a.column, b: b.column, z, pValue: z === 0 ? 1 : pOf(z, a, b, pooled) }];
    }),
  );
  const adjusted = adjustPValues(pairs.map(({ pValue }) => pValue));
  return pairs.map((pair, i) => ({ ...pair, pBonferroni: adjusted.bonferroni[i]!, pFdr: adjusted.fdr[i]! }));
}

interface Sample {
  readonly share: number;
  readonly base: number;
}

const LEAST_EXPECTED = 5;

/**
 * Whether so few are expected in a cell of the two by two that Fisher's test takes the place of z.
 *
 * @example
 * isExactTest({ share: 0.1, base: 40 }, { share: 0.12, base: 50 }) // true
 */
export function isExactTest(a: Sample, b: Sample, pooled = pooledShare(a, b)): boolean {
  return Math.min(a.base, b.base) * Math.min(pooled, 1 - pooled) < LEAST_EXPECTED;
}

const pooledShare = (a: Sample, b: Sample) => (a.base * a.share + b.base * b.share) / (a.base + b.base);

/**
 * With weights bases are effective ones, and counts those of so many people, rounded: Fisher's test is of whole people. Of columns that
 * share people it is too cautious, as these differ by less than others would.
 */
function normalOrExact(z: number, a: Sample, b: Sample, pooled: number): number {
  if (!isExactTest(a, b, pooled)) return normalTwoSided(z);
  const countsOf = ({ share, base }: Sample) => {
    const people = Math.round(base);
    const chosen = Math.round(share * people);
    return [chosen, people - chosen] as const;
  };
  return fisherExact(...countsOf(a), ...countsOf(b)).twoSided;
}
