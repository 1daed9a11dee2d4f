import type { SeededRandom } from '../random.ts';
import type { ClusteredPoints } from './clustered-points.ts';

/**
 * k-means++: the first centre is any point, each further one is drawn with a chance that grows with the square of its
 * distance from the centres so far, and with its weight. Gives fewer than k centres when there are fewer than k different points.
 */
export function startCenters(
  { n, width, values, weights }: ClusteredPoints,
  k: number,
  random: SeededRandom,
): Float64Array {
  const centers = new Float64Array(k * width);
  const squares = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  let chosen = random.below(n);
  for (let c = 0; c < k; c++) {
    centers.set(values.subarray(chosen * width, (chosen + 1) * width), c * width);
    if (c === k - 1) break;
    shrinkDistances(values, width, centers.subarray(c * width, (c + 1) * width), squares);
    const chances = weights ? squares.map((square, i) => square * weights[i]!) : squares;
    const total = chances.reduce((sum, chance) => sum + chance, 0);
    if (!(total > 0)) return centers.slice(0, (c + 1) * width);
    chosen = drawByWeight(chances, total * random.next());
  }
  return centers;
}

/** Squared distances to the nearest centre, now that there is one more. */
function shrinkDistances(values: Float64Array, width: number, center: Float64Array, squares: Float64Array): void {
  for (let i = 0; i < squares.length; i++) {
    const from = i * width;
    let square = 0;
    for (let j = 0; j < width; j++) {
      const difference = values[from + j]! - center[j]!;
      square += difference * difference;
    }
    if (square < squares[i]!) squares[i] = square;
  }
}

function drawByWeight(weights: Float64Array, target: number): number {
  let passed = 0;
  let last = 0;
  for (let i = 0; i < weights.length; i++) {
    if (weights[i]! === 0) continue;
    passed += weights[i]!;
    last = i;
    if (passed > target) return i;
  }
  // Rounding may leave the sum a hair below the target.
  return last;
}
