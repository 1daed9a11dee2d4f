import { StatisticsProblem, seededRandom } from '@wenshu/statistics/blocks';
import type { Interval } from './interval-of.ts';
import { codeRatings, countLevels, type Ratings, requireUnits } from './ratings.ts';

export interface KrippendorffAlphaSettings {
  /** What a difference between two levels means. Words need `levels` for the second, and have no third. */
  readonly measure?: 'nominal' | 'ordinal' | 'interval';
  readonly levels?: readonly (string | number)[];
  readonly confidence?: number;
  readonly samples?: number;
  readonly seed?: number;
}

export interface KrippendorffAlpha {
  /** Judged by two coders or more. */
  units: number;
  /** Judgements of those units. */
  values: number;
  observed: number;
  expected: number;
  /** `null` where all judgements are the same: nothing varies that could be told apart reliably. */
  alpha: number | null;
  /** Of samples of the units, drawn again and again with a seed. */
  interval: Interval | null;
}

/**
 * Agreement of any number of coders, some of whom may have left units out: α = 1 − D_o/D_e (Krippendorff 2011), with coincidences
 * o_ck = Σᵤ pairs(c, k)/(m_u − 1), D_o = Σ o_ck δ²_ck/n and D_e = Σ n_c n_k δ²_ck/(n(n−1)). δ² is 0 or 1 for codes, (c−k)² for numbers, and for ranks
 * (Σ_{g=c..k} n_g − (n_c+n_k)/2)². The interval holds the middle of α in samples of as many units, drawn with a seed; samples
 * without any variety have no α and are left out.
 *
 * @example
 * krippendorffAlpha([['a', 'a'], ['a', 'b'], ['b', 'b'], ['b', 'b']]).alpha // 0.5333333333
 */
export function krippendorffAlpha(ratings: Ratings, settings: KrippendorffAlphaSettings = {}): KrippendorffAlpha {
  const { measure = 'nominal', confidence = 0.95, samples = 1000, seed = 1 } = settings;
  const coded = codeRatings(ratings, settings.levels);
  const numbers = coded.levels.map(level => (typeof level === 'number' ? level : null));
  if (measure !== 'nominal' && numbers.includes(null) && (measure === 'interval' || !settings.levels))
    throw new StatisticsProblem('invalid-setting', { setting: 'measure' });
  const units = countLevels(coded)
    .map(pairsOf)
    .filter(unit => unit.judges > 1);
  requireUnits(units.length, 2);
  const distances = measure === 'nominal' ? differ : measure === 'ordinal' ? byRanks : byNumbers(numbers);
  const { alpha, observed, expected, values } = alphaOf(units, coded.levels.length, distances);
  const random = seededRandom(seed);
  const drawn = Array.from({ length: alpha === null ? 0 : samples }, () => {
    const sample = units.map(() => units[random.below(units.length)]!);
    return alphaOf(sample, coded.levels.length, distances).alpha;
  });
  return { units: units.length, values, observed, expected, alpha, interval: middleOf(drawn, confidence) };
}

interface Unit {
  readonly judges: number;
  readonly counts: readonly { readonly level: number; readonly count: number }[];
}

function pairsOf(counts: readonly number[]): Unit {
  const given = counts.flatMap((count, level) => (count > 0 ? [{ level, count }] : []));
  return { judges: given.reduce((sum, { count }) => sum + count, 0), counts: given };
}

/** δ² of two different levels, told how often each was given. */
type Distances = (totals: Float64Array) => (c: number, k: number) => number;

const differ: Distances = () => () => 1;

const byNumbers =
  (numbers: readonly (number | null)[]): Distances =>
  () =>
  (c, k) =>
    (numbers[c]! - numbers[k]!) ** 2;

const byRanks: Distances = totals => {
  let before = 0;
  // The middle of a level's ranks: the sum between two levels, ends counted by half, is the difference of their middles.
  const middles = totals.map(total => {
    before += total;
    return before - total / 2;
  });
  return (c, k) => (middles[c]! - middles[k]!) ** 2;
};

function alphaOf(units: readonly Unit[], levels: number, distances: Distances) {
  const totals = new Float64Array(levels);
  for (const { counts } of units) for (const { level, count } of counts) totals[level]! += count;
  const values = totals.reduce((sum, total) => sum + total, 0);
  const distance = distances(totals);
  let [apart, possible] = [0, 0];
  for (const { counts, judges } of units)
    for (const one of counts)
      for (const other of counts)
        if (one.level < other.level)
          apart += (2 * one.count * other.count * distance(one.level, other.level)) / (judges - 1);
  for (let c = 0; c < levels; c++) for (let k = 0; k < c; k++) possible += 2 * totals[c]! * totals[k]! * distance(c, k);
  const observed = apart / values;
  const expected = possible / (values * (values - 1));
  return { values, observed, expected, alpha: expected > 0 ? 1 - observed / expected : null };
}

/** The quantiles that leave equal tails, of those samples that have an α. */
function middleOf(drawn: readonly (number | null)[], confidence: number): Interval | null {
  const sorted = drawn.filter(alpha => alpha !== null).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!;
  return { lower: at((1 - confidence) / 2), upper: at((1 + confidence) / 2) };
}
