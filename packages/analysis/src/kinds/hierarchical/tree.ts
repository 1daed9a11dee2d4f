import type { HierarchicalResult } from '@wenshu/statistics';

/** One joining of two branches. */
export interface Step {
  /** Counted from 1. */
  readonly step: number;
  readonly height: number;
  readonly sizes: readonly [number, number];
  /** So many clusters are left. */
  readonly left: number;
}

/** A tree whose lowest branches are folded up: leaves as they are drawn, with how many people each holds. */
export interface FoldedTree {
  readonly leaves: readonly number[];
  readonly merges: readonly { readonly left: number; readonly right: number; readonly height: number }[];
}

type Joined = Pick<HierarchicalResult, 'n' | 'merge' | 'heights'>;

/** How many people each step joins. Below 0 is a person, above it an earlier step. */
function sizesOf({ merge }: Joined): (name: number) => number {
  const sizes: number[] = [];
  const sizeOf = (name: number) => (name < 0 ? 1 : sizes[name - 1]!);
  for (const [first, second] of merge) sizes.push(sizeOf(first!) + sizeOf(second!));
  return sizeOf;
}

export function lastSteps(joined: Joined, most: number): readonly Step[] {
  const { n, merge, heights } = joined;
  const sizeOf = sizesOf(joined);
  return merge
    .map(([first, second], at): Step => {
      const sizes = [sizeOf(first!), sizeOf(second!)] as const;
      return { step: at + 1, height: heights[at]!, sizes, left: n - at - 1 };
    })
    .slice(-most);
}

/** The tree down to so many branches. */
export function foldTree(joined: Joined, most: number): FoldedTree {
  const { n, merge, heights } = joined;
  const sizeOf = sizesOf(joined);
  const folded = Math.max(0, n - most);
  const leaves: number[] = [];
  const places = new Map<number, number>();
  const order = (name: number): void => {
    if (name > folded) for (const part of merge[name - 1]!) order(part);
    else {
      places.set(name, leaves.length);
      leaves.push(sizeOf(name));
    }
  };
  order(merge.length);
  const merges = merge.slice(folded).map(([first, second], at) => {
    places.set(folded + at + 1, leaves.length + at);
    return { left: places.get(first!)!, right: places.get(second!)!, height: heights[folded + at]! };
  });
  return { leaves, merges };
}
