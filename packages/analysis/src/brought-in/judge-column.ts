import { type BroughtCell, type BroughtOption, limits } from '@wenshu/survey-core';
import type { ColumnPlan } from './column-plan.ts';
import { dayOf, numberOf, splitBy, textOf } from './read-cell.ts';
import type { TableCell, TableColumn } from './table.ts';

/** Why a cell does not fit what its column shall be. */
export type BadCellWord = 'not-number' | 'not-day' | 'not-option' | 'too-long';

export interface JudgedColumn {
  readonly options: readonly BroughtOption[];
  /** By the place of a value: what a record says by it. */
  readonly cells: readonly BroughtCell[];
  /** By the place of a value: what is wrong with it. */
  readonly bad: ReadonlyMap<number, BadCellWord>;
}

type Read = BroughtCell | { readonly bad: BadCellWord };

interface Reading {
  readonly options: readonly BroughtOption[];
  read(value: TableCell): Read;
}

/** Every value of a column, judged once. */
export function judgeColumn(column: TableColumn, plan: ColumnPlan): JudgedColumn {
  const missing = new Set(plan.missing);
  const kept = column.values.filter(value => !missing.has(textOf(value)));
  const { options, read } = plan.set === undefined ? readings[plan.shape](plan, kept) : memberOf(plan);
  const bad = new Map<number, BadCellWord>();
  const cells = column.values.map((value, place): BroughtCell => {
    const cell = missing.has(textOf(value)) ? null : read(value);
    if (typeof cell !== 'object' || cell === null || !('bad' in cell)) return cell;
    bad.set(place, cell.bad);
    return null;
  });
  return { options, cells, bad };
}

const readings: Readonly<Record<ColumnPlan['shape'], (plan: ColumnPlan, kept: readonly TableCell[]) => Reading>> = {
  skip: () => ({ options: [], read: () => null }),
  text: () => ({
    options: [],
    // Cut, it would be another answer than the one that was given.
    read: value => (textOf(value).length > limits.broughtText ? { bad: 'too-long' } : textOf(value)),
  }),
  number: () => ({ options: [], read: value => numberOf(value) ?? { bad: 'not-number' } }),
  day: () => ({ options: [], read: value => dayOf(value) ?? { bad: 'not-day' } }),
  one: oneOf,
  level: oneOf,
  several: partsOf,
};

const MOST_CODE = 100_000;

/** One option for each title; a code is the file's own where every value is one. */
function oneOf({ options: planned = [] }: ColumnPlan): Reading {
  const titles = [...new Set(planned.map(({ title }) => title))];
  const placeOf = new Map(planned.map(({ value, title }) => [value, titles.indexOf(title)]));
  const codes = planned.map(({ value }) => numberOf(value));
  const areCodes =
    titles.length === planned.length &&
    codes.every(code => code !== undefined && Number.isInteger(code) && code >= 0 && code <= MOST_CODE) &&
    new Set(codes).size === codes.length;
  return {
    options: titles.map((title, place) => (areCodes ? { title, code: codes[place]! } : { title })),
    read: value => placeOf.get(textOf(value)) ?? { bad: 'not-option' },
  };
}

function partsOf({ separator = ';' }: ColumnPlan, kept: readonly TableCell[]): Reading {
  const titles = [...new Set(kept.flatMap(value => splitBy(textOf(value), separator)))];
  const placeOf = new Map(titles.map((title, place) => [title, place]));
  return {
    options: titles.map(title => ({ title })),
    read: value => splitBy(textOf(value), separator).map(part => placeOf.get(part)!),
  };
}

/** One of the columns of a set: 1 where its answer was chosen, else 0. */
function memberOf({ title, chosen = [] }: ColumnPlan): Reading {
  return { options: [{ title }], read: value => Number(chosen.includes(textOf(value))) };
}
