import { requireWhole } from '../distributions/domain.ts';
import { type FitControl, reportProgress } from '../fit-control.ts';
import { type SeededRandom, seededRandom } from '../random.ts';
import { balancePositions } from './balance-positions.ts';
import { improvePairs } from './improve-pairs.ts';

export interface MaxDiffDesignInput {
  items: number;
  itemsPerTask: number;
  tasks: number;
  versions: number;
  seed: number;
}

export interface MaxDiffDesign {
  /** By version, then by task: the items in the order in which they are shown. */
  versions: number[][][];
  /** How often each item is shown, over all versions. */
  itemCounts: number[];
  /** How often two items meet in a task. */
  pairCounts: number[][];
  /** By item, then by position in the task. */
  positionCounts: number[][];
}

/**
 * Tasks for best–worst scaling. In every version items are shown equally often (±1); pairs meet as equally often as
 * exchanges of items between tasks can make them; over all versions each item stands equally often (±1) at each position.
 * The same seed gives the same design.
 *
 * @example
 * maxDiffDesign({ items: 7, itemsPerTask: 3, tasks: 7, versions: 1, seed: 1 }).itemCounts // [3, 3, 3, 3, 3, 3, 3]
 */
export function maxDiffDesign(input: MaxDiffDesignInput, control?: FitControl): MaxDiffDesign {
  requireWhole('items', input.items, 2, 1000);
  requireWhole('itemsPerTask', input.itemsPerTask, 2, input.items);
  requireWhole('tasks', input.tasks, 1, 1000);
  requireWhole('versions', input.versions, 1, 1000);
  const random = seededRandom(input.seed);
  const pairs = new Float64Array(input.items * input.items);
  const shown = new Array<number>(input.items).fill(0);
  const versions = Array.from({ length: input.versions }, (_, version) => {
    reportProgress(control, version / input.versions);
    return buildVersion(input, shown, pairs, random);
  });
  const placed = balancePositions(versions.flat());
  reportProgress(control, 1);
  return {
    versions: versions.map((_, version) => placed.slice(version * input.tasks, (version + 1) * input.tasks)),
    itemCounts: shown,
    pairCounts: shown.map((_, a) => Array.from(pairs.subarray(a * input.items, (a + 1) * input.items))),
    positionCounts: countPositions(placed, input),
  };
}

/** One version, the best of a few random beginnings; its counts are added to those of the versions before it. */
function buildVersion(
  input: MaxDiffDesignInput,
  shown: number[],
  pairs: Float64Array,
  random: SeededRandom,
): number[][] {
  const quota = itemQuota(input, shown, random);
  let best: { tasks: number[][]; cost: number } | undefined;
  for (let start = 0; start < 8; start++) {
    const tasks = dealItems(quota, input, random);
    const cost = improvePairs(tasks, input.items, pairs);
    if (!best || cost < best.cost) best = { tasks, cost };
  }
  const { tasks } = best!;
  for (const task of tasks) {
    for (const a of task) {
      shown[a]! += 1;
      for (const b of task) if (a !== b) pairs[a * input.items + b]! += 1;
    }
  }
  return tasks;
}

/** How often a version shows each item: as evenly as possible, what is left over goes to the items shown least so far. */
function itemQuota({ items, itemsPerTask, tasks }: MaxDiffDesignInput, shown: readonly number[], random: SeededRandom) {
  const places = itemsPerTask * tasks;
  const quota = new Array<number>(items).fill(Math.floor(places / items));
  const order = random.shuffle([...quota.keys()]).sort((a, b) => shown[a]! - shown[b]!);
  for (const item of order.slice(0, places % items)) quota[item]! += 1;
  return quota;
}

/** Fills task after task with the items that have most appearances left: no task gets an item twice that way. */
function dealItems(quota: readonly number[], { itemsPerTask, tasks }: MaxDiffDesignInput, random: SeededRandom) {
  const left = [...quota];
  return Array.from({ length: tasks }, () => {
    const order = random.shuffle([...left.keys()]).sort((a, b) => left[b]! - left[a]!);
    const task = order.slice(0, itemsPerTask);
    for (const item of task) left[item]! -= 1;
    return task;
  });
}

function countPositions(
  tasks: readonly (readonly number[])[],
  { items, itemsPerTask }: MaxDiffDesignInput,
): number[][] {
  const counts = Array.from({ length: items }, () => new Array<number>(itemsPerTask).fill(0));
  for (const task of tasks) {
    task.forEach((item, position) => {
      counts[item]![position]! += 1;
    });
  }
  return counts;
}
