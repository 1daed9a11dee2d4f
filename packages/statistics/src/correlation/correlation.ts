import {
  completeRows,
  isComplete,
  isConstant,
  listwise,
  type Num,
  type NumColumns,
  readNumberColumns,
  readWeightColumn,
  takeRows,
} from '../column.ts';
import { type FitControl, reportProgress } from '../fit-control.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { effectiveBase } from '../weighting/effective-base.ts';
import { undefinedAssociation } from './association.ts';
import { type CorrelatedColumns, type CorrelationMethod, type PairFunction, pairFunctions } from './pair-functions.ts';
import { type PartialCorrelation, partialCorrelation } from './partial-correlation.ts';

export interface CorrelationInput {
  variables: readonly string[];
  data: NumColumns;
  /** The name of a column of `data`; not with Kendall's τ. */
  weights?: string;
  settings: { methods: readonly CorrelationMethod[]; missing: 'pairwise' | 'listwise'; partial: boolean };
}

/** Matrices by variable. A variable that does not vary has `null` everywhere, on its diagonal too. */
export interface CorrelationBlock {
  coefficient: Num[][];
  statistic: Num[][];
  pValue: Num[][];
  n: number[][];
  /** With weights: of the rows of each pair. */
  effectiveN?: number[][];
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
  const all = readRows(input);
  const complete = missing === 'listwise' || partial ? completeOf(all) : all;
  const used = missing === 'listwise' ? complete : all;
  const result: CorrelationResult = {};
  methods.forEach((method, i) => {
    const progress = (share: number) => reportProgress(control, (i + share) / methods.length);
    result[method] = correlationBlock(used, pairFunctions[method], progress);
  });
  if (partial) result.partial = partialCorrelation(complete.columns, input.variables, complete.weights);
  return result;
}

/** The columns, without rows that weigh nothing. */
function readRows({ data, variables, weights: name }: CorrelationInput): CorrelatedColumns {
  const columns = readNumberColumns(data, variables);
  if (name === undefined) return { columns };
  const given = readWeightColumn(data, name, columns[0]!.length);
  const rows = completeRows([given.map(weight => (weight > 0 ? weight : Number.NaN))]);
  if (rows.length === 0) throw new StatisticsProblem('invalid-weights', { column: name });
  return { columns: columns.map(column => takeRows(column, rows)), weights: takeRows(given, rows) };
}

function completeOf({ columns, weights }: CorrelatedColumns): CorrelatedColumns {
  const complete = listwise(columns);
  return { columns: complete.columns, ...(weights ? { weights: takeRows(weights, complete.rows) } : {}) };
}

function correlationBlock(
  data: CorrelatedColumns,
  prepare: (data: CorrelatedColumns) => PairFunction,
  progress: (share: number) => void,
): CorrelationBlock {
  const { columns, weights } = data;
  const associate = prepare(data);
  const zeros = () => columns.map(() => columns.map(() => 0));
  const empty = () => columns.map(() => columns.map((): Num => null));
  const block: CorrelationBlock = {
    coefficient: empty(),
    statistic: empty(),
    pValue: empty(),
    n: zeros(),
    ...(weights ? { effectiveN: zeros() } : {}),
  };
  columns.forEach((column, i) => {
    progress(i / columns.length);
    const rows = isComplete(column) ? undefined : completeRows([column]);
    const present = rows ? takeRows(column, rows) : column;
    block.n[i]![i] = present.length;
    if (weights) block.effectiveN![i]![i] = effectiveBase(rows ? takeRows(weights, rows) : weights);
    block.coefficient[i]![i] = present.length < 2 || isConstant(present) ? null : 1;
    for (let j = 0; j < i; j++) {
      const { n, effectiveN, ...pair } = associate(i, j);
      const shown =
        block.coefficient[i]![i] === null || block.coefficient[j]![j] === null ? undefinedAssociation : pair;
      for (const [row, other] of [
        [i, j],
        [j, i],
      ] as const) {
        block.n[row]![other] = n;
        if (weights) block.effectiveN![row]![other] = effectiveN;
        block.coefficient[row]![other] = shown.coefficient;
        block.statistic[row]![other] = shown.statistic;
        block.pValue[row]![other] = shown.pValue;
      }
    }
  });
  progress(1);
  return block;
}
