import {
  type CleaningRule,
  type ColumnResult,
  countedRecords,
  type DataVariable,
  every,
  type Filter,
  mediansOf,
  type Recipe,
  type RuleData,
  type RuleTest,
  testsOf,
  WHOLE_TIME,
} from '@wenshu/analysis';
import { FEWEST_FOR_PACE } from '@wenshu/survey-core';
import type { Platform } from '../../../platform/platform.ts';
import { findPace, listRepeatedOrigins } from '../../collect/answering/index.ts';
import { isNeverPublished, type OpenDataSet, partsOf } from '../data-set/index.ts';
import { listKept } from './kept.repository.ts';

/** Success samples that a person may see, and which rules find each: a bit for each rule, in their order. */
export interface Hits {
  readonly serials: Float64Array;
  readonly masks: Uint32Array;
  /** Rules that cannot tell yet. */
  readonly tooFew: readonly string[];
  /** Found, and kept by a person: their bits are gone. */
  readonly kept: number;
}

interface HitsAsked {
  readonly scrollId: string;
  readonly rules: readonly CleaningRule[];
  /** Only samples with a higher number; what they repeat may be any. */
  readonly after?: number;
}

const nothing: Hits = { serials: new Float64Array(), masks: new Uint32Array(), tooFew: [], kept: 0 };
const inOrder = [{ variable: 'fact:serial' }];
/** Records are known by their numbers here; every sample has one, but for what was brought in from elsewhere. */
const isNumbered: Filter = { test: 'answered', variable: 'fact:serial', is: true };

/** What rules know of the data. */
export async function ruleDataOf(dataSet: OpenDataSet): Promise<RuleData & { own: readonly DataVariable[] }> {
  const own = await dataSet.listVariables('en');
  const questions = await dataSet.listQuestions('en');
  return {
    own,
    variables: new Map(own.map(variable => [variable.key, variable])),
    questions: new Map(questions.map(question => [question.key, question])),
  };
}

/** Asks all rules at once, of one moment: each is a request or two that the copy answers, but for devices and addresses. */
export async function findHits(platform: Platform, dataSet: OpenDataSet, asked: HitsAsked): Promise<Hits> {
  try {
    return await ask(platform, dataSet, asked);
  } catch (error) {
    if (isNeverPublished(error)) return nothing;
    throw error;
  }
}

async function ask({ database }: Platform, dataSet: OpenDataSet, { scrollId, rules, after }: HitsAsked): Promise<Hits> {
  const data = await ruleDataOf(dataSet);
  const medians = await findMedians(database, dataSet, scrollId, mediansOf(rules));
  let recipes = 0;
  const context = { ...data, medianOf: (time: string) => medians.get(time), recipeId: () => `cleaning:${++recipes}` };
  const laid = rules.map(rule => testsOf(rule, context));
  const tests = laid.flatMap((found, rule) => (found ?? []).map(test => ({ rule, test })));
  const later: Filter[] =
    after === undefined ? [] : [{ test: 'number', variable: 'fact:serial', compare: '>', value: after }];
  const requested = tests.filter(({ test }) => test.by !== 'origin');
  const [samples, ...answers] = await dataSet.askTogether(
    [
      { kind: 'columns', columns: inOrder, ...(later[0] && { filter: later[0] }) },
      ...requested.map(({ test }) => requestOf(test as Requested, later)),
    ],
    { filter: every([...countedRecords(undefined), isNumbered]), derived: partsOf(recipesIn(tests), data.own) },
  );
  const { rows, columns } = samples as ColumnResult<'columns'>;
  const serials = columns[0]!;
  const masks = new Uint32Array(rows.length);
  const mark = (places: Int32Array, numbers: Iterable<number>, rule: number) => {
    for (const number of numbers) {
      const place = places[number] ?? -1;
      if (place >= 0) masks[place]! |= 1 << rule;
    }
  };
  const byRow = placesOf(rows);
  for (const [at, { rule }] of requested.entries()) mark(byRow, (answers[at] as ColumnResult<'columns'>).rows, rule);
  const bySerial = placesOf(serials);
  for (const { rule, test } of tests)
    if (test.by === 'origin') mark(bySerial, await listRepeatedOrigins(database.pool, scrollId, test.origin), rule);
  let kept = 0;
  for (const serial of await listKept(database.pool, scrollId)) {
    const place = bySerial[serial] ?? -1;
    if (place < 0 || masks[place] === 0) continue;
    masks[place] = 0;
    kept++;
  }
  return { serials, masks, kept, tooFew: rules.filter((_rule, at) => laid[at] === undefined).map(({ id }) => id) };
}

type Requested = Exclude<RuleTest, { by: 'origin' }>;

function requestOf(test: Requested, later: readonly Filter[]) {
  if (test.by === 'filter') return { kind: 'columns' as const, columns: [], filter: every([...later, test.filter]) };
  const { variables, least, isFirstToo } = test;
  return { kind: 'repeats' as const, variables, least, sort: inOrder, ...(isFirstToo && { isFirstToo }) };
}

function recipesIn(tests: readonly { readonly test: RuleTest }[]): Readonly<Record<string, Recipe>> {
  return Object.assign({}, ...tests.map(({ test }) => (test.by === 'filter' ? (test.recipes ?? {}) : {})));
}

/** Where each number stands. They are dense: an array takes a tenth of the time of a map. */
function placesOf(numbers: Int32Array | Float64Array): Int32Array {
  let most = -1;
  for (const number of numbers) if (number > most) most = number;
  const places = new Int32Array(most + 1).fill(-1);
  for (let at = 0; at < numbers.length; at++) places[numbers[at]!] = at;
  return places;
}

/** In seconds. The survey's own is the one that records are flagged by; a page's is taken now. */
async function findMedians(
  database: Platform['database'],
  dataSet: OpenDataSet,
  scrollId: string,
  times: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const medians = new Map<string, number>();
  for (const time of times) {
    const median =
      time === WHOLE_TIME ? (await findPace(database.pool, scrollId))?.medianMs : await pageMedian(dataSet, time);
    if (median != null) medians.set(time, time === WHOLE_TIME ? median / 1000 : median);
  }
  return medians;
}

async function pageMedian(dataSet: OpenDataSet, time: string): Promise<number | undefined> {
  const known: Filter = { test: 'answered', variable: time, is: true };
  const filter = every([...countedRecords(undefined), known]);
  const { columns } = await dataSet.ask({ kind: 'columns', columns: [{ variable: time }], filter });
  const seconds = columns[0]!.sort();
  if (seconds.length < FEWEST_FOR_PACE) return undefined;
  const middle = seconds.length / 2;
  return (seconds[Math.floor(middle)]! + seconds[Math.ceil(middle) - 1]!) / 2;
}
