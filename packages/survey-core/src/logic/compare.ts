import type { Compare, SetOperator, TextOperator } from '../document/condition.ts';

/** A comparison with something missing (NaN) does not hold, whatever it asks. */
export const comparisons: Readonly<Record<Compare, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a < b || a > b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

export const setTests: Readonly<
  Record<SetOperator | 'exactly', (chosen: readonly unknown[], wanted: readonly unknown[]) => boolean>
> = {
  'any-of': (chosen, wanted) => wanted.some(one => chosen.includes(one)),
  'all-of': (chosen, wanted) => wanted.every(one => chosen.includes(one)),
  'none-of': (chosen, wanted) => !wanted.some(one => chosen.includes(one)),
  exactly: (chosen, wanted) => chosen.length === wanted.length && wanted.every(one => chosen.includes(one)),
};

export const textTests: Readonly<Record<TextOperator, (text: string, wanted: string) => boolean>> = {
  equals: (text, wanted) => text === wanted,
  'not-equals': (text, wanted) => text !== wanted,
  contains: (text, wanted) => text.includes(wanted),
  'not-contains': (text, wanted) => !text.includes(wanted),
  'starts-with': (text, wanted) => text.startsWith(wanted),
  'ends-with': (text, wanted) => text.endsWith(wanted),
};

/** Texts are compared without regard to case and surrounding space. */
export function plain(text: string): string {
  return text.trim().toLowerCase();
}
