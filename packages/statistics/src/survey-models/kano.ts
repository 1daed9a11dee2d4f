import { type Num, type NumColumn, readNumbers, readWeights, requireLength, type WeightColumn } from '../column.ts';
import { mean, weightedMean } from '../descriptive/moments.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';

const categories = ['A', 'O', 'M', 'I', 'R', 'Q'] as const;
export type KanoCategory = (typeof categories)[number];
export type KanoCounts = Record<KanoCategory, number>;

export interface KanoInput {
  features: readonly string[];
  /** By feature, then by respondent: 1 like, 2 must-be, 3 neutral, 4 live with, 5 dislike. */
  functional: ArrayLike<NumColumn>;
  dysfunctional: ArrayLike<NumColumn>;
  importance?: ArrayLike<NumColumn>;
  /** One per respondent. */
  weights?: WeightColumn;
  settings: {
    /** Category by functional − 1, then dysfunctional − 1. */
    table: readonly (readonly string[])[];
    tieOrder: readonly string[];
    quadrantSplit: 'mean';
  };
}

export interface KanoFeature {
  feature: string;
  /** Pairs of answers. */
  n: number;
  weightedN?: number;
  counts: KanoCounts;
  percent: KanoCounts;
  category: string;
  /** `null` when every answer is reversed or questionable. */
  better: Num;
  worse: Num;
  categoryStrength: number;
  totalStrength: number;
  frequencyTable: number[][];
  meanImportance?: Num;
  quadrant: KanoCategory | null;
}

export interface KanoResult {
  features: KanoFeature[];
  averageBetter: Num;
  averageWorse: Num;
}

/**
 * Kano's model. Each pair of answers falls into A(ttractive), O(ne-dimensional), M(ust-be), I(ndifferent), R(everse) or
 * Q(uestionable); pairs with a gap are dropped. better = (A+O)/(A+O+M+I), worse = −(O+M)/(A+O+M+I);
 * the quadrant compares them with their means over all features.
 *
 * @example
 * kano({ features: ['Search'], functional: [[1, 1, 3]], dysfunctional: [[5, 3, 3]], settings: {
 *   table: ['QAAAO', 'RIIIM', 'RIIIM', 'RIIIM', 'RRRRQ'].map(row => [...row]),
 *   tieOrder: ['M', 'O', 'A', 'I', 'R', 'Q'], quadrantSplit: 'mean' } }).features[0].better // 0.6666666667
 */
export function kano(input: KanoInput): KanoResult {
  const { features } = input;
  requireLength(input.functional, features.length, 'functional');
  requireLength(input.dysfunctional, features.length, 'dysfunctional');
  const described = features.map((_, i) => describeFeature(input, i));
  const average = (values: Num[]) => {
    const present = values.filter(value => value !== null);
    return present.length > 0 ? mean(Float64Array.from(present)) : null;
  };
  const averageBetter = average(described.map(feature => feature.better));
  const averageWorse = average(described.map(feature => feature.worse));
  return {
    features: described.map(feature => ({ ...feature, quadrant: quadrant(feature, averageBetter, averageWorse) })),
    averageBetter,
    averageWorse,
  };
}

function describeFeature(input: KanoInput, i: number): Omit<KanoFeature, 'quadrant'> {
  const feature = input.features[i]!;
  const { n, frequencyTable, weights } = countPairs(input, i);
  const counts: KanoCounts = { A: 0, O: 0, M: 0, I: 0, R: 0, Q: 0 };
  frequencyTable.forEach((row, functional) => {
    row.forEach((count, dysfunctional) => {
      counts[categoryAt(input.settings.table, functional, dysfunctional)] += count;
    });
  });
  requireSamples(n, 1, 'rows', feature);
  const weightedN = categories.reduce((sum, category) => sum + counts[category], 0);
  const percent = Object.fromEntries(categories.map(key => [key, (100 * counts[key]) / weightedN])) as KanoCounts;
  const descending = Object.values(percent).sort((a, b) => b - a);
  const decided = counts.A + counts.O + counts.M + counts.I;
  const most = Math.max(...Object.values(counts));
  const importance = input.importance?.[i];
  return {
    feature,
    n,
    ...(input.weights === undefined ? {} : { weightedN }),
    counts,
    percent,
    // Weights added in another order must not break a tie.
    category: input.settings.tieOrder.find(key => counts[key as KanoCategory] >= most * (1 - 1e-12)) ?? 'Q',
    better: decided > 0 ? (counts.A + counts.O) / decided : null,
    worse: decided > 0 ? -(counts.O + counts.M) / decided : null,
    categoryStrength: descending[0]! - descending[1]!,
    totalStrength: percent.A + percent.O + percent.M,
    frequencyTable,
    ...(importance ? { meanImportance: meanOfPresent(importance, weights) } : {}),
  };
}

function countPairs(input: KanoInput, i: number) {
  const functional = readNumbers(input.functional[i]!, 'functional');
  const dysfunctional = readNumbers(input.dysfunctional[i]!, 'dysfunctional');
  requireLength(dysfunctional, functional.length, input.features[i]);
  const weights = readWeights(input.weights, functional.length);
  const frequencyTable = Array.from({ length: 5 }, () => new Array<number>(5).fill(0));
  let n = 0;
  functional.forEach((code, row) => {
    const other = dysfunctional[row]!;
    if (Number.isNaN(code) || Number.isNaN(other) || weights[row] === 0) return;
    for (const value of [code, other]) {
      if (![1, 2, 3, 4, 5].includes(value)) {
        throw new StatisticsProblem('out-of-range', { what: input.features[i]!, value, min: 1, max: 5 });
      }
    }
    frequencyTable[code - 1]![other - 1]! += weights[row]!;
    n++;
  });
  return { n, frequencyTable, weights };
}

function categoryAt(table: KanoInput['settings']['table'], functional: number, dysfunctional: number): KanoCategory {
  const found = categories.find(category => category === table[functional]?.[dysfunctional]);
  if (!found) throw new StatisticsProblem('invalid-setting', { setting: 'table' });
  return found;
}

function meanOfPresent(column: NumColumn, weights: Float64Array): Num {
  const values = readNumbers(column, 'importance');
  requireLength(values, weights.length, 'importance');
  const isPresent = (_: number, row: number) => !Number.isNaN(values[row]!) && weights[row]! > 0;
  const present = values.filter(isPresent);
  return present.length > 0 ? weightedMean(present, weights.filter(isPresent)) : null;
}

function quadrant(
  { better, worse }: { better: Num; worse: Num },
  averageBetter: Num,
  averageWorse: Num,
): KanoCategory | null {
  if (better === null || worse === null || averageBetter === null || averageWorse === null) return null;
  const isBetter = better >= averageBetter;
  const isWorse = Math.abs(worse) >= Math.abs(averageWorse);
  if (isBetter) return isWorse ? 'O' : 'A';
  return isWorse ? 'M' : 'I';
}
