import { comparisons, isDate, isRecord, own, setTests, textTests } from '@wenshu/survey-core';
import type { DataVariable, Kept } from '../data-set/variable.ts';
import type { Filter, FilterTest } from './filter.ts';
import { takenBy, takesSeveral } from './filter-tests.ts';
import { isDayOrHour } from './time-zone.ts';
import { type WrittenWay, writtenWays } from './written.ts';

export type FilterProblemWord =
  | 'not-readable'
  | 'empty'
  | 'too-deep'
  | 'too-long'
  | 'variable-unknown'
  | 'test-not-supported';

export interface FilterProblem {
  readonly word: FilterProblemWord;
  /** The key, where a variable is the matter. */
  readonly variable?: string;
}

/** Deeper than a condition may be: what one test of a matrix in a loop says takes a few layers. */
export const MAX_FILTER_DEPTH = 16;
export const MAX_FILTER_TESTS = 200;
/** Variables that tests take together with their first ones, in the whole filter. */
const MAX_MORE = 2_000;
const MAX_LISTED = 5_000;
const MAX_TEXT = 500;

/** What stands in a filter's way, the first thing found; nothing when it can be run on data with these variables. Takes whatever a stranger sends. */
export function checkFilter(
  filter: unknown,
  variables: ReadonlyMap<string, Pick<DataVariable, 'kept'>>,
): FilterProblem | undefined {
  let tests = 0;
  let more = 0;
  const check = (part: unknown, depth: number): FilterProblem | undefined => {
    if (typeof part !== 'object' || part === null) return { word: 'not-readable' };
    if (depth > MAX_FILTER_DEPTH) return { word: 'too-deep' };
    if (Object.hasOwn(part, 'not')) return check((part as { not: unknown }).not, depth + 1);
    const parts = own(part as Record<string, unknown>, 'all') ?? own(part as Record<string, unknown>, 'any');
    if (parts === undefined) {
      tests++;
      more += moreIn(part) + moreIn(own(part as Record<string, unknown>, 'value'));
      if (tests > MAX_FILTER_TESTS || more > MAX_MORE) return { word: 'too-long' };
      return checkTest(part as Record<string, unknown>, variables);
    }
    if (!Array.isArray(parts)) return { word: 'not-readable' };
    if (parts.length === 0) return { word: 'empty' };
    if (parts.length > MAX_FILTER_TESTS) return { word: 'too-long' };
    for (const one of parts) {
      const problem = check(one, depth + 1);
      if (problem) return problem;
    }
    return undefined;
  };
  return check(filter, 1);
}

/** Typed once it has been checked. */
export function isFilter(filter: unknown, variables: Parameters<typeof checkFilter>[1]): filter is Filter {
  return checkFilter(filter, variables) === undefined;
}

function checkTest(
  test: Readonly<Record<string, unknown>>,
  variables: Parameters<typeof checkFilter>[1],
): FilterProblem | undefined {
  const taken = typeof test.test === 'string' ? own(takenBy, test.test as FilterTest['test']) : undefined;
  if (!taken || typeof test.variable !== 'string') return { word: 'not-readable' };
  if (test.more !== undefined && !takesSeveral.includes(test.test as FilterTest['test'])) return notReadable;
  const problem = checkSeveral(test, taken, variables);
  if (problem) return problem;
  return argumentChecks[test.test as FilterTest['test']](test, variables);
}

const moreIn = (part: unknown): number => {
  const more = isRecord(part) ? own(part, 'more') : undefined;
  return Array.isArray(more) ? more.length : 0;
};

/** The variable and those taken together with it. */
function checkSeveral(
  { variable, more = [] }: Readonly<Record<string, unknown>>,
  taken: readonly Kept[],
  variables: Parameters<typeof checkFilter>[1],
): FilterProblem | undefined {
  if (!Array.isArray(more)) return notReadable;
  for (const key of [variable, ...more]) {
    if (typeof key !== 'string') return notReadable;
    const found = variables.get(key);
    if (!found) return { word: 'variable-unknown', variable: key };
    if (!taken.includes(found.kept)) return { word: 'test-not-supported', variable: key };
  }
  return undefined;
}

type Check = (
  test: Readonly<Record<string, unknown>>,
  variables: Parameters<typeof checkFilter>[1],
) => FilterProblem | undefined;

const notReadable: FilterProblem = { word: 'not-readable' };
const hasOwnKey = (table: object, key: unknown) => typeof key === 'string' && Object.hasOwn(table, key);
const isCompare = (key: unknown) => hasOwnKey(comparisons, key);

const argumentChecks: Readonly<Record<FilterTest['test'], Check>> = {
  choice: ({ is, codes }) => (hasOwnKey(setTests, is) ? checkListed(codes, Number.isSafeInteger) : notReadable),
  count: checkCompared,
  number: checkCompared,
  text: ({ is, value }) => (hasOwnKey(textTests, is) ? checkText(value) : notReadable),
  written: ({ is }) => (writtenWays.includes(is as WrittenWay) ? undefined : notReadable),
  length: ({ compare, value }) => (isCompare(compare) && Number.isSafeInteger(value) ? undefined : notReadable),
  among: ({ is, values }) =>
    hasOwnKey(setTests, is) && is !== 'exactly'
      ? checkListed(values, value => checkText(value) === undefined)
      : notReadable,
  date: checkDay(isDate),
  moment: checkDay(isDayOrHour),
  answered: ({ is }) => (typeof is === 'boolean' ? undefined : notReadable),
};

function checkCompared(
  { compare, value }: Readonly<Record<string, unknown>>,
  variables: Parameters<typeof checkFilter>[1],
): FilterProblem | undefined {
  if (!isCompare(compare)) return notReadable;
  if (Number.isFinite(value)) return undefined;
  return isRecord(value) ? checkSeveral({ ...value }, takenBy.number, variables) : notReadable;
}

function checkDay(isRight: (value: string) => boolean): Check {
  return ({ compare, value }) =>
    isCompare(compare) && typeof value === 'string' && isRight(value) ? undefined : notReadable;
}

function checkText(value: unknown): FilterProblem | undefined {
  // A NUL is no text to PostgreSQL.
  if (typeof value !== 'string' || value.includes('\0')) return notReadable;
  return value.length > MAX_TEXT ? { word: 'too-long' } : undefined;
}

function checkListed(listed: unknown, isRight: (value: unknown) => boolean): FilterProblem | undefined {
  if (!Array.isArray(listed)) return notReadable;
  if (listed.length === 0) return { word: 'empty' };
  if (listed.length > MAX_LISTED) return { word: 'too-long' };
  return listed.every(isRight) ? undefined : notReadable;
}
