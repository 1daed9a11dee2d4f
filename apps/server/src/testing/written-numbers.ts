import { type Chart, formatNumber, leafHeads, type Table } from '@wenshu/analysis';

/** The numbers of a table as a person reads them on the screen, line by line. */
export function shownNumbers(table: Table): string[] {
  const columns = leafHeads(table.columns);
  return leafHeads(table.rows).flatMap(({ head }, row) => {
    const count = Math.max(...table.cells[row]!.map(({ values }) => values.length));
    return Array.from({ length: count }, (_, measure) =>
      columns.map(({ head: column }, at) => {
        const format = head.format ?? column.format ?? table.measures[measure]!.format;
        return formatNumber(format, table.cells[row]![at]!.values[measure]!, 'zh');
      }),
    ).flat();
  });
}

/** The words of an Office part's cells: `a:tc` of slides, `w:tc` of documents. */
export function cellWords(xml: string, space: 'a' | 'w'): string[] {
  const cells = xml.match(new RegExp(`<${space}:tc>.*?</${space}:tc>|<${space}:tc .*?</${space}:tc>`, 'gs')) ?? [];
  return cells.map(cell =>
    [...cell.matchAll(new RegExp(`<${space}:t(?: [^>]*)?>([^<]*)</${space}:t>`, 'g'))]
      .map(([, words]) => words!)
      .join(''),
  );
}

/** Letters and the asterisk stand behind a number; what is left is the number. */
const bare = (words: string) => words.replace(/\*?(?: [A-Z*]+)?$/, '');
export const isNumber = (words: string) => /^-$|^-?[\d,]+(?:\.\d+)?%?$/.test(words);
export const numbersAmong = (words: readonly string[]) => words.map(bare).filter(isNumber);

/** The numbers that a chart writes at its points; an empty base has none. */
export const pointNumbers = (chart: Chart): string[] =>
  'series' in chart
    ? chart.series.flatMap(({ values }) =>
        values.flatMap(value => (value === null ? [] : [formatNumber(chart.format, value, 'zh')])),
      )
    : [];

/** The numbers that a drawing says, without the marks of its axes, which are round. */
export const numbersDrawn = (words: readonly string[]): string[] =>
  numbersAmong(words.map(one => one.trim())).filter(number => !/^\d+%$/.test(number));
