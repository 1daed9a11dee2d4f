import type { Language } from '@wenshu/texts';
import type { Head, NumberFormat, Table, TableCell } from './exhibits.ts';
import { formatShown, isSmallBase } from './format-number.ts';

/** How the numbers of a cell are written, one by one: by its heads where they have a format of their own, else by the measures. */
export function cellFormats(table: Pick<Table, 'measures'>, row: Head, column: Head): readonly NumberFormat[] {
  const own = row.format ?? column.format;
  return own ? [own] : table.measures.map(({ format }) => format);
}

/** The lines of a cell as they are read, without its letters. */
export function cellTexts(
  table: Pick<Table, 'measures'>,
  { row, column, cell }: { readonly row: Head; readonly column: Head; readonly cell: TableCell },
  language: Language,
): readonly string[] {
  if (cell.text !== undefined) return [cell.text];
  return cellFormats(table, row, column).map((format, place) =>
    formatShown(format, cell.values[place] ?? null, language),
  );
}

/** A head with its letter, and the asterisk of a base that is too small to rely on. */
export function headText({ text, letter, base }: Head): string {
  return text + (letter === undefined ? '' : ` (${letter})`) + (isSmallBase(base) ? ' *' : '');
}
