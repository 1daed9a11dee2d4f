import type { Num } from '../column.ts';

/** Values with how often they occur: Σw and Σw² of those who have each. */
export interface CountedValues {
  readonly values: ArrayLike<number>;
  readonly weights: ArrayLike<number>;
  readonly squares: ArrayLike<number>;
}

export interface CountedMoments {
  sumWeights: number;
  /** Kish's (Σw)²/Σw². */
  effectiveN: number;
  mean: number;
  /** Σw(x−x̄)²/Σw · n_e/(n_e−1): by the effective base, so that a weight of 2 is not taken for two people. `null` up to a base of 1. */
  variance: Num;
  sd: Num;
  /** √(s²/n_e). */
  standardError: Num;
}

/**
 * Mean and spread of values that were counted instead of listed. `null` where nothing weighs anything, or where the values are too large to be added.
 *
 * @example
 * momentsOfCounts({ values: [1, 5], weights: [3, 1], squares: [3, 1] }).mean // 2
 */
export function momentsOfCounts({ values, weights, squares }: CountedValues): CountedMoments | null {
  let [total, square, first] = [0, 0, 0];
  for (let i = 0; i < values.length; i++) {
    total += weights[i]!;
    square += squares[i]!;
    first += weights[i]! * values[i]!;
  }
  if (!(total > 0 && square > 0)) return null;
  const rough = first / total;
  let rest = 0;
  for (let i = 0; i < values.length; i++) rest += weights[i]! * (values[i]! - rough);
  const mean = rough + rest / total;
  if (!Number.isFinite(mean)) return null;
  let spread = 0;
  let used = 0;
  for (let i = 0; i < values.length; i++) {
    spread += weights[i]! * (values[i]! - mean) ** 2;
    if (weights[i]! > 0) used++;
  }
  const effectiveN = total ** 2 / square;
  // One value has no spread, whatever rounding leaves of it.
  const whole = used === 1 ? 0 : (spread / total) * (effectiveN / (effectiveN - 1));
  // What is too large to be squared has no spread that a number could say.
  const variance = effectiveN > 1 && Number.isFinite(whole) ? whole : null;
  return {
    sumWeights: total,
    effectiveN,
    mean,
    variance,
    sd: variance === null ? null : Math.sqrt(variance),
    standardError: variance === null ? null : Math.sqrt(variance / effectiveN),
  };
}

/**
 * SPSS's HAVERAGE percentile of counted values, ascending, weights being frequencies: at the position (W+1)·p, with straight
 * lines between neighbours. With weights of whole numbers it is `percentile` of the values listed out. `null` without any weight.
 *
 * @example
 * percentileOfCounts([1, 2, 3, 10], [1, 1, 1, 1], 0.5) // 2.5
 */
export function percentileOfCounts(values: ArrayLike<number>, weights: ArrayLike<number>, p: number): Num {
  const used: { readonly value: number; readonly weight: number }[] = [];
  let total = 0;
  for (let i = 0; i < values.length; i++) {
    if (!(weights[i]! > 0)) continue;
    used.push({ value: values[i]!, weight: weights[i]! });
    total += weights[i]!;
  }
  if (used.length === 0) return null;
  const position = (total + 1) * p;
  let before = 0;
  let last: number | undefined;
  for (const { value, weight } of used) {
    if (before + weight > position) {
      if (last === undefined) return value;
      const beyond = position - before;
      if (beyond >= 1) return value;
      const share = weight >= 1 ? beyond : beyond / weight;
      return last + share * (value - last);
    }
    before += weight;
    last = value;
  }
  return last!;
}
