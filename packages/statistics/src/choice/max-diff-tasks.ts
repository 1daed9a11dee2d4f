import { StatisticsProblem } from '../problem.ts';
import type { ChoiceSet } from './stack-tasks.ts';

/** Whether the worst item is chosen among all shown ones, or among those that are left once the best one is chosen. */
export type MaxDiffVariant = 'independent' | 'sequential';

export interface MaxDiffTask {
  respondent: number | string;
  /** Positions of the shown items. */
  items: ArrayLike<number>;
  /** The chosen items, not their places in the task. */
  best: number;
  worst: number;
}

export function checkMaxDiffTask({ items, best, worst }: MaxDiffTask, count: number): void {
  const list = Array.from(items);
  const unknown = list.find(item => !(Number.isInteger(item) && item >= 0 && item < count));
  if (unknown !== undefined) throw new StatisticsProblem('unknown-level', { column: 'items', level: String(unknown) });
  if (new Set(list).size !== list.length) throw new StatisticsProblem('invalid-setting', { setting: 'items' });
  if (!list.includes(best)) throw new StatisticsProblem('unknown-level', { column: 'best', level: String(best) });
  if (!list.includes(worst) || worst === best) {
    throw new StatisticsProblem('unknown-level', { column: 'worst', level: String(worst) });
  }
}

/** Two choices per task: the best with utilities +u, the worst with −u. The last item has no column: its utility is 0. */
export function maxDiffSets({ items, best, worst }: MaxDiffTask, count: number, variant: MaxDiffVariant): ChoiceSet[] {
  const dummy = (item: number, sign: 1 | -1) => {
    const row = new Float64Array(count - 1);
    if (item < count - 1) row[item] = sign;
    return row;
  };
  const all = Array.from(items);
  const left = variant === 'sequential' ? all.filter(item => item !== best) : all;
  return [
    { rows: all.map(item => dummy(item, 1)), chosen: all.indexOf(best) },
    { rows: left.map(item => dummy(item, -1)), chosen: left.indexOf(worst) },
  ];
}
