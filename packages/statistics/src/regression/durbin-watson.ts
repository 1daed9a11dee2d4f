/**
 * Durbin and Watson's Σ(e_t−e_{t−1})²/Σe² of √w·e in row order: 2 without autocorrelation, 0 and 4 at its extremes.
 *
 * @example
 * durbinWatson(Float64Array.of(1, -1, 1), Float64Array.of(1, 1, 1)) // 2.6666666667
 */
export function durbinWatson(residuals: Float64Array, weights: Float64Array): number {
  let steps = 0;
  let squares = 0;
  let before = 0;
  for (let row = 0; row < residuals.length; row++) {
    const error = residuals[row]! * Math.sqrt(weights[row]!);
    if (row > 0) steps += (error - before) ** 2;
    squares += error * error;
    before = error;
  }
  return steps / squares;
}
