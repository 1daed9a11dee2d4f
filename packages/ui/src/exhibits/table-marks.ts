import { type Head, isSmallBase, SMALL_BASE, type TableCell } from '@wenshu/analysis/browser';

/** The two heads of a cell. */
export interface CellHeads {
  readonly row: Head;
  readonly column: Head;
}

/** Too few people to rely on: a base carries the mark of its column, another number only when its own base is another one. */
export function hasAsterisk(cell: TableCell, { row, column }: CellHeads): boolean {
  const isBase = row.role === 'base' || column.role === 'base';
  return isSmallBase(cell.base ?? (isBase ? (column.base ?? row.base) : undefined));
}

/** From how many people on a number is relied upon. */
export const leastOf = (cell: TableCell, { row, column }: CellHeads): number =>
  [cell.base, column.base, row.base].find(base => base)?.least ?? SMALL_BASE;

/** Grey: it stands upon too few people to rely on. */
export const isFaint = (cell: TableCell, { row, column }: CellHeads): boolean =>
  [cell.base, row.base, column.base].some(isSmallBase);

export const isNet = ({ row, column }: CellHeads): boolean => row.role === 'net' || column.role === 'net';

/** Whether a number opens the records behind it: both of its heads must say which those are. */
export function canDrill(cell: TableCell, { row, column }: CellHeads): boolean {
  return cell.values.some(value => value !== null) && row.drill !== undefined && column.drill !== undefined;
}
