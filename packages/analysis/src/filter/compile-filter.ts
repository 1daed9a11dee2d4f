import { type Compare, comparisons, isDate, plain, setTests, textTests } from '@wenshu/survey-core';
import type { Row, Value } from '../data-set/variable.ts';
import type { Filter, FilterTest } from './filter.ts';
import { startOfDay } from './time-zone.ts';

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
  const known = (holds: (value: NonNullable<Value>, row: Row) => boolean): Test => {
    return row => {
      const value = row[variable] ?? null;
      return value !== null && holds(value, row);
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
      return known(value => comparisons[test.compare](listOf(value).length, test.value));
    case 'number': {
      const other = test.value;
      const holds = comparisons[test.compare];
      if (typeof other === 'number') return known(value => holds(value as number, other));
      return known((value, row) => holds(value as number, (row[other.variable] ?? Number.NaN) as number));
    }
    case 'text': {
      const wanted = plain(test.value);
      return known(value => textTests[test.is](plain(value as string), wanted));
    }
    case 'date':
      return known(
        value => isDate(value as string) && comparisons[test.compare](order(value as string, test.value), 0),
      );
    case 'moment': {
      const holds = dayTests[test.compare];
      const [from, to] = [startOfDay(test.value, timeZone), startOfDay(test.value, timeZone, 1)];
      return known(value => holds(value as number, from, to));
    }
    case 'answered':
      return row => ((row[variable] ?? null) !== null) === test.is;
  }
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
