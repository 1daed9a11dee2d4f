import { isRecord } from '@wenshu/survey-core/answering';
import type { DataVariable, Kept } from '../data-set/variable.ts';
import { checkFilter, type FilterProblemWord } from '../filter/check-filter.ts';
import { type ColumnKind, type ColumnRequest, listKept, numericKept, weightKept } from './column-request.ts';

export type ColumnProblemWord = FilterProblemWord | 'not-supported' | 'time-zone-unknown';

export interface ColumnProblem {
  readonly word: ColumnProblemWord;
  readonly variable?: string;
}

type Variables = ReadonlyMap<string, Pick<DataVariable, 'kept'>>;
type Parts = Readonly<Record<string, unknown>>;

const MAX_GROUPS_BY = 12;
const MAX_SORTS = 8;
const MAX_COLUMNS = 500;
const MAX_IDS = 5_000;
const notReadable: ColumnProblem = { word: 'not-readable' };
const sortable: readonly Kept[] = [...numericKept, 'text'];

/** What stands in a request's way, the first thing found. Takes whatever comes. */
export function checkColumnRequest(request: unknown, variables: Variables): ColumnProblem | undefined {
  if (!isRecord(request) || typeof request.kind !== 'string' || !Object.hasOwn(checks, request.kind))
    return notReadable;
  return checks[request.kind as ColumnKind](request, variables);
}

/** Typed once it has been checked. */
export function isColumnRequest(request: unknown, variables: Variables): request is ColumnRequest {
  return checkColumnRequest(request, variables) === undefined;
}

const checks: Readonly<Record<ColumnKind, (request: Parts, variables: Variables) => ColumnProblem | undefined>> = {
  describe: checkSelection,
  count: ({ by, weight, ...selection }, variables) =>
    checkList(by, MAX_GROUPS_BY, ({ isEach, variable }) =>
      isEach === undefined ? checkVariable(variable, variables) : checkVariable(variable, variables, listKept),
    ) ??
    (weight === undefined ? undefined : checkVariable(weight, variables, weightKept)) ??
    checkSelection(selection, variables),
  order: ({ sort, ...selection }, variables) =>
    checkList(sort, MAX_SORTS, ({ variable }) => checkVariable(variable, variables, sortable)) ??
    checkSelection(selection, variables),
  ids: ({ generation, rows, ...selection }, variables) =>
    typeof generation === 'string' && Array.isArray(rows) && rows.length <= MAX_IDS && rows.every(isRow)
      ? checkSelection(selection, variables)
      : notReadable,
  columns: ({ columns, ...selection }, variables) =>
    checkList(columns, MAX_COLUMNS, ({ variable, code }) => {
      if (code === undefined) return checkVariable(variable, variables, numericKept);
      return Number.isInteger(code) ? checkVariable(variable, variables, ['codes']) : notReadable;
    }) ?? checkSelection(selection, variables),
};

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

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
