import type { Head, TableCell } from './exhibits.ts';
import { isSmallBase } from './format-number.ts';

export interface CellMarks {
  /** Stands behind the number: fewer than thirty people. */
  readonly hasAsterisk: boolean;
  readonly isBold: boolean;
  /** Grey: it stands upon too few people to rely on. */
  readonly isFaint: boolean;
}

/** A base carries the mark of its column; another number only when its own base is another than the column's. */
export function marksOf(cell: TableCell, row: Head, column: Head): CellMarks {
  const heads = [row, column];
  const isBase = heads.some(({ role }) => role === 'base');
  const base = cell.base ?? (isBase ? heads.find(head => head.base)?.base : undefined);
  return {
    hasAsterisk: isSmallBase(base),
    isBold: heads.some(({ role }) => role === 'net' || role === 'total'),
    isFaint: [cell.base, row.base, column.base].some(isSmallBase),
  };
}
