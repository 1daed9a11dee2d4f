/** Mean of each position over rows, by the rows' weights. */
export function weightedMeans(rows: readonly (readonly number[])[], weights: Float64Array): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return (rows[0] ?? []).map((_, j) => rows.reduce((sum, row, i) => sum + weights[i]! * row[j]!, 0) / whole);
}
