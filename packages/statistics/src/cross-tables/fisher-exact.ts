export interface FisherTest {
  twoSided: number;
  less: number;
  greater: number;
}

/**
 * Fisher's exact test of a table a b / c d: the chance, with all margins fixed, of an upper left cell as small (`less`),
 * as large (`greater`) or as improbable (`twoSided`) as a. Tables count as equally improbable within 1e-7.
 *
 * @example
 * fisherExact(3, 1, 1, 3).twoSided // 0.4857142857
 */
export function fisherExact(a: number, b: number, c: number, d: number): FisherTest {
  const row = a + b;
  const column = a + c;
  const total = row + c + d;
  const smallest = Math.max(0, row + column - total);
  const largest = Math.min(row, column);
  const weights = hypergeometricWeights(row, column, total, smallest, largest);
  const observed = weights[a - smallest]!;
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const share = (isCounted: (weight: number, i: number) => boolean) =>
    Math.min(1, weights.reduce((sum, weight, i) => sum + (isCounted(weight, i) ? weight : 0), 0) / whole);
  return {
    twoSided: share(weight => weight <= observed * (1 + 1e-7)),
    less: share((_, i) => i <= a - smallest),
    greater: share((_, i) => i >= a - smallest),
  };
}

/**
 * Probabilities relative to the most likely table, by their ratios. Factorials of large tables would lose the digits
 * that the ratios keep.
 */
function hypergeometricWeights(row: number, column: number, total: number, from: number, to: number): Float64Array {
  const weights = new Float64Array(to - from + 1);
  const mode = Math.min(to, Math.max(from, Math.floor(((row + 1) * (column + 1)) / (total + 2))));
  weights[mode - from] = 1;
  const step = (k: number) => ((row - k) * (column - k)) / ((k + 1) * (total - row - column + k + 1));
  for (let k = mode; k < to; k++) weights[k + 1 - from] = weights[k - from]! * step(k);
  for (let k = mode - 1; k >= from; k--) weights[k - from] = weights[k + 1 - from]! / step(k);
  return weights;
}
