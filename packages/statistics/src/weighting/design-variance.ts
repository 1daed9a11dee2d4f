/**
 * The variance of a weighted mean as survey software gives it: n/(n−1)·Σ(w(x−x̄))²/(Σw)². Of the mean of a group, n counts the rows
 * of all groups that are compared.
 *
 * @example
 * designVariance(Float64Array.of(1, 2, 6), Float64Array.of(1, 1, 1), 3, 3) // 2.3333333333
 */
export function designVariance(values: Float64Array, weights: Float64Array, mean: number, n: number): number {
  let total = 0;
  let squares = 0;
  for (let row = 0; row < values.length; row++) {
    total += weights[row]!;
    squares += (weights[row]! * (values[row]! - mean)) ** 2;
  }
  return ((n / (n - 1)) * squares) / total ** 2;
}
