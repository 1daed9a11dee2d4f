import type { Num, NumColumns } from '../column.ts';
import { sum } from '../descriptive/moments.ts';
import { requireRange } from '../distributions/domain.ts';
import { type FitControl, partOfControl, reportProgress } from '../fit-control.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { readWeightedColumns } from '../weighting/weighted-columns.ts';
import { answerPatterns } from './answer-patterns.ts';
import { type CombinationLead, combinationLead } from './combination-lead.ts';
import { type CombinationSearch, searchEvery, searchStepwise } from './search-combinations.ts';

export interface TurfInput {
  items: readonly string[];
  /** Columns of 0 and 1. */
  data: NumColumns;
  /** The name of a column of `data`. */
  weights?: string;
  settings: {
    sizes: readonly number[];
    top: number;
    /** So many items of a combination reach a respondent. */
    minItems: number;
    /** Items that every combination holds. */
    include: readonly string[];
  };
}

export interface TurfCombination {
  /** Positions in `items`, ascending. */
  items: number[];
  reach: number;
  reachPercent: number;
  frequency: number;
  /** `null` when nobody is reached. */
  averageFrequency: Num;
}

export interface TurfSize {
  size: number;
  nCombinations: number;
  /** `stepwise` where all combinations would be too many: what is listed is exact, but a better one may exist. */
  search: 'exhaustive' | 'stepwise';
  best: TurfCombination[];
  /** Of the best against the next; `null` where there is no other. */
  lead: CombinationLead | null;
}

export interface TurfResult {
  n: number;
  weightedN: number;
  effectiveN: number;
  items: { item: string; reach: number; reachPercent: number }[];
  sizes: TurfSize[];
}

/** Combinations times different answers: a few seconds of looking. */
const mostWork = 5e8;
const mostTop = 1000;

/**
 * Total unduplicated reach and frequency: which few items please the most people. A respondent is reached by at least `minItems`
 * chosen items of a combination. Ordered by reach, then by frequency, then by the items' order.
 *
 * @example
 * turf({ items: ['tea', 'milk', 'juice'], data: { tea: [1, 1, 0, 0], milk: [1, 1, 0, 0], juice: [0, 0, 1, 0] },
 *   settings: { sizes: [2], top: 1, minItems: 1, include: [] } }).sizes[0].best[0].items // [0, 2]
 */
export function turf(input: TurfInput, control?: FitControl): TurfResult {
  const { items: names, settings } = input;
  const fixed = checkSettings(input);
  const { columns, weights, n, effectiveN } = readWeightedColumns(input.data, names, input.weights);
  requireSamples(n, 1);
  columns.forEach((column, i) => {
    requireYesNo(column, names[i]!);
  });
  const own = weights ?? new Float64Array(n).fill(1);
  const weightedN = sum(own);
  const share = (reach: number) => (100 * reach) / weightedN;
  const patterns = answerPatterns(columns, own);
  const free = names.map((_, i) => i).filter(i => !fixed.includes(i));
  const lookAt = (size: number, at: number): TurfSize => {
    const part = partOfControl(control, at, settings.sizes.length);
    const progress = (done: number) => reportProgress(part, done);
    const { minItems } = settings;
    // The next is looked for even where one alone is listed: whether the best is ahead depends on it.
    const top = Math.max(2, settings.top);
    const task: CombinationSearch = { patterns, fixed, free, minItems, top, slack: 1e-9 * weightedN, progress };
    const nCombinations = countCombinations(free.length, size - fixed.length);
    const isEvery = nCombinations * patterns.weights.length <= mostWork;
    const found = (isEvery ? searchEvery : searchStepwise)(task, size);
    progress(1);
    return {
      size,
      nCombinations,
      search: isEvery ? 'exhaustive' : 'stepwise',
      lead: found[1] ? combinationLead(columns, own, minItems, [found[0]!, found[1]]) : null,
      best: found.slice(0, settings.top).map(({ items, reach, frequency }) => ({
        items: [...items],
        reach,
        reachPercent: share(reach),
        frequency,
        averageFrequency: reach > 0 ? frequency / reach : null,
      })),
    };
  };
  const ownReach = (column: Float64Array) => sum(own.filter((_, row) => column[row] === 1));
  return {
    n,
    weightedN,
    effectiveN,
    items: columns.map((column, i) => {
      const reach = ownReach(column);
      return { item: names[i]!, reach, reachPercent: share(reach) };
    }),
    sizes: settings.sizes.map(lookAt),
  };
}

/** The positions of the items that are always included. */
function checkSettings({ items, settings }: TurfInput): number[] {
  const { sizes, top, minItems, include } = settings;
  requireSamples(items.length, 1, 'variables');
  const unknown = include.find(item => !items.includes(item));
  if (unknown !== undefined) throw new StatisticsProblem('unknown-column', { column: unknown });
  const fixed = items.map((_, i) => i).filter(i => include.includes(items[i]!));
  requireWhole('top', top, 1, mostTop);
  requireWhole('minItems', minItems, 1, items.length);
  for (const size of sizes) requireWhole('size', size, Math.max(1, fixed.length), items.length);
  return fixed;
}

function requireWhole(what: string, value: number, min: number, max: number): void {
  requireRange(what, value, min, max);
  if (!Number.isInteger(value)) throw new StatisticsProblem('invalid-setting', { setting: what });
}

function requireYesNo(column: Float64Array, what: string): void {
  const value = column.find(cell => cell !== 0 && cell !== 1);
  if (value !== undefined) throw new StatisticsProblem('out-of-range', { what, value, min: 0, max: 1 });
}

/** How many ways there are to choose `size` of `count`. */
function countCombinations(count: number, size: number): number {
  let ways = 1;
  for (let k = 1; k <= size; k++) ways = (ways * (count - size + k)) / k;
  return Math.round(ways);
}
