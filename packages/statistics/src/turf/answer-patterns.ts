/** Respondents who chose the same items, counted together: a search then looks at each kind of answer once. */
export interface AnswerPatterns {
  /** Σw of those who answered so. */
  readonly weights: Float64Array;
  /** By item: the patterns that hold it. */
  readonly holding: Int32Array[];
}

/**
 * The different answers of columns of 0 and 1.
 *
 * @example
 * answerPatterns([Float64Array.of(1, 0, 1), Float64Array.of(0, 1, 0)], Float64Array.of(1, 1, 1)).weights // [2, 1]
 */
export function answerPatterns(items: readonly Float64Array[], weights: Float64Array): AnswerPatterns {
  const positions = new Map<string, number>();
  const sums: number[] = [];
  const holding: number[][] = items.map(() => []);
  for (let row = 0; row < weights.length; row++) {
    const key = items.map(item => item[row]!).join('');
    let position = positions.get(key);
    if (position === undefined) {
      position = sums.push(0) - 1;
      positions.set(key, position);
      for (let i = 0; i < items.length; i++) if (items[i]![row] === 1) holding[i]!.push(position);
    }
    sums[position]! += weights[row]!;
  }
  return { weights: Float64Array.from(sums), holding: holding.map(patterns => Int32Array.from(patterns)) };
}
