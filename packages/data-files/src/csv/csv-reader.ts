interface CsvReadOptions {
  readonly separator: string;
  /** So many cells of a line are read, and of the others only whether they say something. */
  readonly mostCells: number;
}

interface ReadCsvLine {
  readonly cells: readonly string[];
  /** How many cells it has, those that were not read included. */
  readonly width: number;
  /** The place behind the last cell that is not blank. */
  readonly filled: number;
}

const [QUOTE, LF, CR] = [0x22, 0x0a, 0x0d];

/**
 * The lines of a csv text, one at a time: a stranger's file may be millions of commas, and only what is asked for becomes an object. A cell that
 * begins with a quote ends with the next single one, what stands behind that belongs to it, and two quotes are one; a last line that is not
 * ended counts, unless there is nothing in it.
 */
export function* readCsvLines(text: string, { separator, mostCells }: CsvReadOptions): Generator<ReadCsvLine> {
  const parts = separator.charCodeAt(0);
  const isEnd = (code: number) => code === parts || code === LF || code === CR;
  let at = 0;
  while (at < text.length) {
    const cells: string[] = [];
    let [width, filled] = [0, 0];
    for (;;) {
      let cell = '';
      const isRead = width < mostCells;
      if (text.charCodeAt(at) === QUOTE) {
        const end = closingQuote(text, at + 1);
        cell = text.slice(at + 1, end).replaceAll('""', '"');
        at = end + 1;
      }
      const from = at;
      while (at < text.length && !isEnd(text.charCodeAt(at))) at++;
      if (at > from) cell += text.slice(from, at);
      width += 1;
      if (isRead) cells.push(cell);
      if (cell !== '' && cell.trim() !== '') filled = width;
      if (at < text.length && text.charCodeAt(at) === parts) at += 1;
      else break;
    }
    at += text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF ? 2 : 1;
    yield { cells, width, filled };
  }
}

/** Where the quote stands that ends a cell; the end of the text where nobody wrote one. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at;
  return text.length;
}
