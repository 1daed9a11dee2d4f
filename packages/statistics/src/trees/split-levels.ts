import { giniGain, isBetter } from './tree-split.ts';

export interface LevelSplit {
  readonly gain: number;
  /** Codes of the levels that go to the first child. */
  readonly first: readonly number[];
}

/** 2¹¹ groupings are tried one by one; beyond, only those along an order of the levels. */
const exhaustiveLevels = 12;

/**
 * The best grouping into two of the levels that a node holds. For two classes the best one always lies along the order of
 * the levels by class share (Breiman); for more classes all groupings are tried, and above 12 levels those along the
 * order by each class's share.
 */
export function splitLevels(
  /** Weight by level code, then by class. */
  table: Float64Array,
  /** Rows by level code. */
  sizes: Int32Array,
  classes: number,
  minBucket: number,
): LevelSplit | undefined {
  const levels = table.length / classes;
  const totals = Array.from({ length: levels }, (_, level) =>
    sum(table.subarray(level * classes, (level + 1) * classes)),
  );
  const present = totals.map((_, level) => level).filter(level => totals[level]! > 0);
  if (present.length < 2) return undefined;
  const search = createSearch(table, sizes, classes, minBucket);
  if (classes > 2 && present.length <= exhaustiveLevels) {
    // The first level stays on the second side: a grouping and its mirror image are one.
    for (let mask = 1; mask < 2 ** (present.length - 1); mask++) {
      search.consider(
        present.filter((_, bit) => bit > 0 && mask & (1 << (bit - 1))),
        present,
      );
    }
    return search.best();
  }
  const orders = classes === 2 ? [1] : Array.from({ length: classes }, (_, group) => group);
  for (const group of orders) {
    const share = (level: number) => (table[level * classes + group] ?? 0) / totals[level]!;
    const ordered = present.toSorted((a, b) => share(a) - share(b) || a - b);
    for (let count = 1; count < ordered.length; count++) search.consider(ordered.slice(0, count), present);
  }
  return search.best();
}

function createSearch(table: Float64Array, sizes: Int32Array, classes: number, minBucket: number) {
  let best: LevelSplit | undefined;
  const side = (levels: readonly number[]) => {
    const counts = new Float64Array(classes);
    for (const level of levels) for (let c = 0; c < classes; c++) counts[c]! += table[level * classes + c]!;
    const rows = levels.reduce((total, level) => total + sizes[level]!, 0);
    return { rows, weight: sum(counts), squares: counts.reduce((total, count) => total + count * count, 0) };
  };
  return {
    best: () => best,
    consider(first: readonly number[], present: readonly number[]): void {
      const a = side(first);
      const b = side(present.filter(level => !first.includes(level)));
      if (a.rows < minBucket || b.rows < minBucket) return;
      const gain = giniGain(a.squares, a.weight, b.squares, b.weight);
      if (!best || isBetter(gain, best.gain)) best = { gain, first };
    },
  };
}

const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
