/** Of the columns that a number is significantly above; '' where there is none. */
export function joinLetters(above: readonly number[] | undefined, letterOf: readonly string[]): string {
  const letters = (above ?? []).map(other => letterOf[other]!);
  // Beyond Z letters are two: without a comma AAB would be three readings.
  return letters.join(letters.some(letter => letter.length > 1) ? ',' : '');
}
