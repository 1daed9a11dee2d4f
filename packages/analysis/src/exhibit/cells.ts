import type { TableCell } from './exhibits.ts';
import {
  countFormat,
  inFormat,
  type NumberFormat,
  type NumberIn,
  type Percent,
  percentFormat,
  type Unit,
} from './units.ts';

/** A cell of one number, which is of the unit that it is shown in. */
export const cellIn = <U extends Unit>(format: NumberFormat<U>, value: NumberIn<U> | null): TableCell => ({
  values: [inFormat(format, value)],
});
export const countCell = (count: NumberIn<'count'> | null): TableCell => cellIn(countFormat, count);
export const percentCell = (percent: Percent | null): TableCell => cellIn(percentFormat, percent);
/** A cell that has words instead of a number, or is empty. */
export const wordCell = (text: string): TableCell => ({ values: [null], text });
