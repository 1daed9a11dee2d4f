import type { GrownNode } from './grow-tree.ts';

/**
 * Cost-complexity pruning: the smallest subtree with the least wrong weight + α·leaves. From the leaves up, a node keeps its
 * branches only if they cost less than the node alone; that is where collapsing weakest links one by one ends.
 */
export function pruneTree(root: GrownNode, alpha: number): GrownNode {
  return prune(root, alpha).node;
}

function prune(node: GrownNode, alpha: number): { node: GrownNode; cost: number } {
  const alone = node.weight - Math.max(...node.counts) + alpha;
  const { split, children, ...leaf } = node;
  if (!split || !children) return { node, cost: alone };
  const [first, second] = children.map(child => prune(child, alpha)) as [PrunedNode, PrunedNode];
  const cost = first.cost + second.cost;
  // Rounding of α must not keep a branch that pays exactly its price.
  if (alone <= cost + 1e-9 * Math.max(alone, cost)) return { node: leaf, cost: alone };
  return { node: { ...leaf, split, children: [first.node, second.node] }, cost };
}

type PrunedNode = ReturnType<typeof prune>;
