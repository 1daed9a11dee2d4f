import { isTimeZone } from '@wenshu/survey-core';
import { isRecord } from '@wenshu/survey-core/answering';
import type { DataVariable, Kept } from '../data-set/variable.ts';
import {
  type DerivedProblem,
  type DerivedVariables,
  layRecipes,
  MAX_DERIVED,
  MAX_DERIVED_DEPTH,
  onlyNeeded,
} from '../derived/derived-variables.ts';
import { checkFilter, type FilterProblemWord } from '../filter/check-filter.ts';
import { filterKeys } from '../filter/filter-keys.ts';
import {
  type ColumnKind,
  type ColumnRequest,
  listKept,
  MAX_REPEATED,
  numericKept,
  weightKept,
} from './column-request.ts';

export type ColumnProblemWord = FilterProblemWord | DerivedProblem['word'] | 'not-supported' | 'time-zone-unknown';

export interface ColumnProblem {
  readonly word: ColumnProblemWord;
  readonly variable?: string;
  /** Of several requests which one. */
  readonly at?: number;
}

type Variables = ReadonlyMap<string, Pick<DataVariable, 'kept'>>;
type Parts = Readonly<Record<string, unknown>>;

const MAX_GROUPS_BY = 12;
const MAX_SORTS = 8;
const MAX_COLUMNS = 500;
const MAX_PLACE = 1_000;
const MAX_IDS = 5_000;
const MAX_FILE_VARIABLES = 20_000;
const MAX_TEXTS = 100_000;
const MAX_LETTERS = 100_000;
const MAX_MISSING = 5_000;
/** What is saved with the data, what a way to look at it derives, and upon both what an analysis does. */
const MOST_DERIVED = { most: 3 * MAX_DERIVED, depth: 2 * MAX_DERIVED_DEPTH };
const notReadable: ColumnProblem = { word: 'not-readable' };
const sortable: readonly Kept[] = [...numericKept, 'text'];

/** A request that can be answered, and what is derived in it. */
export interface CheckedRequest {
  readonly request: ColumnRequest;
  readonly derived: DerivedVariables;
}

/** Takes whatever comes, and answers what stands in its way, the first thing found. */
export function readColumnRequest(
  request: unknown,
  columns: readonly Pick<DataVariable, 'key' | 'kept'>[],
): CheckedRequest | ColumnProblem {
  if (!isRecord(request)) return notReadable;
  const derived = layDerived(request.derived, columns);
  if ('word' in derived) return derived;
  const problem = checkRequest(request, derived);
  if (problem) return problem;
  // Everything above has looked at it.
  const checked = request as unknown as ColumnRequest;
  return { request: checked, derived: neededBy([checked], derived) };
}

/** What they need of what is derived. */
function neededBy(requests: readonly ColumnRequest[], derived: DerivedVariables): DerivedVariables {
  return derived.layers.length === 0 ? derived : onlyNeeded(derived, requests.flatMap(keysOf));
}

function keysOf(request: ColumnRequest): string[] {
  const filters = [request.range, request.filter].filter(filter => filter !== undefined);
  const named = namedIn[request.kind] as (request: ColumnRequest) => readonly string[];
  return [...named(request), ...filters.flatMap(filter => [...filterKeys(filter)])];
}

const variablesOf = (parts: readonly { readonly variable: string }[]) => parts.map(({ variable }) => variable);

/** What each kind of request names besides its filters. */
const namedIn: {
  readonly [Kind in ColumnKind]: (request: Extract<ColumnRequest, { kind: Kind }>) => readonly string[];
} = {
  describe: () => [],
  count: ({ by, weight }) => [...variablesOf(by), ...(weight === undefined ? [] : [weight])],
  order: ({ sort }) => variablesOf(sort),
  ids: () => [],
  columns: ({ columns, weight }) => [...variablesOf(columns), ...(weight === undefined ? [] : [weight])],
  texts: ({ variables, beside = [], weight }) => [
    ...variables,
    ...variablesOf(beside),
    ...(weight === undefined ? [] : [weight]),
  ],
  repeats: ({ variables, sort }) => [...variables, ...variablesOf(sort)],
  file: ({ variables, sort }) => [...variables, ...variablesOf(sort)],
};

/** More than any analysis asks at once. */
export const MAX_TOGETHER = 3_000;

/**
 * Several requests that share a part, each checked as the two together. What is derived is of the shared part and laid once: a table of
 * hundreds of requests would lay the same recipes hundreds of times.
 */
export function readColumnRequests(
  shared: unknown,
  requests: unknown,
  columns: readonly Pick<DataVariable, 'key' | 'kept'>[],
): readonly CheckedRequest[] | ColumnProblem {
  if (!isRecord(shared) || !Array.isArray(requests)) return notReadable;
  if (requests.length > MAX_TOGETHER) return { word: 'too-long' };
  const derived = layDerived(shared.derived, columns);
  if ('word' in derived) return derived;
  const read: ColumnRequest[] = [];
  for (const [at, part] of (requests as readonly unknown[]).entries()) {
    const request = isRecord(part) ? { ...part, ...shared } : part;
    const problem = checkRequest(request, derived);
    if (problem) return { ...problem, at };
    // Everything above has looked at it.
    read.push(request as unknown as ColumnRequest);
  }
  // Together: some of them share a statement.
  const needed = neededBy(read, derived);
  return read.map(request => ({ request, derived: needed }));
}

function checkRequest(request: unknown, { variables }: DerivedVariables): ColumnProblem | undefined {
  if (!isRecord(request) || typeof request.kind !== 'string' || !Object.hasOwn(checks, request.kind))
    return notReadable;
  return checks[request.kind as ColumnKind](request, variables);
}

function layDerived(
  derived: unknown,
  columns: readonly Pick<DataVariable, 'key' | 'kept'>[],
): DerivedVariables | ColumnProblem {
  if (derived === undefined)
    return { layers: [], variables: new Map(columns.map(column => [column.key, nameless(column)])) };
  if (!isRecord(derived) || !isRecord(derived.recipes) || !isRecord(derived.missing)) return notReadable;
  const missing = new Map(Object.entries(derived.missing));
  for (const codes of missing.values())
    if (!Array.isArray(codes) || codes.length > MAX_MISSING || !codes.every(Number.isSafeInteger)) return notReadable;
  const { days = [] } = derived;
  if (!Array.isArray(days) || !days.every(key => typeof key === 'string')) return notReadable;
  const areDays = new Set<string>(days);
  const given = columns.map(column => {
    const codes = missing.get(column.key) as readonly number[] | undefined;
    return {
      ...nameless(column),
      ...(codes && { missing: codes }),
      ...(areDays.has(column.key) && { content: 'date' as const }),
    };
  });
  return layRecipes(new Map(Object.entries(derived.recipes)), given, MOST_DERIVED);
}

/** The copy knows no names: nothing that is derived can be called like this one. */
function nameless({ key, kept }: Pick<DataVariable, 'key' | 'kept'>): DataVariable {
  return { key, kept, name: '', label: '', measure: 'nominal' };
}

const checks: Readonly<Record<ColumnKind, (request: Parts, variables: Variables) => ColumnProblem | undefined>> = {
  describe: checkSelection,
  count: ({ by, weight, ...selection }, variables) =>
    checkList(by, MAX_GROUPS_BY, ({ isEach, variable }) =>
      isEach === undefined ? checkVariable(variable, variables) : checkVariable(variable, variables, listKept),
    ) ??
    checkWeight(weight, variables) ??
    checkSelection(selection, variables),
  order: ({ sort, most, ...selection }, variables) =>
    most === undefined || isCount(most, 2 ** 31 - 1)
      ? (checkSort(sort, variables) ?? checkSelection(selection, variables))
      : notReadable,
  file: ({ variables: wanted, sort, ...selection }, variables) => {
    if (!Array.isArray(wanted) || wanted.length === 0) return notReadable;
    if (wanted.length > MAX_FILE_VARIABLES) return { word: 'too-long' };
    for (const key of wanted) {
      const problem = checkVariable(key, variables);
      if (problem) return problem;
    }
    return checkSort(sort, variables) ?? checkSelection(selection, variables);
  },
  texts: ({ variables: wanted, offset, most, longest, beside, weight, ...selection }, variables) => {
    if (!Array.isArray(wanted) || wanted.length === 0) return notReadable;
    if (wanted.length > MAX_COLUMNS) return { word: 'too-long' };
    if (!isCount(most, MAX_TEXTS) || (offset !== undefined && !isCount(offset, 2 ** 31 - 1))) return notReadable;
    if (longest !== undefined && !isCount(longest, MAX_LETTERS)) return notReadable;
    for (const key of wanted) {
      const problem = checkVariable(key, variables, ['text']);
      if (problem) return problem;
    }
    return (
      (beside === undefined ? undefined : checkColumns(beside, variables)) ??
      checkWeight(weight, variables) ??
      checkSelection(selection, variables)
    );
  },
  repeats: ({ variables: wanted, sort, least, isFirstToo, ...selection }, variables) => {
    if (!Array.isArray(wanted) || wanted.length === 0) return notReadable;
    if (wanted.length > MAX_REPEATED) return { word: 'too-long' };
    if (!isCount(least, 2 ** 31 - 1) || (isFirstToo !== undefined && isFirstToo !== true)) return notReadable;
    for (const key of wanted) {
      const problem = checkVariable(key, variables);
      if (problem) return problem;
    }
    return checkSort(sort, variables) ?? checkSelection(selection, variables);
  },
  ids: ({ generation, rows, ...selection }, variables) =>
    typeof generation === 'string' && Array.isArray(rows) && rows.length <= MAX_IDS && rows.every(isRow)
      ? checkSelection(selection, variables)
      : notReadable,
  columns: ({ columns, weight, ...selection }, variables) =>
    checkColumns(columns, variables) ?? checkWeight(weight, variables) ?? checkSelection(selection, variables),
};

const checkColumns = (columns: unknown, variables: Variables): ColumnProblem | undefined =>
  checkList(columns, MAX_COLUMNS, ({ variable, code, place }) => {
    if (place !== undefined)
      return isCount(place, MAX_PLACE) && code === undefined
        ? checkVariable(variable, variables, ['text'])
        : notReadable;
    if (code === undefined) return checkVariable(variable, variables, numericKept);
    return Number.isInteger(code) ? checkVariable(variable, variables, ['codes']) : notReadable;
  });

const checkWeight = (weight: unknown, variables: Variables): ColumnProblem | undefined =>
  weight === undefined ? undefined : checkVariable(weight, variables, weightKept);

function checkSort(sort: unknown, variables: Variables): ColumnProblem | undefined {
  return checkList(sort, MAX_SORTS, ({ variable }) => checkVariable(variable, variables, sortable));
}

const isCount = (count: unknown, most: number) =>
  Number.isInteger(count) && (count as number) >= 0 && (count as number) <= most;

const isRow = (row: unknown) => Number.isInteger(row) && Math.abs(row as number) < 2 ** 31;

function checkList(
  list: unknown,
  most: number,
  check: (part: Parts) => ColumnProblem | undefined,
): ColumnProblem | undefined {
  if (!Array.isArray(list)) return notReadable;
  if (list.length > most) return { word: 'too-long' };
  for (const part of list as readonly unknown[]) {
    const problem = isRecord(part) ? check(part) : notReadable;
    if (problem) return problem;
  }
  return undefined;
}

function checkVariable(key: unknown, variables: Variables, kept?: readonly Kept[]): ColumnProblem | undefined {
  if (typeof key !== 'string') return notReadable;
  const variable = variables.get(key);
  if (!variable) return { word: 'variable-unknown', variable: key };
  return kept && !kept.includes(variable.kept) ? { word: 'not-supported', variable: key } : undefined;
}

function checkSelection({ range, filter, timeZone }: Parts, variables: Variables): ColumnProblem | undefined {
  if (typeof timeZone !== 'string' || !isTimeZone(timeZone)) return { word: 'time-zone-unknown' };
  for (const one of [range, filter]) {
    const problem = one === undefined ? undefined : checkFilter(one, variables);
    if (problem) return problem;
  }
  return undefined;
}
