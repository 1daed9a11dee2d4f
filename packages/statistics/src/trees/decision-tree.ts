import type { Columns, Num } from '../column.ts';
import { requireRange } from '../distributions/domain.ts';
import type { FitControl } from '../fit-control.ts';
import { type GrownNode, growTree } from './grow-tree.ts';
import { pruneTree } from './prune-tree.ts';
import { readTreeData, type TreeData } from './tree-columns.ts';

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

export interface TreeNode {
  /** 1 for the root; the children of i are 2i and 2i + 1. */
  id: number;
  parent: Num;
  depth: number;
  /** Rows. */
  n: number;
  /** With weights. */
  weightedN?: number;
  /** Rows by class; with weights their weight, and so in everything below. */
  counts: number[];
  predicted: string;
  leaf: boolean;
  gini: number;
  variable?: string;
  improvement?: number;
  /** Numbers: below it to the low child. */
  threshold?: number;
  lowChild?: number;
  highChild?: number;
  /** Words: the levels, among those in the node, that go to child A and to child B. */
  groupA?: string[];
  groupB?: string[];
  childA?: number;
  childB?: number;
}

export interface DecisionTreeResult {
  n: number;
  weightedN?: number;
  classes: string[];
  nNodes: number;
  nLeaves: number;
  depth: number;
  nodes: TreeNode[];
  /** Actual class by predicted class. */
  confusion: number[][];
  accuracy: number;
  importance: Record<string, number>;
  /** All 0 when the tree has no split. */
  importancePercent: Record<string, number>;
  /** Of every row without gaps. */
  predictions: string[];
}

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
  const confusion = data.classes.map(() => data.classes.map(() => 0));
  predicted.forEach((guess, row) => {
    confusion[data.outcome[row]!]![guess]! += data.weights[row]!;
  });
  return {
    n: data.n,
    ...(isWeighted ? { weightedN: root.weight } : {}),
    classes: [...data.classes],
    nNodes: nodes.length,
    nLeaves: nodes.filter(node => node.leaf).length,
    depth: nodes.reduce((deepest, node) => Math.max(deepest, node.depth), 0),
    nodes,
    confusion,
    accuracy: confusion.reduce((sum, row, i) => sum + row[i]!, 0) / root.weight,
    ...importance(nodes, input.independents),
    predictions: Array.from(predicted, guess => data.classes[guess]!),
  };
}

function rootRisk({ classes, outcome, weights }: TreeData): number {
  const counts = classes.map(() => 0);
  outcome.forEach((group, row) => {
    counts[group]! += weights[row]!;
  });
  return counts.reduce((sum, count) => sum + count, 0) - Math.max(...counts);
}

/** The most frequent class, the first of equally frequent ones. */
const majority = (counts: Float64Array) => counts.indexOf(Math.max(...counts));

function describe(node: GrownNode, parent: Num, visit: (node: GrownNode, parent: Num) => void): void {
  visit(node, parent);
  for (const child of node.children ?? []) describe(child, node.id, visit);
}

function describeNode(
  node: GrownNode,
  parent: Num,
  data: TreeData,
  rows: Int32Array,
  isWeighted: boolean,
): TreeNode {
  const { id, depth, n, weight, counts, split } = node;
  const squares = counts.reduce((sum, count) => sum + count * count, 0);
  const common = {
    id,
    parent,
    depth,
    n,
    ...(isWeighted ? { weightedN: weight } : {}),
    counts: Array.from(counts),
    predicted: data.classes[majority(counts)]!,
    leaf: !split,
    gini: Math.max(0, 1 - squares / (weight * weight)),
  };
  if (!split) return common;
  const column = data.predictors[split.predictor]!;
  const chosen = { ...common, variable: column.name, improvement: split.improvement };
  if (!column.levels) return { ...chosen, threshold: split.threshold!, lowChild: 2 * id, highChild: 2 * id + 1 };
  const present = new Set<number>();
  for (const row of rows) present.add(column.codes[row]!);
  const group = (isFirst: 0 | 1) =>
    column.levels.filter((_, code) => present.has(code) && split.isFirst[code] === isFirst);
  return { ...chosen, groupA: group(1), groupB: group(0), childA: 2 * id, childB: 2 * id + 1 };
}

function importance(nodes: readonly TreeNode[], independents: readonly string[]) {
  const gains = independents.map(name =>
    nodes.reduce((sum, node) => sum + (node.variable === name ? (node.improvement ?? 0) : 0), 0),
  );
  const whole = gains.reduce((sum, gain) => sum + gain, 0);
  return {
    importance: Object.fromEntries(independents.map((name, j) => [name, gains[j]!])),
    importancePercent: Object.fromEntries(
      independents.map((name, j) => [name, whole > 0 ? (100 * gains[j]!) / whole : 0]),
    ),
  };
}
