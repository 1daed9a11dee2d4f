/**
 * The arithmetic mean Σx/n, corrected once by the mean of the deviations, so that large offsets cost no digits.
 *
 * @example
 * mean(Float64Array.of(1, 2, 6)) // 3
 */
export function mean(values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  const first = sum / values.length;
  let rest = 0;
  for (let i = 0; i < values.length; i++) rest += values[i]! - first;
  return first + rest / values.length;
}

/**
 * The weighted mean Σwx/Σw.
 *
 * @example
 * weightedMean(Float64Array.of(1, 5), Float64Array.of(3, 1)) // 2
 */
export function weightedMean(values: Float64Array, weights: Float64Array): number {
  let sum = 0;
  let total = 0;
  for (let i = 0; i < values.length; i++) {
    sum += weights[i]! * values[i]!;
    total += weights[i]!;
  }
  const first = sum / total;
  let rest = 0;
  for (let i = 0; i < values.length; i++) rest += weights[i]! * (values[i]! - first);
  return first + rest / total;
}

/** Σw(x−centre)²; weights of 1 when there are none. Without a loop for the power it takes a sixth of `powerSum`, and makes no garbage. */
export function squareSum(values: Float64Array, centre: number, weights?: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const deviation = values[i]! - centre;
    const square = deviation * deviation;
    sum += weights ? weights[i]! * square : square;
  }
  return sum;
}

/** Σw(x−centre)^power; weights of 1 when there are none. */
export function powerSum(values: Float64Array, centre: number, power: 3 | 4, weights?: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const deviation = values[i]! - centre;
    let term = deviation;
    for (let k = 1; k < power; k++) term *= deviation;
    sum += weights ? weights[i]! * term : term;
  }
  return sum;
}

export function sum(values: Float64Array): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i]!;
  return total;
}

/**
 * What a test of means needs to know of a sample. The variance is 0 for a single value, where it is undefined. Of weighted values
 * n is the effective base.
 */
export interface SampleMoments {
  readonly n: number;
  readonly mean: number;
  /** Σ(x−x̄)² */
  readonly sumOfSquares: number;
  /** Σ(x−x̄)²/(n−1) */
  readonly variance: number;
}

/**
 * Size, mean and variance (n−1) of a sample. Weights sum to the effective base (`effectiveWeights`), which takes the place of n.
 *
 * @example
 * sampleMoments(Float64Array.of(1, 2, 6)).variance // 7
 */
export function sampleMoments(values: Float64Array, weights?: Float64Array): SampleMoments {
  const n = weights ? sum(weights) : values.length;
  const centre = values.length === 0 ? 0 : weights ? weightedMean(values, weights) : mean(values);
  const sumOfSquares = squareSum(values, centre, weights);
  // A base of nearly 1 is one person and nobody else who counts.
  return { n, mean: centre, sumOfSquares, variance: n - 1 > 1e-9 ? sumOfSquares / (n - 1) : 0 };
}
