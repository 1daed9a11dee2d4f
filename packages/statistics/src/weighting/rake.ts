import { type CellColumn, getColumn, readLevels, readWeights, requireLength, type WeightColumn } from '../column.ts';
import { sum } from '../descriptive/moments.ts';
import { requirePositive } from '../distributions/domain.ts';
import { type FitControl, reportProgress } from '../fit-control.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { effectiveBase } from './effective-base.ts';

export interface RakeInput {
  data: Readonly<Record<string, CellColumn>>;
  /** By variable, then by category: counts or shares; each variable is rescaled to `total`. */
  targets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  baseWeights?: WeightColumn;
  settings: { total: number; maxIterations: number; tolerance: number };
}

export interface RakeResult {
  n: number;
  weights: number[];
  sumWeights: number;
  minWeight: number;
  maxWeight: number;
  effectiveN: number;
  efficiencyPercent: number;
  designEffect: number;
  weightedMargins: Record<string, Record<string, number>>;
  /** False when the iterations ran out: the margins then do not all hold. */
  converged: boolean;
}

/**
 * Weights that give several margins at once (iterative proportional fitting): each variable in turn has its categories
 * scaled to their targets, until no weight changes by more than `tolerance` of itself in a whole round.
 *
 * @example
 * rake({ data: { sex: ['f', 'f', 'f', 'm'] }, targets: { sex: { f: 0.5, m: 0.5 } },
 *   settings: { total: 4, maxIterations: 100, tolerance: 1e-9 } }).weights // [0.66666667, 0.66666667, 0.66666667, 2]
 */
export function rake(input: RakeInput, control?: FitControl): RakeResult {
  const { settings } = input;
  requirePositive('total', settings.total);
  const margins = Object.keys(input.targets).map(name => readMargin(input, name));
  const n = margins[0]?.codes.length ?? 0;
  requireSamples(margins.length, 1, 'variables');
  requireSamples(n, 1);
  for (const margin of margins) requireLength(margin.codes, n, margin.name);
  const weights = readWeights(input.baseWeights, n);
  let converged = false;
  for (let iteration = 0; !converged && iteration < settings.maxIterations; iteration++) {
    reportProgress(control, iteration / settings.maxIterations);
    const before = weights.slice();
    for (const margin of margins) fitMargin(weights, margin);
    converged = largestChange(before, weights) < settings.tolerance;
  }
  reportProgress(control, 1);
  const effectiveN = effectiveBase(weights);
  return {
    n,
    weights: Array.from(weights),
    sumWeights: sum(weights),
    minWeight: weights.reduce((least, weight) => Math.min(least, weight)),
    maxWeight: weights.reduce((most, weight) => Math.max(most, weight)),
    effectiveN,
    efficiencyPercent: (100 * effectiveN) / n,
    designEffect: n / effectiveN,
    weightedMargins: Object.fromEntries(margins.map(margin => [margin.name, namedTotals(weights, margin)])),
    converged,
  };
}

interface Margin {
  readonly name: string;
  readonly levels: readonly string[];
  readonly codes: Int32Array;
  readonly targets: Float64Array;
}

function readMargin({ data, targets, settings }: RakeInput, name: string): Margin {
  const levels = Object.keys(targets[name]!);
  const wanted = Float64Array.from(levels, level => targets[name]![level]!);
  const whole = sum(wanted);
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

function fitMargin(weights: Float64Array, { name, levels, codes, targets }: Margin): void {
  const totals = levelTotals(weights, codes, targets.length);
  const factors = targets.map((target, level) => {
    if (totals[level]! > 0) return target / totals[level]!;
    // Nobody can be weighted up to stand for a category that nobody is in.
    if (target > 0) throw new StatisticsProblem('empty-level', { column: name, level: levels[level]! });
    return 0;
  });
  for (let row = 0; row < weights.length; row++) weights[row]! *= factors[codes[row]!]!;
}

function levelTotals(weights: Float64Array, codes: Int32Array, levels: number): Float64Array {
  const totals = new Float64Array(levels);
  for (let row = 0; row < weights.length; row++) totals[codes[row]!]! += weights[row]!;
  return totals;
}

function namedTotals(weights: Float64Array, { levels, codes }: Margin): Record<string, number> {
  const totals = levelTotals(weights, codes, levels.length);
  return Object.fromEntries(levels.map((level, i) => [level, totals[i]!]));
}

function largestChange(before: Float64Array, after: Float64Array): number {
  let largest = 0;
  for (let row = 0; row < before.length; row++) {
    if (before[row]! > 0) largest = Math.max(largest, Math.abs(after[row]! / before[row]! - 1));
  }
  return largest;
}
