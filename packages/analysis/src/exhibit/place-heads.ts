import type { Head } from './exhibits.ts';

export interface PlacedHead {
  readonly head: Head;
  /** From the outermost to this one. */
  readonly path: readonly Head[];
  /** Of its first leaf. */
  readonly start: number;
  /** How many leaves it reaches over. */
  readonly span: number;
  /** How many levels it reaches down: a leaf takes all that are left. */
  readonly deep: number;
}

export interface PlacedHeads {
  /** The outermost first. */
  readonly levels: readonly (readonly PlacedHead[])[];
  readonly leaves: readonly PlacedHead[];
}

/** Nested heads on a grid, for columns and for rows alike: which cell of which level reaches how far. */
export function placeHeads(heads: readonly Head[]): PlacedHeads {
  const depth = Math.max(1, depthOf(heads));
  const levels: PlacedHead[][] = Array.from({ length: depth }, () => []);
  const leaves: PlacedHead[] = [];
  const place = (head: Head, above: readonly Head[]) => {
    const level = above.length;
    const path = [...above, head];
    const start = leaves.length;
    // Kept by its place: what is above stands before what is below, though its width is known only after it.
    const at = levels[level]!.push(undefined as never) - 1;
    const children = head.children ?? [];
    for (const child of children) place(child, path);
    const isLeaf = children.length === 0;
    const placed = { head, path, start, span: isLeaf ? 1 : leaves.length - start, deep: isLeaf ? depth - level : 1 };
    levels[level]![at] = placed;
    if (isLeaf) leaves.push(placed);
  };
  for (const head of heads) place(head, []);
  return { levels, leaves };
}

const depthOf = (heads: readonly Head[]): number =>
  heads.reduce((deepest, { children = [] }) => Math.max(deepest, 1 + depthOf(children)), 0);
