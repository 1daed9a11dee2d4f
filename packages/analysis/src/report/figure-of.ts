import { cellFormats } from '../exhibit/cell-text.ts';
import type { Exhibit, NumberFormat, Table } from '../exhibit/exhibits.ts';
import { leafHeads } from '../exhibit/leaf-heads.ts';
import { tableOf } from '../exhibit/table-of.ts';
import type { LiveFigure } from './report-document.ts';
import type { FoundFigure } from './report-results.ts';

type Pointed = Pick<LiveFigure, 'row' | 'column' | 'measure'>;

const unknown: NumberFormat = { as: 'number', decimals: 0 };

/** The number that a figure points at; null where the exhibit has none such any more. */
export function figureOf(exhibit: Exhibit | undefined, pointed: Pointed): FoundFigure {
  if (!exhibit) return { value: null, format: unknown, base: 0 };
  const base = exhibit.source.base.people;
  if (exhibit.kind === 'figure' || exhibit.kind === 'gauge')
    return { value: exhibit.value, format: exhibit.format, base };
  // Ids of heads are the same in every language.
  const table = exhibit.kind === 'table' ? exhibit : 'format' in exhibit ? tableOf(exhibit, 'en') : undefined;
  return table ? inTable(table, pointed) : { value: null, format: unknown, base };
}

function inTable(table: Table, { row, column, measure }: Pointed): FoundFigure {
  const rows = leafHeads(table.rows);
  const columns = leafHeads(table.columns);
  const at = row === undefined ? 0 : rows.findIndex(({ head }) => head.id === row);
  const across = column === undefined ? 0 : columns.findIndex(({ head }) => head.id === column);
  const [line, place] = [rows[at], columns[across]];
  const nothing = { value: null, format: table.measures[0]?.format ?? unknown, base: table.source.base.people };
  if (!line || !place) return nothing;
  const formats = cellFormats(table, line.head, place.head);
  const named = table.measures.findIndex(({ id }) => id === measure);
  // A head with a format of its own has one number, whatever the measures are.
  const which = formats.length === 1 || measure === undefined ? 0 : named;
  const format = formats[which];
  const cell = table.cells[at]?.[across];
  if (!cell || !format) return nothing;
  const base = cell.base ?? place.head.base ?? line.head.base ?? table.source.base;
  return { value: cell.values[which] ?? null, format, base: base.people };
}
