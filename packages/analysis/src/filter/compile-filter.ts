import { type Compare, comparisons, isDate, plain, setTests, spanIn, textTests } from '@wenshu/survey-core';
import type { Row, Value } from '../data-set/variable.ts';
import type { Filter, FilterTest, OfSeveral } from './filter.ts';
import { keysOf } from './filter-tests.ts';
import { isWritten } from './written.ts';

export interface FilterContext {
  /** Where a day begins. */
  readonly timeZone: string;
}

type Test = (row: Row) => boolean;

/** A checked filter as a function of a record's values. */
export function compileFilter(filter: Filter, context: FilterContext): Test {
  if ('not' in filter) {
    const inner = compileFilter(filter.not, context);
    return row => !inner(row);
  }
  if ('all' in filter) {
    const tests = filter.all.map(part => compileFilter(part, context));
    return row => tests.every(test => test(row));
  }
  if ('any' in filter) {
    const tests = filter.any.map(part => compileFilter(part, context));
    return row => tests.some(test => test(row));
  }
  return compileTest(filter, context);
}

function compileTest(test: FilterTest, { timeZone }: FilterContext): Test {
  const { variable } = test;
  const known = (holds: (value: NonNullable<Value>) => boolean): Test => {
    return row => {
      const value = row[variable] ?? null;
      return value !== null && holds(value);
    };
  };
  switch (test.test) {
    case 'choice': {
      const codes = [...new Set(test.codes)];
      return known(value => setTests[test.is](listOf(value), codes));
    }
    case 'among': {
      const values = [...new Set(test.values)];
      return known(value => setTests[test.is](listOf(value), values));
    }
    case 'count':
    case 'number': {
      const left = totalOf(test, test.test === 'count' ? value => listOf(value).length : Number);
      const right = typeof test.value === 'number' ? test.value : totalOf(test.value, Number);
      const holds = comparisons[test.compare];
      return row => holds(left(row), typeof right === 'number' ? right : right(row));
    }
    case 'text': {
      const wanted = plain(test.value);
      return known(value => textTests[test.is](plain(value as string), wanted));
    }
    case 'written':
      return known(value => isWritten(plain(value as string), test.is));
    case 'length':
      return known(value => comparisons[test.compare]([...plain(value as string)].length, test.value));
    case 'date':
      return known(
        value => isDate(value as string) && comparisons[test.compare](order(value as string, test.value), 0),
      );
    case 'moment': {
      const holds = dayTests[test.compare];
      const [from, to] = spanIn(test.value, timeZone);
      return known(value => holds(value as number, from, to));
    }
    case 'answered': {
      const keys = keysOf(test);
      return row => keys.some(key => (row[key] ?? null) !== null) === test.is;
    }
  }
}

/** What is known of several, added up; NaN, with which nothing compares, when nothing is. */
function totalOf(several: OfSeveral, read: (value: NonNullable<Value>) => number): (row: Row) => number {
  const keys = keysOf(several);
  return row => {
    let total = Number.NaN;
    for (const key of keys) {
      const value = row[key] ?? null;
      if (value !== null) total = (Number.isNaN(total) ? 0 : total) + read(value);
    }
    return total;
  };
}

const listOf = (value: NonNullable<Value>): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A day is as long as it is: on it, before it begins, after it is over. */
const dayTests: Readonly<Record<Compare, (moment: number, from: number, to: number) => boolean>> = {
  '=': (moment, from, to) => moment >= from && moment < to,
  '!=': (moment, from, to) => moment < from || moment >= to,
  '<': (moment, from) => moment < from,
  '<=': (moment, _, to) => moment < to,
  '>': (moment, _, to) => moment >= to,
  '>=': (moment, from) => moment >= from,
};
