import { type Num, type NumColumns, requireVariation } from '../column.ts';
import { correlationMatrix } from '../correlation/correlation-matrix.ts';
import { descendingRanks } from '../descending-ranks.ts';
import { cholesky, choleskySolve } from '../linear-algebra/cholesky.ts';
import { createMatrix, type DenseMatrix, matrixToRows } from '../linear-algebra/dense-matrix.ts';
import { requireSamples } from '../problem.ts';
import { readWeightedColumns } from '../weighting/weighted-columns.ts';
import { relativeWeights } from './relative-weights.ts';
import { type ShapleyShare, shapleyShares } from './shapley-shares.ts';

export type ImportanceMethod = 'shapley' | 'relativeWeights';

export interface RelativeImportanceInput {
  data: NumColumns;
  dependent: string;
  independents: readonly string[];
  /** The name of a column of `data`. */
  weights?: string;
  settings: { methods: readonly ImportanceMethod[]; missing: 'listwise' };
}

export interface ImportanceShare {
  name: string;
  /** Its part of R². */
  importance: number;
  /** `null` when nothing is explained at all. */
  percent: Num;
  /** 1 = largest; equal ones share the smallest. */
  rank: number;
}

export interface RelativeImportanceResult {
  n: number;
  effectiveN: number;
  rSquared: number;
  /** With the dependent column, in the order of `independents`. */
  correlations: number[];
  beta: number[];
  shapley?: (ImportanceShare & ShapleyShare)[];
  relativeWeights?: ImportanceShare[];
}

/**
 * Which drivers carry how much of what is explained, also where drivers go together and coefficients alone mislead. All comes from
 * the (weighted) correlations of complete rows: β = R_xx⁻¹r_xy, R² = r_xyᵀβ, taken apart by Shapley's value, by Johnson's
 * relative weights, or both. Each sums to R².
 *
 * @example
 * relativeImportance({ data: { y: [1, 2, 4, 3, 6], a: [1, 2, 3, 4, 5], b: [2, 1, 2, 2, 4] }, dependent: 'y',
 *   independents: ['a', 'b'], settings: { methods: ['shapley'], missing: 'listwise' } }).shapley[0].rank // 1
 */
export function relativeImportance(input: RelativeImportanceInput): RelativeImportanceResult {
  const { dependent, independents, settings } = input;
  requireSamples(independents.length, 1, 'variables');
  const names = [...independents, dependent];
  const { columns, weights, n, effectiveN } = readWeightedColumns(input.data, names, input.weights);
  requireSamples(n, names.length + 1);
  requireVariation(columns, names);
  const { among, withDependent } = splitDependent(correlationMatrix(columns, weights));
  const beta = choleskySolve(cholesky(among, independents), withDependent);
  const rSquared = withDependent.reduce((sum, r, j) => sum + r * beta[j]!, 0);
  const inShares = <Share extends { importance: number }>(shares: Share[]): (ImportanceShare & Share)[] => {
    const ranks = descendingRanks(shares.map(({ importance }) => importance));
    return shares.map((share, j) => {
      const percent = rSquared > 1e-12 ? (100 * share.importance) / rSquared : null;
      return { name: independents[j]!, ...share, percent, rank: ranks[j]! };
    });
  };
  const methods: Record<ImportanceMethod, () => Partial<RelativeImportanceResult>> = {
    shapley: () => ({ shapley: inShares(shapleyShares(matrixToRows(among), withDependent)) }),
    relativeWeights: () => ({
      relativeWeights: inShares(relativeWeights(among, withDependent).map(importance => ({ importance }))),
    }),
  };
  return {
    n,
    effectiveN,
    rSquared,
    correlations: Array.from(withDependent),
    beta: Array.from(beta),
    ...Object.assign({}, ...settings.methods.map(method => methods[method]())),
  };
}

/** The correlations of the predictors, and each one's with the dependent column, which stands last. */
function splitDependent({ rows: size, values }: DenseMatrix) {
  const count = size - 1;
  const among = createMatrix(count, count);
  for (let i = 0; i < count; i++) among.values.set(values.subarray(i * size, i * size + count), i * count);
  return { among, withDependent: values.slice(count * size, count * size + count) };
}
