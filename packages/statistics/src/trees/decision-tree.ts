import type { Columns, Num } from '../column.ts';
import { requireRange } from '../distributions/domain.ts';
import type { FitControl } from '../fit-control.ts';
import { type GrownNode, growTree } from './grow-tree.ts';
import { pruneTree } from './prune-tree.ts';
import { readTreeData, type TreeData } from './tree-columns.ts';
import { type DescribedNode, giniIndex, majority, summarizeTree, type TreeSummary } from './tree-summary.ts';

export interface DecisionTreeInput {
  data: Columns;
  dependent: string;
  independents: readonly string[];
  /** The name of a column of `data`. */
  weights?: string;
  settings: {
    criterion: 'gini';
    maxDepth: number;
    minSplit: number;
    minBucket: number;
    cp: number;
    prune: boolean;
    missing: 'listwise';
  };
}

export interface TreeNode extends DescribedNode {
  /** Numbers: below it to the low child. The children of node i are 2i and 2i + 1. */
  threshold?: number;
  lowChild?: number;
  highChild?: number;
  /** Words: the levels, among those in the node, that go to child A and to child B. */
  groupA?: string[];
  groupB?: string[];
  childA?: number;
  childB?: number;
}

export type DecisionTreeResult = TreeSummary<TreeNode>;

/**
 * A classification tree (CART with Gini's index; priors are the sample's). A node is split where n·gini falls most; of
 * equally good splits the earlier variable's, then the lower threshold's. With `prune`, branches that do not save more
 * than cp·(wrong rows at the root) per leaf are taken back. Weights count for rows except in the smallest sizes of nodes.
 *
 * @example
 * decisionTree({ data: { y: ['n', 'n', 'y', 'y'], x: [1, 2, 3, 4] }, dependent: 'y', independents: ['x'], settings: {
 *   criterion: 'gini', maxDepth: 2, minSplit: 2, minBucket: 1, cp: 0, prune: false, missing: 'listwise' } })
 *   .nodes[0].threshold // 2.5
 */
export function decisionTree(input: DecisionTreeInput, control?: FitControl): DecisionTreeResult {
  const { maxDepth, minSplit, minBucket, cp, prune } = input.settings;
  // Ids double at every level and stay exact up to here.
  requireRange('maxDepth', maxDepth, 0, 50);
  requireRange('minSplit', minSplit, 1);
  requireRange('minBucket', minBucket, 1);
  requireRange('cp', cp, 0);
  const data = readTreeData(input.data, input.dependent, input.independents, input.weights);
  const isWeighted = input.weights !== undefined;
  const alpha = prune ? cp * rootRisk(data) : 0;
  const settings = { maxDepth, minSplit, minBucket, smallestRisk: prune ? alpha : Number.NEGATIVE_INFINITY };
  const { root, rows } = growTree(data, settings, control);
  const nodes: TreeNode[] = [];
  const predicted = new Int32Array(data.n);
  describe(prune ? pruneTree(root, alpha) : root, null, (node, parent) => {
    nodes.push(describeNode(node, parent, data, rows.subarray(node.from, node.to), isWeighted));
    if (!node.children) for (let i = node.from; i < node.to; i++) predicted[rows[i]!] = majority(node.counts);
  });
  return summarizeTree({ ...data, nodes, predicted, isWeighted, independents: input.independents });
}

function rootRisk({ classes, outcome, weights }: TreeData): number {
  const counts = classes.map(() => 0);
  outcome.forEach((group, row) => {
    counts[group]! += weights[row]!;
  });
  return counts.reduce((sum, count) => sum + count, 0) - Math.max(...counts);
}

function describe(node: GrownNode, parent: Num, visit: (node: GrownNode, parent: Num) => void): void {
  visit(node, parent);
  for (const child of node.children ?? []) describe(child, node.id, visit);
}

function describeNode(node: GrownNode, parent: Num, data: TreeData, rows: Int32Array, isWeighted: boolean): TreeNode {
  const { id, depth, n, weight, counts, split } = node;
  const common = {
    id,
    parent,
    depth,
    n,
    ...(isWeighted ? { weightedN: weight } : {}),
    counts: Array.from(counts),
    predicted: data.classes[majority(counts)]!,
    leaf: !split,
    gini: giniIndex(counts),
  };
  if (!split) return common;
  const column = data.predictors[split.predictor]!;
  const chosen = { ...common, variable: column.name, improvement: split.improvement };
  const [first, second] = [2 * id, 2 * id + 1];
  if (!column.levels) {
    const threshold = split.threshold!;
    const branches = [
      { child: first, below: threshold },
      { child: second, from: threshold },
    ];
    return { ...chosen, branches, threshold, lowChild: first, highChild: second };
  }
  const present = new Set<number>();
  for (const row of rows) present.add(column.codes[row]!);
  const group = (isFirst: 0 | 1) =>
    column.levels.filter((_, code) => present.has(code) && split.isFirst[code] === isFirst);
  const [groupA, groupB] = [group(1), group(0)];
  const branches = [
    { child: first, levels: groupA },
    { child: second, levels: groupB },
  ];
  return { ...chosen, branches, groupA, groupB, childA: first, childB: second };
}
