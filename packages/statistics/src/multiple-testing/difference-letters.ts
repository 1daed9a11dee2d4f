/**
 * The letter of a column or group: A to Z, then AA, AB, …
 *
 * @example
 * columnLetter(27) // 'AB'
 */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}

/**
 * For each group the letters of those that it significantly exceeds: the letter of the smaller mean stands at the larger.
 *
 * @example
 * differenceLetters([{ a: 0, b: 1, difference: 3, pValue: 0.01 }], 2, 0.05) // ['B', '']
 */
export function differenceLetters(
  pairs: readonly { a: number; b: number; difference: number; pValue: number | null }[],
  groups: number,
  alpha: number,
): string[] {
  const beaten: number[][] = Array.from({ length: groups }, () => []);
  for (const { a, b, difference, pValue } of pairs) {
    if (pValue === null || !(pValue < alpha) || difference === 0) continue;
    if (difference > 0) beaten[a]?.push(b);
    else beaten[b]?.push(a);
  }
  return beaten.map(indices =>
    indices
      .sort((a, b) => a - b)
      .map(columnLetter)
      .join(''),
  );
}
