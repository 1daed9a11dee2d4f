/**
 * The sign that makes the largest coordinate of an axis positive, the first one when several are equally large. An axis
 * and its mirror image are one solution; a fixed one keeps maps from turning over between runs.
 *
 * @example
 * axisSign([0.2, -0.9, 0.5]) // -1
 */
export function axisSign(coordinates: ArrayLike<number>): 1 | -1 {
  let largest = 0;
  for (let i = 0; i < coordinates.length; i++) {
    if (Math.abs(coordinates[i]!) > Math.abs(largest) * (1 + 1e-9)) largest = coordinates[i]!;
  }
  return largest < 0 ? -1 : 1;
}
