/** A word that the glossary defines twice, in our words or in Chinese: one of the two needs another name. */
export function findGlossaryTwins(glossary: string): string[] {
  const lines = glossary
    .split('\n')
    .filter(line => line.startsWith('|') && !line.startsWith('|--'))
    .slice(1);
  const cells = lines.map(line => line.split('|').map(cell => cell.trim()));
  const wordsOf = (column: number, between: RegExp) =>
    cells.flatMap(line => (line[column] ?? '').split(between).filter(word => word !== ''));
  return [...twice(wordsOf(1, /, (?![^(]*\))/)), ...twice(wordsOf(3, /、/))].map(
    word => `docs/glossary.md defines "${word}" twice`,
  );
}

const twice = (words: readonly string[]) => [...new Set(words.filter((word, at) => words.indexOf(word) !== at))];
