/** A line of a pasted table that has something in it. */
export interface PastedRow {
  /** The first is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** As a spreadsheet copies it, by tabs; typed by hand, by commas, semicolons or blanks. */
export function readRows(text: string): PastedRow[] {
  const isTabbed = text.includes('\t');
  const between = isTabbed ? /\t/ : /\s*[,;，；]\s*|\s+/;
  return text.split(/\r\n|\r|\n/).flatMap((line, at) => {
    if (line.trim() === '') return [];
    const whole = isTabbed ? line : line.trim();
    return [{ line: at + 1, cells: whole.split(between).map(cell => cell.trim()) }];
  });
}
