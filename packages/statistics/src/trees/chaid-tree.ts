import type { Columns } from '../column.ts';
import { requireProbability, requireRange } from '../distributions/domain.ts';
import type { FitControl } from '../fit-control.ts';
import { StatisticsProblem } from '../problem.ts';
import { type ChaidColumn, type ChaidNumber, type ChaidVariable, readChaidData } from './chaid-columns.ts';
import { type ChaidSettings, type GrownChaidNode, growChaid } from './grow-chaid.ts';
import type { TreeBranch } from './tree-branch.ts';
import { type DescribedNode, giniIndex, majority, summarizeTree, type TreeSummary } from './tree-summary.ts';

export interface ChaidTreeInput {
  data: Columns;
  dependent: string;
  dependentLevels: readonly string[];
  independents: readonly (ChaidVariable | ChaidNumber)[];
  /** Name of a column of frequencies, as for `chaidSplit`. Survey weights belong on their effective base first (`effectiveWeights`). */
  weights?: string;
  settings?: Partial<ChaidSettings> & {
    /** Into how many bands numbers are put at most. */
    bands?: number;
  };
}

export interface ChaidNode extends DescribedNode {
  /** The test of the split, and its p times the number of ways to merge so. */
  chiSquare?: number;
  df?: number;
  pValue?: number;
  adjustedPValue?: number;
}

export type ChaidTreeResult = TreeSummary<ChaidNode>;

const usual: ChaidSettings & { bands: number } = {
  alphaMerge: 0.05,
  alphaSplit: 0.05,
  bonferroni: true,
  maxDepth: 3,
  minParent: 100,
  minChild: 50,
  bands: 10,
};

/**
 * A whole CHAID tree: a node is split as `chaidSplit` would, into as many groups as differ, while the adjusted p is at most
 * `alphaSplit`, the node weighs at least `minParent` and is less than `maxDepth` deep. A group lighter than `minChild` joins the one
 * most like it. Rows without an answer to any of the questions are left out. Nodes are numbered from the root down, left to right.
 *
 * @example
 * chaidTree({ data: { y: [...'nnnnyyyy'], x: [...'aaaabbbb'] }, dependent: 'y', dependentLevels: ['n', 'y'],
 *   independents: [{ name: 'x', ordinal: false, levels: ['a', 'b'] }], settings: { minParent: 4, minChild: 2 } })
 *   .nodes[0].branches // [{ child: 2, levels: ['a'] }, { child: 3, levels: ['b'] }]
 */
export function chaidTree(input: ChaidTreeInput, control?: FitControl): ChaidTreeResult {
  const settings = { ...usual, ...input.settings };
  requireProbability(settings.alphaMerge, 'alphaMerge');
  requireProbability(settings.alphaSplit, 'alphaSplit');
  requireRange('maxDepth', settings.maxDepth, 0, 20);
  requireRange('minParent', settings.minParent, 0);
  requireRange('minChild', settings.minChild, 0);
  requireRange('bands', settings.bands, 2, 100);
  const classes = input.dependentLevels;
  const data = readChaidData(input, settings.bands);
  if (data.outcome.every(code => code === data.outcome[0])) {
    throw new StatisticsProblem('constant-column', { column: input.dependent });
  }
  const root = growChaid(data, classes.length, settings, control);
  const numbered = numberNodes(root);
  const predicted = new Int32Array(data.outcome.length);
  const nodes = numbered.map(({ node, id, parent }): ChaidNode => {
    if (!node.split) for (const row of node.rows) predicted[row] = majority(node.counts);
    const children = numbered.filter(other => other.parent === id);
    return {
      id,
      parent,
      depth: node.depth,
      n: node.rows.length,
      ...(input.weights === undefined ? {} : { weightedN: node.weight }),
      counts: Array.from(node.counts),
      predicted: classes[majority(node.counts)]!,
      leaf: !node.split,
      gini: giniIndex(node.counts),
      ...describeSplit(
        node,
        children.map(child => child.id),
        data.predictors,
      ),
    };
  });
  return summarizeTree({
    nodes,
    classes,
    ...data,
    predicted,
    isWeighted: input.weights !== undefined,
    independents: input.independents.map(({ name }) => name),
  });
}

interface NumberedNode {
  readonly node: GrownChaidNode;
  readonly id: number;
  readonly parent: number | null;
}

/** Level by level, as a reader goes. */
function numberNodes(root: GrownChaidNode): NumberedNode[] {
  const numbered: NumberedNode[] = [{ node: root, id: 1, parent: null }];
  for (let i = 0; i < numbered.length; i++) {
    const { node, id } = numbered[i]!;
    for (const child of node.children) numbered.push({ node: child, id: numbered.length + 1, parent: id });
  }
  return numbered;
}

function describeSplit(
  { split, counts, weight, children }: GrownChaidNode,
  ids: readonly number[],
  predictors: readonly ChaidColumn[],
): Partial<ChaidNode> {
  if (!split) return {};
  const { chiSquare, df, pValue, adjustedPValue, variable, groups } = split;
  const column = predictors.find(({ name }) => name === variable)!;
  const rest = children.reduce((sum, child) => sum + child.weight * giniIndex(child.counts), 0);
  return {
    variable,
    improvement: Math.max(0, weight * giniIndex(counts) - rest),
    chiSquare,
    df,
    pValue,
    adjustedPValue,
    branches: groups.map((group, k) => ({ child: ids[k]!, ...describeGroup(group, column) })),
  };
}

function describeGroup(group: readonly string[], { edges }: ChaidColumn): Omit<TreeBranch, 'child'> {
  if (!edges) return { levels: [...group] };
  const bands = group.map(Number);
  const from = edges[Math.min(...bands) - 1];
  const below = edges[Math.max(...bands)];
  return { ...(from === undefined ? {} : { from }), ...(below === undefined ? {} : { below }) };
}
