export interface ShareEstimate {
  /** 0 to 1. */
  readonly share: number;
  /** Of the mean over people; null where there are not several. */
  readonly standardError: number | null;
}

export interface CountedPeople {
  /** By person; all weigh the same without. */
  readonly weights?: ArrayLike<number> | undefined;
  /** Only these; without it all. */
  readonly rows?: readonly number[] | undefined;
}

/**
 * Means of people's own shares by option; undefined where nobody weighs anything.
 *
 * @example
 * shareEstimates([1, 0, 0, 1], 2) // [{ share: 0.5, standardError: 0.5 }, { share: 0.5, standardError: 0.5 }]
 */
export function shareEstimates(
  individual: ArrayLike<number>,
  options: number,
  { weights, rows }: CountedPeople = {},
): readonly ShareEstimate[] | undefined {
  const counted = rows ?? Array.from({ length: options > 0 ? individual.length / options : 0 }, (_, row) => row);
  const weightOf = (row: number) => (weights ? weights[row]! : 1);
  let [whole, people] = [0, 0];
  for (const row of counted) {
    whole += weightOf(row);
    if (weightOf(row) > 0) people++;
  }
  if (!(whole > 0)) return undefined;
  return Array.from({ length: options }, (_, option) => {
    let sum = 0;
    for (const row of counted) sum += weightOf(row) * individual[row * options + option]!;
    const share = sum / whole;
    if (people < 2) return { share, standardError: null };
    let squares = 0;
    for (const row of counted) squares += (weightOf(row) * (individual[row * options + option]! - share)) ** 2;
    return { share, standardError: Math.sqrt((squares * people) / (people - 1)) / whole };
  });
}
