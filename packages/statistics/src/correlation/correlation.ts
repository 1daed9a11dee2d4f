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
import { undefinedAssociation } from './association.ts';
import { type CorrelationMethod, type PairFunction, pairFunctions } from './pair-functions.ts';
import { type PartialCorrelation, partialCorrelation } from './partial-correlation.ts';

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
    result[method] = correlationBlock(columns, pairFunctions[method], progress);
  });
  if (partial) result.partial = partialCorrelation(complete, input.variables);
  return result;
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
