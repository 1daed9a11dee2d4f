/**
 * The edges that part numbers into at most `most` bands of about equal weight. An edge lies half way between two values that occur;
 * equal values stay together, so that there may be fewer bands.
 *
 * @example
 * numberBands(Float64Array.of(1, 2, 2, 2, 3, 4), Float64Array.of(1, 1, 1, 1, 1, 1), 3) // [2.5]
 */
export function numberBands(values: Float64Array, weights: Float64Array, most: number): number[] {
  const weightOf = new Map<number, number>();
  values.forEach((value, row) => {
    weightOf.set(value, (weightOf.get(value) ?? 0) + weights[row]!);
  });
  const ascending = [...weightOf.keys()].sort((a, b) => a - b);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const edges: number[] = [];
  let below = 0;
  let band = 1;
  ascending.slice(0, -1).forEach((value, i) => {
    below += weightOf.get(value)!;
    const isFull = below >= (band * total) / most - 1e-9 * total;
    if (ascending.length > most && !isFull) return;
    edges.push((value + ascending[i + 1]!) / 2);
    // A value that fills several bands at once closes all of them.
    band = Math.max(band + 1, Math.floor((below / total) * most + 1e-9) + 1);
  });
  return edges;
}

/** The band of a number: how many edges it has passed. */
export function bandOf(edges: readonly number[], value: number): number {
  let band = 0;
  while (band < edges.length && value >= edges[band]!) band++;
  return band;
}
