import { requireRange } from '../distributions/domain.ts';
import { type FitControl, partOfControl } from '../fit-control.ts';
import type { DecisionTreeInput } from './decision-tree.ts';
import { type GrownNode, growTree } from './grow-tree.ts';
import { pruneTree } from './prune-tree.ts';
import { stratifiedFolds } from './stratified-folds.ts';
import { readTreeData, type TreeData, takeTreeRows } from './tree-columns.ts';
import { majority } from './tree-summary.ts';
import { weakestLinks } from './weakest-links.ts';

export interface ComplexityStep {
  /** Within the range of cp that gives this subtree. */
  cp: number;
  leaves: number;
  /** Of the wrong weight at the root, by cross-validation; 1 is no better than guessing. */
  error: number;
  standardError: number;
}

export interface ComplexityChoice {
  cp: number;
  /** From the largest subtree to the root alone. */
  steps: ComplexityStep[];
}

/**
 * How far a classification tree is to be pruned: by cross-validation and the 1-SE rule (Breiman et al., as rpart's table is read). Of all
 * subtrees of cost-complexity pruning the smallest whose error on rows that did not grow it is within a standard error of the least.
 *
 * @example
 * chooseComplexity({ data: { y: [...'nnnnnnyyyyyy'], x: [1, 2, 3, 4, 5, 6, 17, 18, 19, 20, 21, 22] }, dependent: 'y', independents: ['x'],
 *   settings: { criterion: 'gini', maxDepth: 2, minSplit: 4, minBucket: 2, cp: 0, prune: true, missing: 'listwise' } },
 *   { folds: 3, seed: 1 }).steps.map(step => step.leaves) // [2, 1]
 */
export function chooseComplexity(
  input: DecisionTreeInput,
  { folds, seed }: { folds: number; seed: number },
  control?: FitControl,
): ComplexityChoice {
  requireRange('folds', folds, 2);
  const data = readTreeData(input.data, input.dependent, input.independents, input.weights);
  const { maxDepth, minSplit, minBucket } = input.settings;
  const settings = { maxDepth, minSplit, minBucket, smallestRisk: 0 };
  const whole = growTree(data, settings, partOfControl(control, 0, folds + 1)).root;
  const risk = rootRisk(whole);
  if (!(risk > 0)) return { cp: 1, steps: [{ cp: 1, leaves: 1, error: 1, standardError: 0 }] };
  const links = weakestLinks(whole);
  // A subtree stands for all prices up to the next one's: their geometric mean. From 1 on nothing is ever worth a leaf.
  const cps = links.map(({ alpha }, at) => {
    const next = links[at + 1]?.alpha;
    return next === undefined ? Math.max(1, alpha / risk) : Math.sqrt(alpha * next) / risk;
  });
  const wrong = cps.map(() => new Float64Array(data.n));
  const foldOf = stratifiedFolds(data.outcome, Math.min(folds, data.n), seed);
  for (let fold = 0; fold < folds; fold++) {
    const inside = takeTreeRows(
      data,
      rowsWhere(foldOf, own => own !== fold),
    );
    if (inside.n === 0) continue;
    const { root } = growTree(inside, settings, partOfControl(control, fold + 1, folds + 1));
    const outside = rowsWhere(foldOf, own => own === fold);
    cps.forEach((cp, at) => {
      const pruned = pruneTree(root, cp * rootRisk(root));
      for (const row of outside)
        if (predict(pruned, data, row) !== data.outcome[row]) wrong[at]![row] = data.weights[row]!;
    });
  }
  const steps = links.map(({ leaves }, at) => ({ cp: cps[at]!, leaves, ...errorOf(wrong[at]!, risk) }));
  const best = steps.reduce((least, step) => (step.error < least.error ? step : least));
  const enough = steps.findLast(({ error }) => error <= best.error + best.standardError + 1e-12)!;
  return { cp: enough.cp, steps };
}

const rootRisk = ({ weight, counts }: GrownNode) => weight - Math.max(...counts);

function rowsWhere(foldOf: Int32Array, isTaken: (fold: number) => boolean): Int32Array {
  return Int32Array.from(foldOf.keys()).filter(row => isTaken(foldOf[row]!));
}

function predict(node: GrownNode, data: TreeData, row: number): number {
  let at = node;
  while (at.split && at.children) {
    const { codes } = data.predictors[at.split.predictor]!;
    at = at.children[at.split.isFirst[codes[row]!] ? 0 : 1];
  }
  return majority(at.counts);
}

/** Of single rows' wrong weights: their sum, and how far that sum would vary with other rows. */
function errorOf(wrong: Float64Array, risk: number): Pick<ComplexityStep, 'error' | 'standardError'> {
  const total = wrong.reduce((sum, value) => sum + value, 0);
  const mean = total / wrong.length;
  const squares = wrong.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { error: total / risk, standardError: Math.sqrt(squares) / risk };
}
