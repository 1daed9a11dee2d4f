/** A, B … Z, AA … XFD: the columns' letters, from 0. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let left = index + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return letters;
}

/** A sheet's name as it stands before a reference to one of its cells. */
export const quotedSheet = (name: string) => `'${name.replaceAll("'", "''")}'`;
