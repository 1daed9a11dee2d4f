import { type ColumnPair, columnPairs, type MeanPair, meanTests } from '@wenshu/statistics';
import { WEIGHT_UNIT } from '../../columns/group-columns.ts';
import type { ComparedColumns } from './banner-columns.ts';
import { alphaOf, noFamily, sureOf } from './families.ts';
import type { Line } from './lines.ts';
import { type CrossRequest, type CrossTest, leastOf } from './request.ts';
import type { Comparison, Difference, Family } from './result.ts';
import type { ColumnMoments } from './statistics.ts';
import { PER_COLUMN, type Shared, type Sums, sharedKey, type Tally } from './tally.ts';

/** By line, then column: the columns that it significantly exceeds. */
export type Above = readonly (readonly (readonly number[])[])[];

export interface Compared {
  readonly counted: Tally;
  readonly compared: readonly ComparedColumns[];
  readonly columns: number;
}

const pOf = { none: 'pValue', bonferroni: 'pBonferroni', fdr: 'pFdr' } as const satisfies Record<
  CrossTest['correction'],
  string
>;

const weightAt = (sums: Sums, column: number) => sums[column * PER_COLUMN + 1]!;

export function effectiveOf(sums: Sums, column: number): number {
  const [weight, squares] = [weightAt(sums, column), sums[column * PER_COLUMN + 2]!];
  return squares > 0 ? weight ** 2 / squares : 0;
}

export const sharesOf = (lines: readonly Sums[], bases: Sums, columns: readonly number[]) =>
  lines.map(line =>
    columns.map(column => {
      const base = weightAt(bases, column);
      // Sums of weights may leave a share a hair above all.
      return base > 0 ? Math.min(1, weightAt(line, column) / base) : null;
    }),
  );

/** Columns of a group against each other in one line: all lines of a long and wide table at once would be millions of pairs. */
export function testShares(
  line: Sums,
  { columns: group }: ComparedColumns,
  { counted, columns }: Compared,
  leastBase: number,
): readonly ColumnPair[] {
  const { bases, shared } = counted;
  const overlap = (a: number, b: number) => {
    const both = shared.get(sharedKey(group[a]!, group[b]!, columns));
    return both ? both.squares / (weightAt(bases, group[a]!) * weightAt(bases, group[b]!)) : 0;
  };
  const effective = group.map(column => effectiveOf(bases, column));
  const options = { leastBase, ...(shared.size > 0 && { overlap }) };
  return columnPairs(sharesOf([line], bases, group)[0]!, effective, options);
}

interface Tested {
  readonly family: Family;
}

export function compareShares(
  { test }: CrossRequest,
  lines: readonly { readonly line: Line; readonly sums: Sums }[],
  of: Compared,
): Tested & { readonly above: Above } {
  const above: number[][][] = lines.map(() => Array.from({ length: of.columns }, () => []));
  const found = new Found(test);
  for (const group of of.compared)
    for (const [place, { line, sums }] of lines.entries()) {
      const [shares] = sharesOf([sums], of.counted.bases, group.columns);
      for (const pair of testShares(sums, group, of, found.leastBase)) {
        const gap = 100 * (shares![pair.a]! - shares![pair.b]!);
        const marked = found.add(pair, group, { gap, line: line.id });
        if (marked) above[place]![marked.higher]!.push(marked.lower);
      }
    }
  return { above: above.map(line => line.map(inOrder)), family: found.family() };
}

/** Means of a group's columns against each other. */
export function testMeans(
  moments: readonly ColumnMoments[],
  { columns: group }: ComparedColumns,
  { counted, columns }: Compared,
  { alpha, leastBase }: { readonly alpha: number; readonly leastBase: number },
): readonly MeanPair[] {
  const own = group.map(column => moments[column]!);
  const covariance = (a: number, b: number) => {
    const shared = counted.shared.get(sharedKey(group[a]!, group[b]!, columns));
    return shared ? covarianceOf(shared, own[a]!, own[b]!) : 0;
  };
  return meanTests(own, alpha, { covariance, leastBase }).pairs;
}

export function compareMeans(
  { test }: CrossRequest,
  moments: readonly ColumnMoments[],
  of: Compared,
): Tested & { readonly above: Above[number] } {
  const above: number[][] = Array.from({ length: of.columns }, () => []);
  const found = new Found(test);
  for (const group of of.compared)
    for (const pair of testMeans(moments, group, of, found)) {
      const marked = found.add(pair, group, { gap: pair.difference });
      if (marked) above[marked.higher]!.push(marked.lower);
    }
  return { above: above.map(inOrder), family: found.family() };
}

const inOrder = (columns: number[]): number[] => columns.sort((a, b) => a - b);

/** Pairs as they are tested: which get letters, and which are left when all are counted. */
class Found {
  readonly alpha: number;
  readonly leastBase: number;
  readonly #p: (typeof pOf)[CrossTest['correction']];
  readonly #found: (Difference & { readonly isMarked: boolean })[] = [];
  #comparisons = 0;

  constructor(test: CrossTest) {
    this.alpha = alphaOf[test.level];
    this.leastBase = leastOf(test).leastBase;
    this.#p = pOf[test.correction];
  }

  /** The pair, where it gets a letter. */
  add(
    pair: Pick<ColumnPair | MeanPair, 'a' | 'b' | 'pValue' | 'pBonferroni' | 'pFdr'>,
    { path, columns }: ComparedColumns,
    { gap, line }: { readonly gap: number; readonly line?: string },
  ): Difference | undefined {
    this.#comparisons++;
    if (!(pair.pValue < this.alpha) || gap === 0) return undefined;
    const [higher, lower] = gap > 0 ? [pair.a, pair.b] : [pair.b, pair.a];
    const difference = {
      path,
      higher: columns[higher]!,
      lower: columns[lower]!,
      pValue: pair.pValue,
      gap: Math.abs(gap),
      ...(line !== undefined && { line }),
    };
    const isMarked = pair[this.#p] < this.alpha;
    this.#found.push({ ...difference, isMarked });
    return isMarked ? difference : undefined;
  }

  family(): Family {
    const marked = this.#found.filter(({ isMarked }) => isMarked);
    const sure = sureOf(this.#found, this.#comparisons, this.alpha).filter(({ isMarked }) => isMarked);
    return {
      comparisons: this.#comparisons,
      marked: marked.length,
      sure: sure.map(({ isMarked: _isMarked, ...difference }) => difference),
    };
  }
}

/** Whether columns could be tested against each other, and why not. Where all say the same no pair is left, and they were tested. */
export function comparisonOf(
  { test }: CrossRequest,
  { counted, compared }: Compared,
  tested: { readonly lines: Family | undefined; readonly means: Family | undefined; readonly hasLines: boolean },
): Comparison {
  const { lines = noFamily, means = noFamily, hasLines } = tested;
  const areTwo = (least: number) =>
    compared.some(({ columns }) => columns.filter(column => effectiveOf(counted.bases, column) >= least).length >= 2);
  const isLarge = areTwo(leastOf(test).leastBase);
  const states: readonly (readonly [Comparison['state'], boolean])[] = [
    ['not-asked', !tested.lines && !tested.means],
    ['tested', means.comparisons > 0 || (tested.lines !== undefined && hasLines && isLarge)],
    ['too-small', areTwo(Number.MIN_VALUE)],
  ];
  const state = states.find(([, holds]) => holds)?.[0] ?? 'nothing-to-compare';
  return { state, lines, means };
}

/** Of two means, by those who are in both columns: their own covariance around both means times Σw²/(Σ_a w·Σ_b w), as in the test of shares. */
function covarianceOf(shared: Shared, a: ColumnMoments, b: ColumnMoments): number {
  const weight = shared.weight / WEIGHT_UNIT;
  const squares = shared.valuedSquares / WEIGHT_UNIT ** 2;
  if (!a || !b || !(weight > 0)) return 0;
  const products = (shared.second - (a.mean + b.mean) * shared.first) / WEIGHT_UNIT + a.mean * b.mean * weight;
  const effective = weight ** 2 / squares;
  const least = effective > 1 ? effective / (effective - 1) : 1;
  return ((products / weight) * least * squares) / (a.sumWeights * b.sumWeights);
}
