import { type Chart, type Exhibit, formatShown, leafHeads, pointMarks, type Table, tableOf } from '@wenshu/analysis';
import { strFromU8 } from 'fflate';
import { getDocumentProxy } from 'unpdf';

/** The numbers of a table as a person reads them on the screen, line by line. */
export function shownNumbers(table: Table): string[] {
  const columns = leafHeads(table.columns);
  const words = leafHeads(table.rows).flatMap(({ head }, row) => {
    const count = Math.max(...table.cells[row]!.map(({ values }) => values.length));
    return Array.from({ length: count }, (_, measure) =>
      columns.map(({ head: column }, at) => {
        const format = head.format ?? column.format ?? table.measures[measure]!.format;
        const { values, text } = table.cells[row]![at]!;
        return text ?? formatShown(format, values[measure]!, 'zh');
      }),
    ).flat();
  });
  return words.filter(isNumber);
}

/** The words of an Office part's cells: `a:tc` of slides, `w:tc` of documents. */
export function cellWords(xml: string, space: 'a' | 'w'): string[] {
  const cells = xml.match(new RegExp(`<${space}:tc>.*?</${space}:tc>|<${space}:tc .*?</${space}:tc>`, 'gs')) ?? [];
  return cells.map(cell =>
    [...cell.matchAll(new RegExp(`<${space}:t(?: [^>]*)?>([^<]*)</${space}:t>`, 'g'))]
      .map(([, words]) => unescaped(words!))
      .join(''),
  );
}

/** What stands in XML as a person reads it. */
export const unescaped = (words: string): string =>
  words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Letters and the asterisk stand behind a number; what is left is the number. */
const bare = (words: string) => words.replace(/\*?(?: [A-Z*]+)?$/, '');
export const isNumber = (words: string) => /^-$|^[<¥]?-?[\d,]+(?:\.\d+)?%?$/.test(words);
export const numbersAmong = (words: readonly string[]) => words.map(bare).filter(isNumber);

/** The numbers that a chart writes at its points; an empty base has none. */
export function pointNumbers(chart: Chart): string[] {
  if (chart.kind === 'ranges') return chart.rows.map(({ at }) => formatShown(chart.format, at, 'zh'));
  if (!('series' in chart) || (chart.kind === 'lines' && !pointMarks(chart).hasNumbers)) return [];
  return chart.series.flatMap(({ values }) =>
    values.flatMap(value => (value === null ? [] : [formatShown(chart.format, value, 'zh')])),
  );
}

/** The numbers that a drawing says, without the marks of its axes, which are round. */
export const numbersDrawn = (words: readonly string[]): string[] =>
  numbersAmong(words.map(one => one.trim())).filter(number => !/^\d+%$/.test(number));

/** Every number of an exhibit, as it was counted. */
export function countedNumbers(exhibit: Exhibit): number[] {
  if (exhibit.kind === 'table')
    return leafHeads(exhibit.rows).flatMap((_row, at) =>
      exhibit.cells[at]!.flatMap(({ values }) => values.flatMap(value => value ?? [])),
    );
  if ('series' in exhibit) return exhibit.series.flatMap(({ values }) => values.flatMap(value => value ?? []));
  if (exhibit.kind === 'points') return exhibit.points.flatMap(({ x, y }) => [x, y]);
  if (exhibit.kind === 'ranges') return exhibit.rows.flatMap(({ at, low, high }) => [at, low, high]);
  return exhibit.kind === 'words' ? exhibit.words.map(({ count }) => count) : [];
}

/** The numbers of an exhibit as a sheet keeps them, line by line: per cents as shares. */
export function keptNumbers(exhibit: Exhibit): number[] {
  const table = exhibit.kind === 'table' ? exhibit : tableOf(exhibit as Chart, 'zh');
  const columns = leafHeads(table.columns);
  return leafHeads(table.rows).flatMap(({ head }, row) =>
    table.measures.flatMap((measure, place) =>
      columns.flatMap(({ head: column }, at) => {
        const value = table.cells[row]![at]!.values[place];
        if (value === null || value === undefined) return [];
        return [(head.format ?? column.format ?? measure.format).as === 'percent' ? value / 100 : value];
      }),
    ),
  );
}

type Parts = Readonly<Record<string, Uint8Array>>;

const numbered = (name: string) => Number(/(\d+)\.\w+$/.exec(name)?.[1] ?? 0);
/** The parts of an Office file with such names, as text, in the order of their numbers. */
export const partsOf = (parts: Parts, names: RegExp): string[] =>
  Object.keys(parts)
    .filter(name => names.test(name))
    .toSorted((one, other) => numbered(one) - numbered(other))
    .map(name => strFromU8(parts[name]!));

/** What PowerPoint's own charts hold, one after the other: upwards, and along where that is a number. */
export const chartNumbers = (pptx: Parts, along: 'val' | 'xVal' = 'val'): number[][] =>
  partsOf(pptx, /^ppt\/charts\/chart\d+\.xml$/).map(xml =>
    [...xml.matchAll(along === 'xVal' ? /<c:xVal>.*?<\/c:xVal>/gs : /<c:(?:val|yVal)>.*?<\/c:(?:val|yVal)>/gs)].flatMap(
      // Those of the chart's sheet: lines that part a map are written into the chart itself.
      ([part]) =>
        part.includes('<c:numRef>') ? [...part.matchAll(/<c:v>([^<]+)<\/c:v>/g)].map(([, value]) => Number(value)) : [],
    ),
  );

/** What the drawings in an Office file say. */
export const drawnWords = (parts: Parts): string[] =>
  partsOf(parts, /\/media\/.*\.svg$/).flatMap(svg =>
    [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => unescaped(text!)),
  );

/** The words of a pdf, page by page. */
export async function pdfPages(bytes: Uint8Array): Promise<string[][]> {
  const pdf = await getDocumentProxy(bytes);
  const pages: string[][] = [];
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    pages.push(items.flatMap(item => ('str' in item ? [item.str] : [])));
  }
  return pages;
}
