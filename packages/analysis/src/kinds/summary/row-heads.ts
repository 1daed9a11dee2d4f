import { columnLetter } from '@wenshu/statistics';
import { cellIn } from '../../exhibit/cells.ts';
import type { Base, Head, TableCell } from '../../exhibit/exhibits.ts';
import type { NumberFormat, NumberIn, Unit } from '../../exhibit/units.ts';
import type { Filter } from '../../filter/filter.ts';
import { every } from '../../filter/join-filters.ts';
import { baseIn, type SummaryContext } from './summary.ts';

export interface HeadedRow {
  readonly key: string;
  readonly label: string;
  /** By column. */
  readonly bases: readonly Required<Base>[];
  /** Who is behind its numbers. */
  readonly drill?: Filter;
}

/** Rows of a table whose lines are parts of a question: each alone, or with everybody and the groups below it. */
export function rowHeads(rows: readonly HeadedRow[], context: SummaryContext): readonly Head[] {
  const { columns, request } = context;
  return rows.map(({ key, label, bases, drill }): Head => {
    if (columns.length === 1)
      return {
        id: key,
        text: label,
        role: 'category',
        base: baseIn(context, bases[0]!),
        ...(drill && { drill }),
      };
    const children = columns.map((name, column): Head => {
      const filters = [drill, request.groups[column - 1]?.filter].filter(filter => filter !== undefined);
      return {
        id: `${key}:${column}`,
        text: name,
        role: column === 0 ? 'total' : 'category',
        base: baseIn(context, bases[column]!),
        ...(filters.length > 0 && { drill: filters.length === 1 ? filters[0]! : every(filters) }),
        ...(columns.length > 2 && column > 0 && { letter: columnLetter(column - 1) }),
      };
    });
    return { id: key, text: label, role: 'group', children };
  });
}

/** A number with the letters of the columns that it exceeds. */
export function letteredCell<U extends Unit>(
  format: NumberFormat<U>,
  value: NumberIn<U> | null,
  above: readonly number[] | undefined,
): TableCell {
  return { ...cellIn(format, value), ...lettersOf(above) };
}

export function lettersOf(above: readonly number[] | undefined): Pick<TableCell, 'letters'> {
  const letters = above?.map(column => columnLetter(column - 1)).join('');
  return letters ? { letters } : {};
}
