/**
 * Exchanges items between tasks as long as that makes pairs meet more evenly, the pairs of earlier versions included:
 * Σ (earlier + here)² + Σ here² falls with every exchange, the second term so that each version is even in itself. Item
 * counts stay as they are. Changes `tasks`; gives what is left of the sum.
 */
export function improvePairs(tasks: number[][], items: number, earlier: Float64Array): number {
  const here = new Float64Array(items * items);
  for (const task of tasks) addPairs(here, task, items, 1);
  // A pair's cost rises by this when it meets once more.
  const rise = (a: number, b: number) => 2 * (earlier[a * items + b]! + 2 * here[a * items + b]!) + 2;
  const fall = (a: number, b: number) => 2 * (earlier[a * items + b]! + 2 * here[a * items + b]!) - 2;
  let isImproved = true;
  for (let round = 0; isImproved && round < 50; round++) {
    isImproved = false;
    for (let s = 0; s < tasks.length; s++) {
      for (let t = s + 1; t < tasks.length; t++)
        isImproved = exchange(tasks[s]!, tasks[t]!, here, items, rise, fall) || isImproved;
    }
  }
  let cost = 0;
  for (let pair = 0; pair < here.length; pair++) cost += (earlier[pair]! + here[pair]!) ** 2 + here[pair]! ** 2;
  return cost;
}

type PairCost = (a: number, b: number) => number;

/** Tries all exchanges of one item against one between two tasks; makes each that helps. */
function exchange(
  first: number[],
  second: number[],
  here: Float64Array,
  items: number,
  rise: PairCost,
  fall: PairCost,
): boolean {
  let isImproved = false;
  for (let i = 0; i < first.length; i++) {
    for (let j = 0; j < second.length; j++) {
      const x = first[i]!;
      const y = second[j]!;
      if (first.includes(y) || second.includes(x)) continue;
      let change = 0;
      // An item that is in both tasks meets x and y as often as before.
      for (const other of first) if (other !== x && !second.includes(other)) change += rise(y, other) - fall(x, other);
      for (const other of second) if (other !== y && !first.includes(other)) change += rise(x, other) - fall(y, other);
      if (change >= -1e-9) continue;
      addPairs(here, first, items, -1);
      addPairs(here, second, items, -1);
      first[i] = y;
      second[j] = x;
      addPairs(here, first, items, 1);
      addPairs(here, second, items, 1);
      isImproved = true;
    }
  }
  return isImproved;
}

function addPairs(pairs: Float64Array, task: readonly number[], items: number, factor: 1 | -1): void {
  for (const a of task) for (const b of task) if (a !== b) pairs[a * items + b]! += factor;
}
