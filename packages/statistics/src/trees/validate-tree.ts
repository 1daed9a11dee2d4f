import { attempt } from '../attempt.ts';
import { type CellColumn, type Columns, getColumn, readWeightColumn } from '../column.ts';
import { requireRange } from '../distributions/domain.ts';
import { normalSf } from '../distributions/normal.ts';
import { type FitControl, reportProgress } from '../fit-control.ts';
import { requireSamples } from '../problem.ts';
import { stratifiedFolds } from './stratified-folds.ts';
import type { DescribedNode, TreeSummary } from './tree-summary.ts';

export interface TreeValidation {
  n: number;
  /** Share of rows whose class a tree predicts rightly that was grown without them, and of always guessing the commonest class. */
  accuracy: number;
  guessed: number;
  /** How often chance alone makes it guess so much better than the commonest class; and has the shares that it predicts go so closely with what rows are. One-sided. */
  accuracyPValue: number;
  sharesPValue: number;
}

type Grown = Pick<TreeSummary<DescribedNode>, 'nodes' | 'classes'>;

/**
 * What a way of growing trees is worth on rows that did not grow them: each of `folds` parts is predicted by a tree of the others.
 * A row that fits no branch stays where it is. Predicted shares p and classes y go together by Σ_c (y_c − ȳ_c)(p_c − p̄_c), which is 0 on
 * average where a tree tells nothing, and asks of no leaf that its shares be exact.
 *
 * @example
 * validateTree({ data: { y: [...'nnnnyyyy'] }, dependent: 'y', settings: { folds: 4, seed: 1 } }, () => ({ classes: ['n', 'y'],
 *   nodes: [{ id: 1, parent: null, depth: 0, n: 6, counts: [3, 3], predicted: 'n', leaf: true, gini: 0.5 }] })).guessed // 0.5
 */
export function validateTree(
  input: { data: Columns; dependent: string; weights?: string; settings: { folds: number; seed: number } },
  grow: (data: Columns) => Grown,
  control?: FitControl,
): TreeValidation {
  const { folds, seed } = input.settings;
  requireRange('folds', folds, 2);
  const outcome = Array.from(getColumn(input.data, input.dependent), String);
  requireSamples(outcome.length, 2);
  const weights = readWeightColumn(input.data, input.weights, outcome.length);
  const classes = [...new Set(outcome)];
  const foldOf = stratifiedFolds(
    outcome.map(own => classes.indexOf(own)),
    folds,
    seed,
  );
  const scores: Score[] = outcome.map(() => ({ right: 0, guessed: 0, shares: classes.map(() => 0) }));
  for (let fold = 0; fold < folds; fold++) {
    reportProgress(control, fold / folds);
    const grown = attempt(() => grow(takeColumns(input.data, row => foldOf[row] !== fold)));
    // Of one class only nothing is learnt, and nothing gained.
    if (!('value' in grown)) continue;
    const score = scorer(grown.value, input.data, classes);
    outcome.forEach((own, row) => {
      if (foldOf[row] === fold) scores[row] = score(row, own);
    });
  }
  const mean = (of: (score: Score, row: number) => number) => weightedMean(scores.map(of), weights);
  const together = classes.map((own, at) => ({
    own,
    at,
    predicted: mean(({ shares }) => shares[at]!).mean,
    actual: mean((_, row) => Number(outcome[row] === own)).mean,
  }));
  const covaries = ({ shares }: Score, row: number) =>
    together.reduce(
      (sum, { own, at, predicted, actual }) =>
        sum + (Number(outcome[row] === own) - actual) * (shares[at]! - predicted),
      0,
    );
  return {
    n: outcome.length,
    accuracy: mean(({ right }) => right).mean,
    guessed: mean(({ guessed }) => guessed).mean,
    accuracyPValue: mean(({ right, guessed }) => right - guessed).pValue,
    sharesPValue: mean(covaries).pValue,
  };
}

function takeColumns(data: Columns, isTaken: (row: number) => boolean): Columns {
  return Object.fromEntries(
    Object.entries(data).map(([name, column]) => {
      const taken = Array.from(column as ArrayLike<number | string | null>).filter((_, row) => isTaken(row));
      return [name, (ArrayBuffer.isView(column) ? Float64Array.from(taken as number[]) : taken) as CellColumn];
    }),
  );
}

interface Score {
  right: number;
  guessed: number;
  /** As predicted, by class. */
  shares: number[];
}

/** How a row of this class fares with the tree. */
function scorer(grown: Grown, data: Columns, classes: readonly string[]): (row: number, own: string) => Score {
  const byId = new Map(grown.nodes.map(node => [node.id, node]));
  const root = byId.get(1)!;
  return (row, own) => {
    const leaf = leafOf(byId, data, row);
    const weight = leaf.counts.reduce((sum, count) => sum + count, 0);
    return {
      right: Number(leaf.predicted === own),
      guessed: Number(root.predicted === own),
      shares: classes.map(name => (leaf.counts[grown.classes.indexOf(name)] ?? 0) / weight),
    };
  };
}

function leafOf(byId: ReadonlyMap<number, DescribedNode>, data: Columns, row: number): DescribedNode {
  let at = byId.get(1)!;
  for (;;) {
    const value = at.variable === undefined ? undefined : getColumn(data, at.variable)[row];
    const branch = at.branches?.find(({ levels, from, below }) =>
      levels
        ? levels.includes(String(value))
        : Number(value) >= (from ?? Number.NEGATIVE_INFINITY) && Number(value) < (below ?? Number.POSITIVE_INFINITY),
    );
    const next = branch && byId.get(branch.child);
    if (!next) return at;
    at = next;
  }
}

/** With how often chance alone lifts it so far above 0. */
function weightedMean(values: readonly number[], weights: Float64Array): { mean: number; pValue: number } {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = values.reduce((sum, value, row) => sum + weights[row]! * value, 0) / total;
  const squares = values.reduce((sum, value, row) => sum + (weights[row]! * (value - mean)) ** 2, 0);
  const standardError = Math.sqrt(squares) / total;
  // What all rows gain alike is no chance; what none gains is nothing.
  if (!(standardError > 0)) return { mean, pValue: mean > 0 ? 0 : 1 };
  return { mean, pValue: normalSf(mean / standardError) };
}
