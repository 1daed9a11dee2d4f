import type { Num } from '../column.ts';
import type { TreeBranch } from './tree-branch.ts';

/** What every tree says of a node, however it was split. */
export interface DescribedNode {
  /** 1 for the root. */
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
  /** n·gini of the node less that of its children. */
  improvement?: number;
  branches?: TreeBranch[];
}

export interface TreeSummary<Node extends DescribedNode> {
  n: number;
  weightedN?: number;
  classes: string[];
  nNodes: number;
  nLeaves: number;
  depth: number;
  nodes: Node[];
  /** Actual class by predicted class. */
  confusion: number[][];
  accuracy: number;
  importance: Record<string, number>;
  /** All 0 when the tree has no split. */
  importancePercent: Record<string, number>;
  /** Of every row without gaps. */
  predictions: string[];
}

/** The most frequent class, the first of equally frequent ones. */
export const majority = (counts: Float64Array) => counts.indexOf(Math.max(...counts));

/** How mixed a node is: 1 − Σ(share of a class)². */
export function giniIndex(counts: Float64Array): number {
  const weight = counts.reduce((sum, count) => sum + count, 0);
  const squares = counts.reduce((sum, count) => sum + count * count, 0);
  return weight > 0 ? Math.max(0, 1 - squares / (weight * weight)) : 0;
}

interface GrownTree<Node extends DescribedNode> {
  readonly nodes: Node[];
  readonly classes: readonly string[];
  readonly outcome: Int32Array;
  /** By row: the class that its leaf predicts. */
  readonly predicted: Int32Array;
  readonly weights: Float64Array;
  readonly isWeighted: boolean;
  readonly independents: readonly string[];
}

export function summarizeTree<Node extends DescribedNode>(tree: GrownTree<Node>): TreeSummary<Node> {
  const { nodes, classes, outcome, predicted, weights } = tree;
  const confusion = classes.map(() => classes.map(() => 0));
  predicted.forEach((guess, row) => {
    confusion[outcome[row]!]![guess]! += weights[row]!;
  });
  const weightedN = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    n: outcome.length,
    ...(tree.isWeighted ? { weightedN } : {}),
    classes: [...classes],
    nNodes: nodes.length,
    nLeaves: nodes.filter(node => node.leaf).length,
    depth: nodes.reduce((deepest, node) => Math.max(deepest, node.depth), 0),
    nodes,
    confusion,
    accuracy: confusion.reduce((sum, row, i) => sum + row[i]!, 0) / weightedN,
    ...importance(nodes, tree.independents),
    predictions: Array.from(predicted, guess => classes[guess]!),
  };
}

function importance(nodes: readonly DescribedNode[], independents: readonly string[]) {
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
