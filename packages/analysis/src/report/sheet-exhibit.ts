import type { Language } from '@wenshu/texts';
import { cellIn, wordCell } from '../exhibit/cells.ts';
import type { Bars, Exhibit, NumberFormat, Table } from '../exhibit/exhibits.ts';
import { numberAs } from '../exhibit/units.ts';
import { dressExhibit } from './dress-exhibit.ts';
import type { SheetContent } from './report-document.ts';

/** A table that somebody brought, as an exhibit: drawn, its first column names what its other columns count. */
export function sheetExhibit(id: string, content: SheetContent, language: Language): Exhibit {
  const { title, columns, rows, as } = content;
  const decimals = decimalsIn(rows);
  const format = numberAs(decimals);
  const frame = { id, title, notes: [], source: { asOf: '', base: { people: 0 } } };
  const numeric = columns.map((_name, place) => place).filter(place => place > 0 && isNumeric(rows, place));
  if (as === 'matrix' || numeric.length === 0) return { ...frame, ...asTable(content, format) };
  const bars: Bars = {
    ...frame,
    kind: 'bars',
    direction: 'columns',
    layout: 'grouped',
    format,
    categories: rows.map(row => String(row[0] ?? '')),
    series: numeric.map(place => ({
      id: String(place),
      name: columns[place]!,
      values: rows.map(row => (typeof row[place] === 'number' ? row[place] : null)),
    })),
    // Nobody can say of somebody's own numbers that they overlap.
    isExclusive: true,
  };
  return dressExhibit(bars, { as }, language);
}

function asTable(
  { columns, rows }: SheetContent,
  format: NumberFormat<'number'>,
): Pick<Table, 'kind' | 'columns' | 'rows' | 'measures' | 'cells'> {
  const head = (text: string, place: number) => ({ id: String(place), text, role: 'category' as const });
  return {
    kind: 'table',
    columns: columns.slice(1).map(head),
    rows: rows.map((row, place) => head(String(row[0] ?? ''), place)),
    measures: [{ id: 'value', name: '', format }],
    cells: rows.map(row =>
      columns.slice(1).map((_name, place) => {
        const value = row[place + 1] ?? null;
        return typeof value === 'number' ? cellIn(format, value) : wordCell(value ?? '');
      }),
    ),
  };
}

const isNumeric = (rows: SheetContent['rows'], place: number) => rows.some(row => typeof row[place] === 'number');

/** As many as its numbers have, two at most. */
function decimalsIn(rows: SheetContent['rows']): number {
  const numbers = rows.flat().filter(value => typeof value === 'number');
  return [0, 1].find(decimals => numbers.every(value => Number(value.toFixed(decimals)) === value)) ?? 2;
}
