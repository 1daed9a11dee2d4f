import { type FitControl, reportProgress } from '../fit-control.ts';
import { splitLevels } from './split-levels.ts';
import { splitNumbers } from './split-numbers.ts';
import type { LevelColumn, NumberColumn, TreeData } from './tree-columns.ts';
import type { TreeSplit } from './tree-split.ts';

export interface GrownNode {
  readonly id: number;
  readonly depth: number;
  /** Rows. */
  readonly n: number;
  /** Their weight, and by class. */
  readonly weight: number;
  readonly counts: Float64Array;
  /** Where the node's rows stand in the final row order. */
  readonly from: number;
  readonly to: number;
  readonly split?: TreeSplit;
  readonly children?: readonly [GrownNode, GrownNode];
}

export interface GrowSettings {
  readonly maxDepth: number;
  readonly minSplit: number;
  readonly minBucket: number;
  /** A node with no more wrong weight than this is not split: pruning would take the split back. */
  readonly smallestRisk: number;
}

/** Rows sorted by every predictor, kept sorted while they are handed down, so that each column is sorted only once. */
interface Growth {
  readonly data: TreeData;
  readonly settings: GrowSettings;
  readonly rows: Int32Array;
  readonly orders: readonly (Int32Array | undefined)[];
  readonly goesFirst: Uint8Array;
  readonly buffer: Int32Array;
  readonly control: FitControl | undefined;
  done: number;
}

export function growTree(data: TreeData, settings: GrowSettings, control?: FitControl) {
  const growth: Growth = {
    data,
    settings,
    rows: Int32Array.from({ length: data.n }, (_, i) => i),
    orders: data.predictors.map(column => column.order?.slice()),
    goesFirst: new Uint8Array(data.n),
    buffer: new Int32Array(data.n),
    control,
    done: 0,
  };
  return { root: growNode(growth, 1, 0, 0, data.n), rows: growth.rows };
}

function growNode(growth: Growth, id: number, depth: number, from: number, to: number): GrownNode {
  const { data, settings } = growth;
  const counts = new Float64Array(data.classes.length);
  for (let i = from; i < to; i++) counts[data.outcome[growth.rows[i]!]!]! += data.weights[growth.rows[i]!]!;
  const weight = counts.reduce((sum, count) => sum + count, 0);
  const node = { id, depth, n: to - from, weight, counts, from, to };
  const risk = weight - Math.max(...counts);
  const isSplittable = node.n >= settings.minSplit && depth < settings.maxDepth && risk > settings.smallestRisk;
  const split = isSplittable ? findSplit(growth, node) : undefined;
  if (!split) {
    growth.done += node.n;
    reportProgress(growth.control, growth.done / data.n);
    return node;
  }
  const middle = from + handDown(growth, split, from, to);
  const first = growNode(growth, 2 * id, depth + 1, from, middle);
  return { ...node, split, children: [first, growNode(growth, 2 * id + 1, depth + 1, middle, to)] };
}

function findSplit(growth: Growth, { counts, weight, from, to }: GrownNode): TreeSplit | undefined {
  const whole = counts.reduce((sum, count) => sum + count * count, 0) / weight;
  let best: { improvement: number; describe(): Omit<TreeSplit, 'improvement'> } | undefined;
  growth.data.predictors.forEach((column, predictor) => {
    const found = column.levels
      ? findLevelSplit(growth, column, predictor, from, to)
      : findNumberSplit(growth, column, predictor, counts, from, to);
    const improvement = found ? found.gain - whole : 0;
    // Of equally good predictors the earlier one stays; a split that gains nothing is none.
    if (found && improvement > (best?.improvement ?? 0) + 1e-10 * whole) {
      best = { improvement, describe: found.describe };
    }
  });
  return best && { ...best.describe(), improvement: best.improvement };
}

function findNumberSplit(
  { data, settings, orders }: Growth,
  column: NumberColumn,
  predictor: number,
  counts: Float64Array,
  from: number,
  to: number,
) {
  const found = splitNumbers(orders[predictor]!.subarray(from, to), column.codes, data, counts, settings.minBucket);
  if (!found) return undefined;
  const describe = () => ({
    predictor,
    isFirst: new Uint8Array(column.values.length).fill(1, 0, found.fromCode),
    threshold: (column.values[found.belowCode]! + column.values[found.fromCode]!) / 2,
  });
  return { gain: found.gain, describe };
}

function findLevelSplit(
  { data, settings, rows }: Growth,
  column: LevelColumn,
  predictor: number,
  from: number,
  to: number,
) {
  const classes = data.classes.length;
  const table = new Float64Array(column.levels.length * classes);
  const sizes = new Int32Array(column.levels.length);
  for (let i = from; i < to; i++) {
    const level = column.codes[rows[i]!]!;
    sizes[level]! += 1;
    table[level * classes + data.outcome[rows[i]!]!]! += data.weights[rows[i]!]!;
  }
  const found = splitLevels(table, sizes, classes, settings.minBucket);
  if (!found) return undefined;
  const isFirst = new Uint8Array(column.levels.length);
  for (const level of found.first) isFirst[level] = 1;
  return { gain: found.gain, describe: () => ({ predictor, isFirst }) };
}

/** Puts the first child's rows before the second's, in every order, without disturbing it; gives the first one's size. */
function handDown(
  { data, rows, orders, goesFirst, buffer }: Growth,
  split: TreeSplit,
  from: number,
  to: number,
): number {
  const { codes } = data.predictors[split.predictor]!;
  for (let i = from; i < to; i++) goesFirst[rows[i]!] = split.isFirst[codes[rows[i]!]!]!;
  let size = 0;
  for (const order of [rows, ...orders]) if (order) size = partition(order, goesFirst, buffer, from, to);
  return size;
}

function partition(order: Int32Array, goesFirst: Uint8Array, buffer: Int32Array, from: number, to: number): number {
  let first = from;
  let second = 0;
  for (let i = from; i < to; i++) {
    // Into both, and only one of them goes on: which one nobody could guess, and guessing wrong takes longest.
    const row = order[i]!;
    const step = goesFirst[row]!;
    order[first] = row;
    buffer[second] = row;
    first += step;
    second += 1 - step;
  }
  for (let i = 0; i < second; i++) order[first + i] = buffer[i]!;
  return first - from;
}
