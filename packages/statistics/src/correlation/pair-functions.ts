import { completeRows, isComplete, isConstant, takeRows } from '../column.ts';
import { denseCodes } from '../ordering/dense-codes.ts';
import { midranks, weightedMidranks } from '../ordering/midranks.ts';
import { StatisticsProblem } from '../problem.ts';
import { effectiveBase } from '../weighting/effective-base.ts';
import { type Association, testCorrelation } from './association.ts';
import { correlationMatrix } from './correlation-matrix.ts';
import { kendall } from './kendall.ts';
import { pearson } from './pearson.ts';

export type CorrelationMethod = 'pearson' | 'spearman' | 'kendall';

/** The association of columns i and j on the rows that both have. */
export type PairFunction = (i: number, j: number) => Association & { n: number; effectiveN: number };

/** Columns with gaps, and the weights of their rows if there are any; none is 0. */
export interface CorrelatedColumns {
  readonly columns: readonly Float64Array[];
  readonly weights?: Float64Array;
}

/**
 * What to do with a pair of columns, by method. Columns without gaps are ranked or coded once, not once per pair, and
 * their products are all summed in one pass; a pair with gaps is ranked anew on its own rows. With weights the effective base
 * of a pair's rows takes the place of their number.
 */
export const pairFunctions: Record<CorrelationMethod, (data: CorrelatedColumns) => PairFunction> = {
  pearson: data => productMoments(data, column => column),
  spearman: data =>
    productMoments(data, (column, weights) => (weights ? weightedMidranks(column, weights) : midranks(column).ranks)),
  kendall: ({ columns, weights }) => {
    // Pairs of weighted people have no agreed way of being counted.
    if (weights) throw new StatisticsProblem('invalid-setting', { setting: 'methods' });
    const whole = columns.map(column => (isComplete(column) ? denseCodes(column) : undefined));
    const counted = (n: number) => ({ n, effectiveN: n });
    return (i, j) => {
      const [x, y] = [whole[i], whole[j]];
      if (x && y) return { ...kendall(x, y), ...counted(x.codes.length) };
      const [a, b] = sharedRows([columns[i]!, columns[j]!]);
      return { ...kendall(denseCodes(a!), denseCodes(b!)), ...counted(a!.length) };
    };
  },
};

function productMoments(
  { columns, weights }: CorrelatedColumns,
  prepare: (column: Float64Array, weights: Float64Array | undefined) => Float64Array,
): PairFunction {
  const together = columns.map((_, i) => i).filter(i => isComplete(columns[i]!) && !isConstant(columns[i]!));
  const position = new Map(together.map((column, i) => [column, i]));
  const prepared = together.map(i => prepare(columns[i]!, weights));
  const products = correlationMatrix(prepared, weights);
  const base = (n: number, own: Float64Array | undefined) => ({ n, effectiveN: own ? effectiveBase(own) : n });
  const whole = base(columns[0]?.length ?? 0, weights);
  return (i, j) => {
    const [a, b] = [position.get(i), position.get(j)];
    if (a !== undefined && b !== undefined) {
      return { ...testCorrelation(products.values[a * products.columns + b]!, whole.effectiveN - 2), ...whole };
    }
    const [x, y, own] = sharedRows([columns[i]!, columns[j]!, ...(weights ? [weights] : [])]);
    const shared = base(x!.length, own);
    const r = pearson(prepare(x!, own), prepare(y!, own), own);
    return { ...testCorrelation(r, shared.effectiveN - 2), ...shared };
  };
}

function sharedRows(columns: readonly Float64Array[]): Float64Array[] {
  const rows = completeRows(columns);
  return columns.map(column => takeRows(column, rows));
}
