import type { TreeValidation } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';

/** Which people go to a node: those with one of these codes, or with a number from here up to there. */
export interface Branch {
  readonly key: string;
  readonly codes?: readonly number[];
  /** From ≤ x < to. */
  readonly from?: number;
  readonly to?: number;
}

export interface FoundNode {
  readonly id: number;
  readonly people: number;
  /** By class, weighted where it is. */
  readonly counts: readonly number[];
  /** Place among the classes. */
  readonly predicted: number;
  /** What led here; nothing at the root. */
  readonly branch?: Branch;
  readonly children: readonly FoundNode[];
}

export interface FoundTree {
  readonly method: 'cart' | 'chaid';
  /** Codes of the dependent question that somebody has, in the order of its categories. */
  readonly classes: readonly number[];
  readonly root: FoundNode;
  /** Actual class by predicted class. */
  readonly confusion: readonly (readonly number[])[];
  /** In per cent, by predictor in the request's order. */
  readonly importance: readonly number[];
  /** What the way it was grown is worth on people who did not grow it. */
  readonly validation: TreeValidation;
  readonly base: Base;
  readonly leftOut: number;
}

/** A leaf with the way to it, each question once: of a number the narrowest range, of options the last choice. */
export interface Leaf {
  readonly node: FoundNode;
  readonly path: readonly Branch[];
}

export function leavesOf(node: FoundNode, above: readonly Branch[] = []): readonly Leaf[] {
  const path = node.branch ? joined(above, node.branch) : above;
  return node.children.length === 0 ? [{ node, path }] : node.children.flatMap(child => leavesOf(child, path));
}

function joined(path: readonly Branch[], next: Branch): readonly Branch[] {
  const before = path.find(({ key }) => key === next.key);
  if (!before) return [...path, next];
  const narrowed: Branch = { ...before, ...next };
  return path.map(branch => (branch === before ? narrowed : branch));
}
