import { isRecord, own } from '@wenshu/survey-core';
import type { Kept } from '../../data-set/variable.ts';
import { checkFilter } from '../../filter/check-filter.ts';
import type { KindProblem, Variables } from '../../kind/kind.ts';
import {
  crossMeasures,
  crossStatistics,
  leastBounds,
  MAX_CROSS_CELLS,
  MAX_CROSS_COLUMNS,
  MAX_CROSS_ROWS,
  MAX_NESTING,
  MAX_NETS,
  testCorrections,
  testLevels,
} from './request.ts';

const rowKept: readonly Kept[] = ['code', 'codes', 'number'];
const bannerKept: readonly Kept[] = ['code', 'codes'];
const MAX_CODES = 5_000;
const MAX_NAME = 500;
/** Of a number nobody knows how many values it has until it is counted. */
const SUPPOSED_LINES = 20;

type Parts = Readonly<Record<string, unknown>>;
const notReadable = (slot?: string): KindProblem => ({ word: 'not-readable', ...(slot && { slot }) });

/** What stands in a request's way, the first thing found. Takes whatever a stranger sends. */
export function checkCross(request: unknown, variables: Variables): KindProblem | undefined {
  if (!isRecord(request)) return notReadable();
  // Its own keys only, whatever it inherits.
  const { rows, banner, measures, statistics, test, look }: Parts = { ...request };
  return (
    checkList('rows', rows, MAX_CROSS_ROWS, row => checkRow(row, variables), { isNeeded: true }) ??
    checkBanner(banner, variables) ??
    checkSize(rows as readonly Shape[], banner as readonly Shape[], variables) ??
    checkWords('measures', measures, crossMeasures, { isNeeded: true }) ??
    checkWords('statistics', statistics, crossStatistics) ??
    checkTest(test) ??
    checkFlags('look', look, ['isTransposed', 'heat', 'charts'])
  );
}

/** What is known to be one when it is looked at. */
interface Shape {
  readonly variable: string;
  readonly nets?: readonly unknown[];
  readonly within?: readonly Shape[];
}

function checkList(
  slot: string,
  list: unknown,
  most: number,
  check: (part: Parts) => KindProblem | undefined,
  { isNeeded = false } = {},
): KindProblem | undefined {
  if (!Array.isArray(list)) return notReadable(slot);
  if (isNeeded && list.length === 0) return { word: 'empty', slot };
  if (list.length > most) return { word: 'too-many', slot, most };
  for (const part of list as readonly unknown[]) {
    const problem = isRecord(part) ? check({ ...part }) : notReadable(slot);
    if (problem) return problem;
  }
  return undefined;
}

function checkRow(
  { variable, nets, hidden, sort, filter, figuresOnly }: Parts,
  variables: Variables,
): KindProblem | undefined {
  const problem = checkShown('rows', { variable, nets, hidden }, rowKept, variables);
  if (problem) return problem;
  const key = variable as string;
  if (sort !== undefined && sort !== 'descending' && sort !== 'ascending') return notReadable('rows');
  if (figuresOnly !== undefined && figuresOnly !== true) return notReadable('rows');
  if (filter === undefined) return undefined;
  // As deep as it is asked: together with who answered.
  const asked = { all: [filter, { test: 'answered', variable: key, is: true }] };
  return checkFilter(asked, variables) && { word: 'filter-not-usable', slot: 'rows', variable: key };
}

function checkShown(
  slot: string,
  { variable, nets, hidden }: Parts,
  kept: readonly Kept[],
  variables: Variables,
): KindProblem | undefined {
  if (typeof variable !== 'string') return notReadable(slot);
  const found = variables.get(variable);
  if (!found) return { word: 'variable-unknown', slot, variable };
  if (!kept.includes(found.kept)) return { word: 'variable-not-supported', slot, variable };
  if (hidden !== undefined && !isCodes(hidden)) return notReadable(slot);
  if (nets === undefined) return undefined;
  const known = found.categories && new Set(found.categories.map(({ code }) => code));
  return checkList(slot, nets, MAX_NETS, ({ name, codes }) => {
    if (typeof name !== 'string' || name === '' || name.length > MAX_NAME || name.includes('\0'))
      return notReadable(slot);
    if (!isCodes(codes)) return notReadable(slot);
    if (codes.length === 0) return { word: 'empty', slot, variable };
    return known && !codes.some(code => known.has(code)) ? { word: 'codes-unknown', slot, variable } : undefined;
  });
}

/** As wide as a column of codes. */
function isCodes(codes: unknown): codes is readonly number[] {
  return Array.isArray(codes) && codes.length <= MAX_CODES && codes.every(code => (code | 0) === code);
}

function checkBanner(banner: unknown, variables: Variables): KindProblem | undefined {
  let blocks = 0;
  const check = (list: unknown, around: readonly string[]): KindProblem | undefined => {
    const here = new Set<unknown>();
    return checkList('banner', list, MAX_CROSS_COLUMNS, ({ variable, nets, hidden, within }) => {
      blocks++;
      if (blocks > MAX_CROSS_COLUMNS) return { word: 'too-many', slot: 'banner', most: MAX_CROSS_COLUMNS };
      const problem = checkShown('banner', { variable, nets, hidden }, bannerKept, variables);
      if (problem) return problem;
      const key = variable as string;
      if (here.has(key) || around.includes(key)) return { word: 'variable-twice', slot: 'banner', variable: key };
      here.add(key);
      if (within === undefined) return undefined;
      if (Array.isArray(within) && within.length === 0) return undefined;
      if (around.length + 1 >= MAX_NESTING) return { word: 'too-many', slot: 'banner', most: MAX_NESTING };
      return check(within, [...around, key]);
    });
  };
  return check(banner, []);
}

/** Before anything is counted: so many columns, so many cells. */
function checkSize(rows: readonly Shape[], banner: readonly Shape[], variables: Variables): KindProblem | undefined {
  const linesOf = ({ variable, nets = [] }: Shape) =>
    (variables.get(variable)?.categories?.length ?? SUPPOSED_LINES) + nets.length;
  const columnsOf = (blocks: readonly Shape[]): number =>
    blocks.reduce((sum, block) => sum + linesOf(block) * Math.max(1, columnsOf(block.within ?? [])), 0);
  const columns = columnsOf(banner) + 1;
  if (columns > MAX_CROSS_COLUMNS) return { word: 'too-many', slot: 'banner', most: MAX_CROSS_COLUMNS };
  const lines = rows.reduce((sum, row) => sum + linesOf(row), 0);
  return lines * columns > MAX_CROSS_CELLS ? { word: 'too-many', slot: 'rows', most: MAX_CROSS_CELLS } : undefined;
}

function checkWords(
  slot: string,
  list: unknown,
  words: readonly string[],
  { isNeeded = false } = {},
): KindProblem | undefined {
  if (!Array.isArray(list)) return notReadable(slot);
  if (isNeeded && list.length === 0) return { word: 'empty', slot };
  if (list.length > words.length) return { word: 'too-many', slot, most: words.length };
  const isRight = list.every(word => words.includes(word)) && new Set(list).size === list.length;
  return isRight ? undefined : notReadable(slot);
}

function checkTest(test: unknown): KindProblem | undefined {
  const problem = checkFlags('test', test, ['letters', 'chiSquare']);
  if (problem) return problem;
  return isTestSettings(test) ? undefined : notReadable('test');
}

/** How columns are tested, here and in statistics of single questions. */
export function isTestSettings(test: unknown): boolean {
  if (!isRecord(test)) return false;
  const { level, correction, leastBase, leastToSpeak }: Parts = { ...test };
  return (
    (testLevels as readonly unknown[]).includes(level) &&
    (testCorrections as readonly unknown[]).includes(correction) &&
    [leastBase, leastToSpeak].every(isLeast)
  );
}

const isLeast = (least: unknown) =>
  least === undefined ||
  (Number.isInteger(least) && (least as number) >= leastBounds.least && (least as number) <= leastBounds.most);

function checkFlags(slot: string, flags: unknown, names: readonly string[]): KindProblem | undefined {
  if (!isRecord(flags)) return notReadable(slot);
  return names.every(name => typeof own(flags, name) === 'boolean') ? undefined : notReadable(slot);
}
