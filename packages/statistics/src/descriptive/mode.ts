/**
 * The value with the most weight; the smallest of them when several have as much.
 *
 * @example
 * mode(Float64Array.of(3, 1, 3, 1, 2), Float64Array.of(1, 1, 1, 1, 1)) // 1
 */
export function mode(values: Float64Array, weights: Float64Array): number {
  const weightOf = new Map<number, number>();
  for (let i = 0; i < values.length; i++) {
    weightOf.set(values[i]!, (weightOf.get(values[i]!) ?? 0) + weights[i]!);
  }
  let best = Number.NaN;
  let most = -1;
  for (const [value, weight] of weightOf) {
    // Equal weights summed in another order may differ in the last digits: the tie must not hang on the row order.
    const isTie = Math.abs(weight - most) <= 1e-12 * Math.max(weight, most);
    if (isTie ? value < best : weight > most) best = value;
    most = Math.max(most, weight);
  }
  return best;
}
