import type { WantedCell, WantedChart, WantedExhibit, WantedTable } from './expected.ts';
import { type FileCell, type FileRow, type ReadFile, reads } from './read-file.ts';

const tablesIn = (wanted: readonly WantedExhibit[]) => wanted.filter((one): one is WantedTable => one.kind === 'table');

const holds = (found: FileCell | undefined, wanted: WantedCell) =>
  typeof wanted === 'string' ? (found ?? '') === wanted : reads(found, wanted);

/**
 * The rows of all tables, one after the other. A table that is too wide goes on with further columns, one that is too long with its heads
 * said again; anything else with a number in it was not counted.
 */
export function differencesInRows({ rows }: ReadFile, wanted: readonly WantedExhibit[]): readonly string[] {
  const faults: string[] = [];
  let at = 0;
  /** The next row that is so; numbers on the way there are none of ours. */
  const seek = (isIt: (row: FileRow) => boolean, what: string): FileRow | undefined => {
    const from = at;
    while (at < rows.length && !isIt(rows[at]!)) at++;
    const passed = rows.slice(from, at).find(row => row.some(isNumberCell));
    if (passed) faults.push(`before ${what} stands ${JSON.stringify(passed)}`);
    if (at === rows.length) faults.push(`${what} is not there`);
    return rows[at++];
  };
  for (const { id, columns, rows: lines, isGrouped } of tablesIn(wanted)) {
    let done = 0;
    while (done < columns.length) {
      const head = isGrouped
        ? columns
        : seek(row => row.some(cell => bare(cell) === columns[done]), `${id}, ${columns[done]}`);
      if (!head) return faults;
      const width = widthOf(head, columns.slice(done));
      for (const [text, ...cells] of lines) {
        const row = seek(line => labelAt(line, text) >= 0, `${id}: ${text}`);
        if (!row) return faults;
        const first = labelAt(row, text) + 1;
        // Letters of columns that are exceeded stand in a cell of their own, where a sheet needs the number alone.
        const found = isGrouped ? row.slice(first).filter(isNumberCell) : row.slice(first);
        for (const [column, cell] of cells.slice(done, done + width).entries())
          if (!holds(found[column], cell))
            faults.push(
              `${id}: ${text}, ${columns[done + column]}: ${JSON.stringify(found[column])} for ${JSON.stringify(cell)}`,
            );
      }
      done += width;
    }
  }
  const left = rows.slice(at).find(row => row.some(isNumberCell));
  return left ? [...faults, `at the end stands ${JSON.stringify(left)}`] : faults;
}

/** How many of the columns stand in a row of heads. */
function widthOf(head: FileRow, columns: readonly string[]): number {
  const shown = head.map(bare).filter(cell => cell !== '');
  const from = shown.indexOf(columns[0]!);
  const end = columns.findIndex((column, place) => shown[from + place] !== column);
  return end < 0 ? columns.length : end;
}
/** A row begins with its words; where rows are grouped, those of the group stand before them. */
const labelAt = (row: FileRow, text: string) => row.slice(0, 2).map(bare).indexOf(text);
/** Without the asterisk of few people. */
const bare = (cell: FileCell) => (typeof cell === 'string' ? cell.replace(/ \*$/, '') : cell);
const isNumberCell = (cell: FileCell) => typeof cell === 'object' || /^[-¥]?[\d,.]+(?:%| ms| s)?(?: \*)?$/.test(cell);

/** Page by page: the words and the numbers of each row follow each other, in the order of the tables. */
export function differencesInPages({ rows: pages }: ReadFile, wanted: readonly WantedExhibit[]): readonly string[] {
  const words = pages.flat().filter((cell): cell is string => typeof cell === 'string' && cell !== '*');
  const faults: string[] = [];
  let at = 0;
  for (const { id, rows, columns } of tablesIn(wanted)) {
    let done = 0;
    while (done < columns.length) {
      // As many columns as stand side by side.
      const width = [...columns.keys()]
        .map(place => columns.length - done - place)
        .find(some => some > 0 && rowsFrom(at, words, rows, done, some) >= 0);
      if (width === undefined) {
        faults.push(`${id} is not there from ${columns[done]} on, behind ${words.slice(at, at + 4).join(' ')}`);
        break;
      }
      at = rowsFrom(at, words, rows, done, width);
      done += width;
    }
  }
  return faults;
}

/** Behind the last of the rows, with so many columns of them; −1 where they are not all there. */
function rowsFrom(
  from: number,
  words: readonly string[],
  rows: WantedTable['rows'],
  skip: number,
  width: number,
): number {
  let at = from;
  for (const [text, ...cells] of rows) {
    const shown = [text, ...cells.slice(skip, skip + width).filter(cell => cell !== '')];
    let end = -1;
    for (; at < words.length && end < 0; at++) end = cellsFrom(at, words, shown);
    if (end < 0) return -1;
    at = end;
  }
  return at;
}

function cellsFrom(from: number, words: readonly string[], cells: readonly WantedCell[]): number {
  let at = from;
  for (const cell of cells) {
    const length = typeof cell === 'string' ? brokenLength(words, at, cell) : Number(reads(words[at], cell));
    if (length === 0) return -1;
    at += length;
  }
  return at;
}

/** Words may go on in the next line. */
function brokenLength(words: readonly string[], from: number, text: string): number {
  const solid = text.replaceAll(' ', '');
  let joined = '';
  for (let at = from; at < words.length && solid.startsWith(joined); at++) {
    joined += words[at]!.replaceAll(' ', '');
    if (joined === solid) return at + 1 - from;
  }
  return 0;
}

/** What PowerPoint's own charts hold, series by series, in the order of the charts. */
export function differencesInCharts({ charts }: ReadFile, wanted: readonly WantedExhibit[]): readonly string[] {
  const own = wanted.filter((one): one is WantedChart => one.kind === 'chart' && !one.isPicture);
  const faults = charts.length === own.length ? [] : [`${charts.length} charts for ${own.length}`];
  for (const [at, { id, as, series }] of own.entries()) {
    const values = Object.values(series).flat();
    // Office writes per cents as shares of 1.
    const shown = (charts[at] ?? []).map(value => (as === 'percent' ? 100 * value : value));
    if (shown.length !== values.length || shown.some((value, place) => Math.abs(value - (values[place] ?? 0)) > 1e-6))
      faults.push(`${id}: ${shown} for ${values}`);
  }
  return faults;
}

/** Numbers that are drawn, drawing by drawing; the marks of axes are round. Where there is one series, all of its numbers are there. */
export function differencesInDrawings({ drawings }: ReadFile, wanted: readonly WantedExhibit[]): readonly string[] {
  const own = wanted.filter(({ kind, id }) => kind === 'chart' || (kind === 'other' && !id.startsWith('verbatims:')));
  const faults = drawings.length === own.length ? [] : [`${drawings.length} drawings for ${own.length}`];
  for (const [at, one] of own.entries()) {
    if (one.kind !== 'chart') continue;
    const values = Object.values(one.series).flat();
    const decimals = one.decimals ?? (one.as === 'percent' || one.as === 'points' ? 1 : one.as === 'count' ? 0 : 2);
    const told = (drawings[at] ?? [])
      .map(words => words.replace(/\*$/, ''))
      .filter(words => /^[-−¥]?[\d,]+\.(\d+)(?:%| s| ms| pp| points)?$/.exec(words)?.[1]?.length === decimals);
    const isTold = (words: string, value: number | null) => reads(words, { as: one.as, decimals, value });
    for (const words of told) if (!values.some(value => isTold(words, value))) faults.push(`${one.id}: draws ${words}`);
    if (Object.keys(one.series).length === 1 && !one.isPicture)
      for (const value of values)
        if (!told.some(words => isTold(words, value))) faults.push(`${one.id}: does not draw ${value}`);
  }
  return faults;
}

/** The numbers of charts as a sheet lists them: a line for each category, of heat maps for each row. */
export function numbersOfCharts(wanted: readonly WantedExhibit[]): readonly number[] {
  return wanted.flatMap(one => {
    if (one.kind !== 'chart') return [];
    const series = Object.values(one.series);
    const lines = one.isPicture ? series : series[0]!.map((_value, at) => series.map(values => values[at]!));
    return lines.flat().filter(value => value !== null);
  });
}
