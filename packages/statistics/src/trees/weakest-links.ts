import type { GrownNode } from './grow-tree.ts';
import { pruneTree } from './prune-tree.ts';

/** A subtree that is the best one from this price of a leaf on, up to the next one's. */
export interface PrunedStep {
  readonly alpha: number;
  readonly root: GrownNode;
  readonly leaves: number;
}

const wrongIn = (node: GrownNode) => node.weight - Math.max(...node.counts);

/** All subtrees that cost-complexity pruning ever gives, from the whole tree to its root alone. */
export function weakestLinks(grown: GrownNode): PrunedStep[] {
  const steps: PrunedStep[] = [];
  let [alpha, root] = [0, pruneTree(grown, 0)];
  for (;;) {
    steps.push({ alpha, root, leaves: leavesOf(root) });
    if (!root.children) return steps;
    alpha = weakest(root).least;
    root = pruneTree(root, alpha);
  }
}

const leavesOf = (node: GrownNode): number =>
  node.children ? node.children.reduce((sum, child) => sum + leavesOf(child), 0) : 1;

/** The least (R(t) − R(T_t))/(leaves − 1) of a tree's inner nodes, with what its leaves get wrong. */
function weakest(node: GrownNode): { least: number; wrong: number; leaves: number } {
  if (!node.children) return { least: Number.POSITIVE_INFINITY, wrong: wrongIn(node), leaves: 1 };
  const below = node.children.map(weakest);
  const [wrong, leaves] = [below[0]!.wrong + below[1]!.wrong, below[0]!.leaves + below[1]!.leaves];
  const own = (wrongIn(node) - wrong) / (leaves - 1);
  return { least: Math.min(own, ...below.map(({ least }) => least)), wrong, leaves };
}
