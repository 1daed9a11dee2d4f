import type { Row } from '../data-set/variable.ts';
import type { WantedColumn } from './column-request.ts';

/** A column of records in memory, as the copy of a data set answers it: missing is NaN. */
export function plainColumn(rows: readonly Row[], { variable, code, place }: WantedColumn): Float64Array {
  return Float64Array.from(rows, row => {
    const value = row[variable] ?? null;
    if (value === null) return Number.NaN;
    if (place !== undefined) return Number.parseFloat(String(value).split(',')[place - 1] ?? '');
    return code === undefined ? (value as number) : Number((value as readonly number[]).includes(code));
  });
}
