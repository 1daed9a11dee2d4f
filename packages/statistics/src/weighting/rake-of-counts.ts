import { type CellColumn, getColumn, readLevels, readWeights, requireLength, type WeightColumn } from '../column.ts';
import { requirePositive } from '../distributions/domain.ts';
import { type FitControl, reportProgress } from '../fit-control.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';

export interface RakeCountsInput {
  /** By variable the category of each cell. */
  data: Readonly<Record<string, CellColumn>>;
  /** How many people are in each cell. */
  counts: ArrayLike<number>;
  /** By variable, then by category: counts or shares; each variable is rescaled to `total`. */
  targets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Of each person of a cell. */
  baseWeights?: WeightColumn;
  settings: {
    total: number;
    maxIterations: number;
    tolerance: number;
    /** Weights are kept between these, in units of the mean weight. */
    least?: number;
    most?: number;
  };
}

export interface RakeResult {
  n: number;
  /** Of each cell, or of each person where everybody is a cell. */
  weights: number[];
  sumWeights: number;
  minWeight: number;
  maxWeight: number;
  effectiveN: number;
  efficiencyPercent: number;
  designEffect: number;
  weightedMargins: Record<string, Record<string, number>>;
  /** False when the margins do not all hold: the iterations ran out, or the limits leave no weights that would give them. */
  converged: boolean;
}

/** How far a margin may be off, as a part of the whole, when weights are trimmed. */
const LARGEST_MISS = 1e-6;

/**
 * Weights that give several margins at once (iterative proportional fitting), on cells of people who are alike: each
 * variable in turn has its categories scaled to their targets, then weights beyond the limits are set to them, until no
 * weight changes by more than `tolerance` of itself in a whole round. The others make up for what was trimmed.
 *
 * @example
 * rakeOfCounts({ data: { sex: ['f', 'm'] }, counts: [3, 1], targets: { sex: { f: 0.5, m: 0.5 } },
 *   settings: { total: 4, maxIterations: 100, tolerance: 1e-9 } }).weights // [0.66666667, 2]
 */
export function rakeOfCounts(input: RakeCountsInput, control?: FitControl): RakeResult {
  const { settings } = input;
  requirePositive('total', settings.total);
  const margins = Object.keys(input.targets).map(name => readMargin(input, name));
  const cells = margins[0]?.codes.length ?? 0;
  requireSamples(margins.length, 1, 'variables');
  requireSamples(cells, 1);
  for (const margin of margins) requireLength(margin.codes, cells, margin.name);
  const people = readWeights(input.counts, cells);
  const weights = readWeights(input.baseWeights, cells);
  const n = people.reduce((sum, count) => sum + count, 0);
  const limits = readLimits(settings, n);
  let isSettled = false;
  for (let iteration = 0; !isSettled && iteration < settings.maxIterations; iteration++) {
    reportProgress(control, iteration / settings.maxIterations);
    const before = weights.slice();
    for (const margin of margins) fitMargin(weights, people, margin);
    if (limits) trim(weights, limits);
    isSettled = largestChange(before, weights) < settings.tolerance;
  }
  reportProgress(control, 1);
  const converged = isSettled && (!limits || largestMiss(weights, people, margins) < LARGEST_MISS * settings.total);
  return { ...describe(weights, people, n), weightedMargins: marginsOf(weights, people, margins), converged };
}

function describe(weights: Float64Array, people: Float64Array, n: number) {
  let [sumWeights, squares] = [0, 0];
  let [minWeight, maxWeight] = [Number.POSITIVE_INFINITY, 0];
  weights.forEach((weight, cell) => {
    sumWeights += people[cell]! * weight;
    squares += people[cell]! * weight ** 2;
    // A cell of nobody has a weight that nobody has.
    if (!(people[cell]! > 0)) return;
    minWeight = Math.min(minWeight, weight);
    maxWeight = Math.max(maxWeight, weight);
  });
  const effectiveN = squares === 0 ? 0 : sumWeights ** 2 / squares;
  return {
    n,
    weights: Array.from(weights),
    sumWeights,
    minWeight,
    maxWeight,
    effectiveN,
    efficiencyPercent: (100 * effectiveN) / n,
    designEffect: n / effectiveN,
  };
}

interface Limits {
  readonly least: number;
  readonly most: number;
}

function readLimits({ least, most, total }: RakeCountsInput['settings'], n: number): Limits | undefined {
  if (least === undefined && most === undefined) return undefined;
  const [low, high] = [least ?? 0, most ?? Number.POSITIVE_INFINITY];
  // The mean itself must be allowed.
  if (!(low >= 0 && low <= 1)) throw new StatisticsProblem('invalid-setting', { setting: 'least' });
  if (!(high >= 1)) throw new StatisticsProblem('invalid-setting', { setting: 'most' });
  const mean = total / n;
  return { least: low * mean, most: high * mean };
}

function trim(weights: Float64Array, { least, most }: Limits): void {
  for (let cell = 0; cell < weights.length; cell++) weights[cell] = Math.min(most, Math.max(least, weights[cell]!));
}

interface Margin {
  readonly name: string;
  readonly levels: readonly string[];
  readonly codes: Int32Array;
  readonly targets: Float64Array;
}

function readMargin({ data, targets, settings }: RakeCountsInput, name: string): Margin {
  const levels = Object.keys(targets[name]!);
  const wanted = Float64Array.from(levels, level => targets[name]![level]!);
  const whole = wanted.reduce((sum, target) => sum + target, 0);
  if (!(whole > 0 && whole < Infinity) || wanted.some(target => !(target >= 0))) {
    throw new StatisticsProblem('invalid-setting', { setting: `targets.${name}` });
  }
  const column = getColumn(data, name);
  const codes = readLevels(column, levels);
  const unknown = codes.indexOf(-1);
  // A person without a target could keep any weight, and the margins would still not hold.
  if (unknown >= 0) throw new StatisticsProblem('unknown-level', { column: name, level: String(column[unknown]) });
  return { name, levels, codes, targets: wanted.map(target => (target * settings.total) / whole) };
}

function fitMargin(weights: Float64Array, people: Float64Array, { name, levels, codes, targets }: Margin): void {
  const totals = levelTotals(weights, people, codes, targets.length);
  const factors = targets.map((target, level) => {
    if (totals[level]! > 0) return target / totals[level]!;
    // Nobody can be weighted up to stand for a category that nobody is in.
    if (target > 0) throw new StatisticsProblem('empty-level', { column: name, level: levels[level]! });
    return 0;
  });
  for (let cell = 0; cell < weights.length; cell++) weights[cell]! *= factors[codes[cell]!]!;
}

function levelTotals(weights: Float64Array, people: Float64Array, codes: Int32Array, levels: number): Float64Array {
  const totals = new Float64Array(levels);
  for (let cell = 0; cell < weights.length; cell++) totals[codes[cell]!]! += people[cell]! * weights[cell]!;
  return totals;
}

function largestMiss(weights: Float64Array, people: Float64Array, margins: readonly Margin[]): number {
  return margins.reduce((largest, { codes, targets }) => {
    const totals = levelTotals(weights, people, codes, targets.length);
    return targets.reduce((most, target, level) => Math.max(most, Math.abs(target - totals[level]!)), largest);
  }, 0);
}

function marginsOf(
  weights: Float64Array,
  people: Float64Array,
  margins: readonly Margin[],
): RakeResult['weightedMargins'] {
  return Object.fromEntries(
    margins.map(({ name, levels, codes }) => {
      const totals = levelTotals(weights, people, codes, levels.length);
      return [name, Object.fromEntries(levels.map((level, i) => [level, totals[i]!]))];
    }),
  );
}

function largestChange(before: Float64Array, after: Float64Array): number {
  let largest = 0;
  for (let cell = 0; cell < before.length; cell++) {
    if (before[cell]! > 0) largest = Math.max(largest, Math.abs(after[cell]! / before[cell]! - 1));
  }
  return largest;
}
