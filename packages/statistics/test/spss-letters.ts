/**
 * Letters as SPSS gives them: columns of none or all take no part. The product compares these too, so its letters are held against a
 * reference without theirs.
 */
export function spssLetters(
  letters: readonly (readonly string[])[],
  columnPercent: readonly (readonly (number | null)[])[],
): readonly (readonly string[])[] {
  return letters.map((row, line) => {
    const isOut = columnPercent[line]!.map(percent => percent === 0 || percent === 100);
    const isLeft = (letter: string) => !isOut[letter.charCodeAt(0) - 'A'.charCodeAt(0)];
    return row.map((own, column) => (isOut[column] ? '' : [...own].filter(isLeft).join('')));
  });
}
