import {
  completeRows,
  isConstant,
  listwise,
  type Num,
  type NumColumns,
  readNumberColumns,
  takeRows,
} from '../column.ts';
import { type FitControl, reportProgress } from '../fit-control.ts';
import { requireSamples } from '../problem.ts';
import { denseCodes } from '../ranks/dense-codes.ts';
import { midranks } from '../ranks/midranks.ts';
import { type Association, testCorrelation, undefinedAssociation } from './association.ts';
import { kendall } from './kendall.ts';
import { type PartialCorrelation, partialCorrelation } from './partial-correlation.ts';
import { pearson } from './pearson.ts';

export type CorrelationMethod = 'pearson' | 'spearman' | 'kendall';

export interface CorrelationInput {
  variables: readonly string[];
  data: NumColumns;
  settings: { methods: readonly CorrelationMethod[]; missing: 'pairwise' | 'listwise'; partial: boolean };
}

/** Matrices by variable. A variable that does not vary has `null` everywhere, on its diagonal too. */
export interface CorrelationBlock {
  coefficient: Num[][];
  statistic: Num[][];
  pValue: Num[][];
  n: number[][];
}

export interface CorrelationResult {
  pearson?: CorrelationBlock;
  spearman?: CorrelationBlock;
  kendall?: CorrelationBlock;
  partial?: PartialCorrelation;
}

/**
 * Correlation matrices. Pearson, and Spearman as Pearson of midranks, are tested by t(n−2); Kendall's τ-b by its
 * tie-corrected normal approximation. Pairwise deletion ranks each pair's own rows anew; partial
 * correlations always use the rows that are complete in all variables.
 *
 * @example
 * correlation({ variables: ['a', 'b'], data: { a: [1, 2, 3, null], b: [3, 2, 1, 9] },
 *   settings: { methods: ['kendall'], missing: 'pairwise', partial: false } }).kendall.coefficient // [[1, -1], [-1, 1]]
 */
export function correlation(input: CorrelationInput, control?: FitControl): CorrelationResult {
  const { methods, missing, partial } = input.settings;
  requireSamples(input.variables.length, 1, 'variables');
  const all = readNumberColumns(input.data, input.variables);
  const complete = missing === 'listwise' || partial ? listwise(all).columns : all;
  const columns = missing === 'listwise' ? complete : all;
  const result: CorrelationResult = {};
  methods.forEach((method, i) => {
    const progress = (share: number) => reportProgress(control, (i + share) / methods.length);
    result[method] = correlationBlock(columns, prepared[method], progress);
  });
  if (partial) result.partial = partialCorrelation(complete, input.variables);
  return result;
}

/** A method in two steps, so that a column without gaps is ranked or coded once and not once per pair. */
interface Method<Prepared> {
  prepare(column: Float64Array): Prepared;
  associate(x: Prepared, y: Prepared, n: number): Association;
}

const pearsonMethod: Method<Float64Array> = {
  prepare: column => column,
  associate: (x, y, n) => testCorrelation(pearson(x, y), n - 2),
};
const prepared: Record<CorrelationMethod, (columns: readonly Float64Array[]) => PairFunction> = {
  pearson: columns => pairFunction(columns, pearsonMethod),
  spearman: columns => pairFunction(columns, { ...pearsonMethod, prepare: column => midranks(column).ranks }),
  kendall: columns => pairFunction(columns, { prepare: denseCodes, associate: kendall }),
};

type PairFunction = (i: number, j: number) => Association & { n: number };

function pairFunction<Prepared>(columns: readonly Float64Array[], method: Method<Prepared>): PairFunction {
  const isComplete = columns.map(column => !column.some(Number.isNaN));
  const whole = columns.map((column, i) => (isComplete[i] ? method.prepare(column) : undefined));
  return (i, j) => {
    const [x, y] = [whole[i], whole[j]];
    const length = columns[i]!.length;
    if (x !== undefined && y !== undefined) return { ...method.associate(x, y, length), n: length };
    const pair = [columns[i]!, columns[j]!];
    const rows = completeRows(pair);
    const [a, b] = pair.map(column => method.prepare(takeRows(column, rows))) as [Prepared, Prepared];
    return { ...method.associate(a, b, rows.length), n: rows.length };
  };
}

function correlationBlock(
  columns: readonly Float64Array[],
  prepare: (columns: readonly Float64Array[]) => PairFunction,
  progress: (share: number) => void,
): CorrelationBlock {
  const associate = prepare(columns);
  const empty = () => columns.map(() => columns.map((): Num => null));
  const block = {
    coefficient: empty(),
    statistic: empty(),
    pValue: empty(),
    n: columns.map(() => columns.map(() => 0)),
  };
  columns.forEach((column, i) => {
    progress(i / columns.length);
    const present = takeRows(column, completeRows([column]));
    block.n[i]![i] = present.length;
    block.coefficient[i]![i] = present.length < 2 || isConstant(present) ? null : 1;
    for (let j = 0; j < i; j++) {
      const { n, ...pair } = associate(i, j);
      const shown =
        block.coefficient[i]![i] === null || block.coefficient[j]![j] === null ? undefinedAssociation : pair;
      for (const [row, other] of [
        [i, j],
        [j, i],
      ] as const) {
        block.n[row]![other] = n;
        block.coefficient[row]![other] = shown.coefficient;
        block.statistic[row]![other] = shown.statistic;
        block.pValue[row]![other] = shown.pValue;
      }
    }
  });
  progress(1);
  return block;
}
