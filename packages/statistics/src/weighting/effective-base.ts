/**
 * Kish's effective base (Σw)²/Σw²: how many equally weighted people are worth as much as these. 0 without any weight.
 *
 * @example
 * effectiveBase(Float64Array.of(1, 1, 2)) // 2.6666666667
 */
export function effectiveBase(weights: ArrayLike<number>): number {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < weights.length; i++) {
    sum += weights[i]!;
    squares += weights[i]! ** 2;
  }
  return squares === 0 ? 0 : (sum * sum) / squares;
}

/**
 * Weights rescaled so that their sum is their effective base. An unweighted formula, with every sum weighted by these and n
 * their sum, then takes a weight for how much a respondent counts, never for several people.
 *
 * @example
 * effectiveWeights(Float64Array.of(1, 1, 2)) // [0.6666666667, 0.6666666667, 1.3333333333]
 */
export function effectiveWeights(weights: Float64Array): Float64Array {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i]!;
  if (sum === 0) return weights;
  const scale = effectiveBase(weights) / sum;
  return weights.map(weight => weight * scale);
}
