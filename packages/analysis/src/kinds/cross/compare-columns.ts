import { columnTests, meanTests } from '@wenshu/statistics';
import { WEIGHT_UNIT } from '../../columns/group-columns.ts';
import type { CrossRequest, CrossTest } from './request.ts';
import type { ColumnMoments } from './statistics.ts';
import { PER_COLUMN, type Shared, type Sums, sharedKey, type Tally } from './tally.ts';

/** By line, then column: the columns that it significantly exceeds. */
export type Above = readonly (readonly (readonly number[])[])[];

interface Compared {
  readonly counted: Tally;
  /** Columns that are compared with each other. */
  readonly compared: readonly (readonly number[])[];
  readonly columns: number;
}

export const alphaOf: Readonly<Record<CrossTest['level'], number>> = { 0.9: 0.1, 0.95: 0.05, 0.99: 0.01 };
const pOf = { none: 'pValue', bonferroni: 'pBonferroni', fdr: 'pFdr' } as const satisfies Record<
  CrossTest['correction'],
  string
>;

export function compareShares(
  { test, measures }: CrossRequest,
  lines: readonly Sums[],
  { counted, compared, columns }: Compared,
): { readonly above: Above; readonly wasCompared: boolean } {
  if (!test.letters || !measures.includes('columnPercent')) return { above: [], wasCompared: false };
  const { bases } = counted;
  const weightAt = (sums: Sums, column: number) => sums[column * PER_COLUMN + 1]!;
  const above: number[][][] = lines.map(() => Array.from({ length: columns }, () => []));
  let wasCompared = false;
  for (const group of compared) {
    const effective = group.map(column => effectiveOf(bases, column));
    const overlap = (a: number, b: number) => {
      const shared = counted.shared.get(sharedKey(group[a]!, group[b]!, columns));
      return shared ? shared.squares / (weightAt(bases, group[a]!) * weightAt(bases, group[b]!)) : 0;
    };
    const shares = lines.map(line =>
      group.map(column => {
        const base = weightAt(bases, column);
        return base > 0 ? weightAt(line, column) / base : null;
      }),
    );
    const { pairs } = columnTests(
      shares,
      effective,
      alphaOf[test.level],
      counted.shared.size > 0 ? overlap : undefined,
    );
    wasCompared ||= pairs.length > 0;
    for (const pair of pairs) {
      if (!(pair[pOf[test.correction]] < alphaOf[test.level]) || pair.z === 0) continue;
      const [higher, lower] = pair.z > 0 ? [pair.a, pair.b] : [pair.b, pair.a];
      above[pair.row]![group[higher]!]!.push(group[lower]!);
    }
  }
  return { above: above.map(line => line.map(inOrder)), wasCompared };
}

const inOrder = (columns: number[]): number[] => columns.sort((a, b) => a - b);

function effectiveOf(sums: Sums, column: number): number {
  const [weight, squares] = [sums[column * PER_COLUMN + 1]!, sums[column * PER_COLUMN + 2]!];
  return squares > 0 ? weight ** 2 / squares : 0;
}

export function compareMeans(
  { test, statistics }: CrossRequest,
  moments: readonly ColumnMoments[],
  { counted, compared, columns }: Compared,
): { readonly above: Above[number]; readonly wasCompared: boolean } {
  const above: number[][] = Array.from({ length: columns }, () => []);
  if (!test.letters || !statistics.includes('mean')) return { above, wasCompared: false };
  let wasCompared = false;
  for (const group of compared) {
    const own = group.map(column => moments[column]!);
    const covariance = (a: number, b: number) => {
      const shared = counted.shared.get(sharedKey(group[a]!, group[b]!, columns));
      return shared ? covarianceOf(shared, own[a]!, own[b]!) : 0;
    };
    const { pairs } = meanTests(own, alphaOf[test.level], covariance);
    wasCompared ||= pairs.length > 0;
    for (const pair of pairs) {
      if (!(pair[pOf[test.correction]] < alphaOf[test.level]) || pair.difference === 0) continue;
      const [higher, lower] = pair.difference > 0 ? [pair.a, pair.b] : [pair.b, pair.a];
      above[group[higher]!]!.push(group[lower]!);
    }
  }
  return { above: above.map(inOrder), wasCompared };
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
