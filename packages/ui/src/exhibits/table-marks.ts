import { type Head, isSmallBase, type NumberFormat, type Table, type TableCell } from '@wenshu/analysis/browser';

/** The two heads of a cell. */
export interface CellHeads {
  readonly row: Head;
  readonly column: Head;
}

/** A number of a cell, with the form that it is written in. */
export interface CellNumber {
  readonly value: number | null;
  readonly format: NumberFormat;
  readonly measureId: string;
}

/** By measure; where a head has a form of its own (a mean, a base) one number in that. */
export function numbersOf(table: Table, cell: TableCell, { row, column }: CellHeads): readonly CellNumber[] {
  const own = row.format ?? column.format;
  if (own) return cell.values.slice(0, 1).map(value => ({ value, format: own, measureId: '' }));
  return table.measures.flatMap(({ id, format }, at) => {
    const value = cell.values[at];
    return value === undefined ? [] : [{ value, format, measureId: id }];
  });
}

/** Fewer than thirty people: a base carries the mark of its column, another number only when its own base is another one. */
export function hasAsterisk(cell: TableCell, { row, column }: CellHeads): boolean {
  const isBase = row.role === 'base' || column.role === 'base';
  return isSmallBase(cell.base ?? (isBase ? (column.base ?? row.base) : undefined));
}

export const isNet = ({ row, column }: CellHeads): boolean => row.role === 'net' || column.role === 'net';

/** Whether a number opens the records behind it: both of its heads must say which those are. */
export function canDrill(cell: TableCell, { row, column }: CellHeads): boolean {
  return cell.values.some(value => value !== null) && row.drill !== undefined && column.drill !== undefined;
}
