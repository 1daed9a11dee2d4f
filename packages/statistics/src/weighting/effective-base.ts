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
