import { completeRows, isConstant, takeRows } from '../column.ts';
import { denseCodes } from '../ranks/dense-codes.ts';
import { midranks } from '../ranks/midranks.ts';
import { type Association, testCorrelation } from './association.ts';
import { unitColumns, unitCrossProducts } from './correlation-matrix.ts';
import { kendall } from './kendall.ts';
import { pearson } from './pearson.ts';

export type CorrelationMethod = 'pearson' | 'spearman' | 'kendall';

/** The association of columns i and j on the rows that both have. */
export type PairFunction = (i: number, j: number) => Association & { n: number };

/**
 * What to do with a pair of columns, by method. Columns without gaps are ranked or coded once, not once per pair, and
 * their products are all summed in one pass; a pair with gaps is ranked anew on its own rows.
 */
export const pairFunctions: Record<CorrelationMethod, (columns: readonly Float64Array[]) => PairFunction> = {
  pearson: columns => productMoments(columns, column => column),
  spearman: columns => productMoments(columns, column => midranks(column).ranks),
  kendall: columns => {
    const whole = columns.map(column => (isComplete(column) ? denseCodes(column) : undefined));
    return (i, j) => {
      const [x, y] = [whole[i], whole[j]];
      if (x && y) return { ...kendall(x, y), n: x.codes.length };
      const [a, b] = sharedRows(columns[i]!, columns[j]!);
      return { ...kendall(denseCodes(a), denseCodes(b)), n: a.length };
    };
  },
};

function productMoments(
  columns: readonly Float64Array[],
  prepare: (column: Float64Array) => Float64Array,
): PairFunction {
  const together = columns.map((_, i) => i).filter(i => isComplete(columns[i]!) && !isConstant(columns[i]!));
  const position = new Map(together.map((column, i) => [column, i]));
  const products = unitCrossProducts(unitColumns(together.map(i => prepare(columns[i]!))));
  return (i, j) => {
    const [a, b] = [position.get(i), position.get(j)];
    const n = columns[i]!.length;
    if (a !== undefined && b !== undefined) {
      return { ...testCorrelation(products.values[a * products.columns + b]!, n - 2), n };
    }
    const [x, y] = sharedRows(columns[i]!, columns[j]!);
    return { ...testCorrelation(pearson(prepare(x), prepare(y)), x.length - 2), n: x.length };
  };
}

function isComplete(column: Float64Array): boolean {
  for (let row = 0; row < column.length; row++) if (Number.isNaN(column[row]!)) return false;
  return true;
}

function sharedRows(x: Float64Array, y: Float64Array): [Float64Array, Float64Array] {
  const rows = completeRows([x, y]);
  return [takeRows(x, rows), takeRows(y, rows)];
}
