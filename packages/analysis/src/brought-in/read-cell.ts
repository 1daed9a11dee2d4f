import { isDate } from '@wenshu/survey-core';
import type { TableCell } from './table.ts';

const FULL_WIDTH = /[０-９．，－＋]/g;
const GROUPED = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const WHOLE = /^[-+]?\d+$/;
const PLAIN = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,3})?$/i;

/** A number as people write one: full width, with commas between thousands. Undefined for anything else: "25 years" is for a person to mend. */
export function numberOf(cell: TableCell): number | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined;
  const text = narrow(cell);
  const digits = GROUPED.test(text) ? text.replaceAll(',', '') : text;
  const number = PLAIN.test(digits) ? Number(digits) : Number.NaN;
  // 2^53 and more: the last digits would be others than those in the file.
  if (WHOLE.test(digits) && !Number.isSafeInteger(number)) return undefined;
  return Number.isFinite(number) ? number : undefined;
}

const narrow = (text: string) =>
  text.replace(FULL_WIDTH, found => String.fromCharCode(found.charCodeAt(0) - 0xfee0)).trim();

const IDENTIFIER = /^(?:0\d+|\d{16,}|\+\d{7,})$/;

/** Digits that are no quantity: a number would lose their zeros, their last digits or their plus. */
export const isIdentifier = (cell: TableCell): boolean => typeof cell === 'string' && IDENTIFIER.test(narrow(cell));

const DAY = /^(\d{4})(?:-|\/|\.|年)(\d{1,2})(?:-|\/|\.|月)(\d{1,2})日?(?:[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/;

/** A day that begins with its year; what begins otherwise may be either way round. A time behind it is left out. */
export function dayOf(cell: TableCell): string | undefined {
  if (typeof cell === 'number') return undefined;
  const [, year, month, day] = DAY.exec(narrow(cell)) ?? [];
  if (year === undefined) return undefined;
  const text = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  return isDate(text) ? text : undefined;
}

/** As it is shown and named in a plan. */
export const textOf = (cell: TableCell): string => String(cell);

/** Several answers in one cell. */
export function splitBy(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map(part => part.trim())
    .filter(part => part !== '');
}
