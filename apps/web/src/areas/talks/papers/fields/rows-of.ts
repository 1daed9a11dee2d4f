const LETTERS_OF_A_LINE = 60;
const MOST_ROWS = 12;

/** As many lines as it will take, for browsers that do not fit a field to what is in it: letters of Chinese are twice as wide. */
export function rowsOf(text: string, isLong: boolean): number {
  if (!isLong) return 1;
  const lines = text.split('\n').map(line => Math.max(1, Math.ceil(widthOf(line) / LETTERS_OF_A_LINE)));
  return Math.min(
    MOST_ROWS,
    lines.reduce((sum, count) => sum + count, 0),
  );
}

const widthOf = (line: string): number => line.length + (line.match(/[\u2E80-\uFFEF]/g)?.length ?? 0);
