import { own } from '@wenshu/survey-core';
import type { Variable } from '../../filter/variable.ts';
import type { GridRow } from './row-pages.ts';

export type CellValue = GridRow['values'][number];

export interface CellWords {
  readonly values: 'labels' | 'codes';
  readonly timeZone: string;
  /** Between several values. */
  readonly separator: string;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Year to second as spreadsheets read it, on the clock of where the questionnaire is. */
export function momentText(moment: number, timeZone: string): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    // Sweden writes 2026-11-15 09:30:00.
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    clocks.set(timeZone, clock);
  }
  return clock.format(moment);
}

const labels = new WeakMap<Variable, ReadonlyMap<number, string>>();

function labelsOf(variable: Variable): ReadonlyMap<number, string> {
  let known = labels.get(variable);
  if (!known) {
    known = new Map(variable.categories?.map(({ code, label }) => [code, label]));
    labels.set(variable, known);
  }
  return known;
}

/** A value as it is read; nothing where there is none. */
export function cellText(variable: Variable, value: CellValue | undefined, words: CellWords): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(one => oneText(variable, one, words)).join(words.separator);
  return oneText(variable, value as string | number, words);
}

function oneText(variable: Variable, value: string | number, { values, timeZone }: CellWords): string {
  if (typeof value === 'string')
    return variable.content === 'files' ? namesOf(value) : (own(variable.words ?? {}, value) ?? value);
  if (variable.kept === 'moment') return momentText(value, timeZone);
  return (values === 'labels' && labelsOf(variable).get(value)) || String(value);
}

/** Files stand in the data as `id/name`, one after the other: an id tells a person nothing. */
function namesOf(files: string): string {
  return files.replace(/(^|[;,] ?)[0-9A-Za-z]{10,32}\//g, '$1');
}

/** Right-aligned, and a number to a spreadsheet. */
export function isNumeric({ kept }: Variable, values: 'labels' | 'codes'): boolean {
  return kept === 'number' || (kept === 'code' && values === 'codes');
}
