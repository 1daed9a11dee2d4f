import type { Merge } from './agglomerate.ts';

export interface Dendrogram {
  /** R's convention: −i for point i (from 1), +i for the cluster of step i; points first, then earlier steps. */
  readonly merge: number[][];
  /** Points (from 1) from left to right, so that no branches cross. */
  readonly order: number[];
  /** Between neighbours in that order: the height at which the tree joins them. */
  readonly gaps: Float64Array;
}

/**
 * Merges as a tree that can be drawn.
 *
 * @example
 * dendrogram([{ a: 0, b: 2, height: 1 }, { a: 0, b: 1, height: 3 }], 3).merge // [[-1, -3], [-2, 1]]
 * dendrogram([{ a: 0, b: 2, height: 1 }, { a: 0, b: 1, height: 3 }], 3).order // [2, 1, 3]
 */
export function dendrogram(merges: readonly Merge[], n: number): Dendrogram {
  const stepOf = new Int32Array(n);
  const merge = merges.map(({ a, b }, step) => {
    const names = [a, b].map(cluster => (stepOf[cluster]! > 0 ? stepOf[cluster]! : -(cluster + 1)));
    stepOf[a] = step + 1;
    const [first = 0, second = 0] = names;
    return (first > 0 && second < 0) || (first > 0 && second > 0 && first > second) ? [second, first] : names;
  });
  const order: number[] = [];
  // A list instead of recursion: single linkage makes trees as deep as there are points.
  const gaps = new Float64Array(n - 1);
  const waiting = [{ name: merge.length, heightBefore: 0 }];
  while (waiting.length > 0) {
    const { name, heightBefore } = waiting.pop()!;
    if (name < 0) {
      if (order.length > 0) gaps[order.length - 1] = heightBefore;
      order.push(-name);
    } else {
      const [first = 0, second = 0] = merge[name - 1]!;
      waiting.push({ name: second, heightBefore: merges[name - 1]!.height }, { name: first, heightBefore });
    }
  }
  return { merge, order, gaps };
}

/** Labels 0, 1, … in order of first appearance after all but the last k−1 merges. */
export function cutMembership(merges: readonly Merge[], n: number, k: number): number[] {
  const leader = Int32Array.from({ length: n }, (_, i) => i);
  for (const { a, b } of merges.slice(0, n - k)) leader[b] = a;
  const labels = new Map<number, number>();
  return Array.from(leader, (_, point) => {
    let top = point;
    while (leader[top] !== top) top = leader[top]!;
    leader[point] = top;
    if (!labels.has(top)) labels.set(top, labels.size);
    return labels.get(top)!;
  });
}
