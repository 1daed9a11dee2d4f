import type { LayeredOption } from '@wenshu/survey-core';

export interface CascadeNode {
  /** Its place in the list, which is all that it is known by. */
  readonly place: number;
  readonly text: string;
  readonly below: readonly CascadeNode[];
}

/** The options of a cascade as a tree; every option stands behind the one above it. */
export function cascadeTree(options: readonly LayeredOption[]): readonly CascadeNode[] {
  const lists = options.map((): CascadeNode[] => []);
  const roots: CascadeNode[] = [];
  options.forEach(({ text, parent }, place) => {
    const list = parent === undefined ? roots : lists[parent]!;
    list.push({ place, text, below: lists[place]! });
  });
  return roots;
}

/** How many options each level has. */
export function levelCounts(options: readonly LayeredOption[]): readonly number[] {
  const depths: number[] = [];
  const counts: number[] = [];
  for (const { parent } of options) {
    const depth = parent === undefined ? 0 : depths[parent]! + 1;
    depths.push(depth);
    counts[depth] = (counts[depth] ?? 0) + 1;
  }
  return counts;
}
