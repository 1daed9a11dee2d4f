import {
  type Filter,
  type FilterTest,
  isDayOrHour,
  takenBy,
  type WrittenWay,
  writtenWays,
} from '@wenshu/analysis/browser';
import { type Compare, isDate } from '@wenshu/survey-core';
import {
  draftOfNested,
  groupOf,
  type NestedDraft,
  nestedOfDraft,
  nextKey,
} from '../../design/editor/logic/drafts/nested-draft.ts';
import type { Variable } from './variable.ts';

/** The test and its operator in one word, as one list offers them. */
export type FilterAbout =
  | 'answered:yes'
  | 'answered:no'
  | 'count'
  | 'number'
  | 'date'
  | 'moment'
  | `choice:${'any-of' | 'all-of' | 'none-of' | 'exactly'}`
  | 'length'
  | `written:${WrittenWay}`
  | `among:${'any-of' | 'all-of' | 'none-of'}`
  | `text:${'contains' | 'not-contains' | 'equals' | 'not-equals' | 'starts-with' | 'ends-with'}`;

/** A test of a variable while it is being made. */
export interface FilterTestDraft {
  readonly key: number;
  readonly variable?: string | undefined;
  /** Others that are tested together with it, and with the other one: made elsewhere, kept here. */
  readonly more?: readonly string[] | undefined;
  readonly otherMore?: readonly string[] | undefined;
  readonly about?: FilterAbout | undefined;
  readonly codes: readonly number[];
  readonly compare: Compare;
  readonly value: number | null;
  /** Another variable to compare with, instead of `value`. */
  readonly other?: string | undefined;
  readonly text: string;
  readonly values: readonly string[];
}

export type FilterDraft = NestedDraft<FilterTestDraft>;

export function emptyTest(): FilterTestDraft {
  return { key: nextKey(), codes: [], compare: '=', value: null, text: '', values: [] };
}

/** A test on a variable, ready to be completed. */
export function testOn(variable: Variable): FilterTestDraft {
  return { ...emptyTest(), variable: variable.key, about: aboutsOf(variable)[0] };
}

export const emptyDraft = (): FilterDraft => groupOf(emptyTest());

type Named = FilterTest['test'];
const answered = ['answered:yes', 'answered:no'] as const;
const texts = ['contains', 'not-contains', 'equals', 'not-equals', 'starts-with', 'ends-with'] as const;
const isSet = ({ kept }: Variable) => kept === 'codes' || kept === 'texts';

/** What can be asked of a variable, most likely first. What its way of being kept does not bear is never offered. */
const offered: readonly (readonly [test: Named, offers: (variable: Variable) => readonly FilterAbout[]])[] = [
  ['choice', variable => (variable.categories ? oneOf('choice', variable, ['exactly']) : [])],
  ['date', ({ content }) => (content === 'date' ? ['date'] : [])],
  ['moment', () => ['moment']],
  [
    'number',
    ({ kept, measure, categories }) => (kept === 'code' && categories && measure === 'nominal' ? [] : ['number']),
  ],
  ['count', () => ['count']],
  // What a program wrote is called otherwise by people: it is chosen by those words, and not written down.
  ['text', ({ words }) => (words ? [] : texts.map(is => `text:${is}` as const))],
  ['length', ({ questionId }) => (questionId === undefined ? [] : ['length'])],
  ['written', ({ questionId }) => (questionId === undefined ? [] : writtenWays.map(is => `written:${is}` as const))],
  // To the letter: where somebody knows the words beforehand, as of channels and labels.
  ['among', variable => (variable.questionId === undefined ? oneOf('among', variable, []) : [])],
  ['answered', () => answered],
];

function oneOf(test: 'choice' | 'among', variable: Variable, more: readonly 'exactly'[]): readonly FilterAbout[] {
  const words = ['any-of', 'none-of', ...(isSet(variable) ? ['all-of', ...more] : [])];
  return words.map(is => `${test}:${is}` as FilterAbout);
}

export function aboutsOf(variable: Variable): readonly FilterAbout[] {
  return offered.flatMap(([test, offers]) => (takenBy[test].includes(variable.kept) ? offers(variable) : []));
}

export const draftOfFilter = (filter: Filter): FilterDraft =>
  draftOfNested<FilterTest, FilterTestDraft>(filter, draftOfTest);

export const filterOfDraft = (draft: FilterDraft): Filter | undefined => nestedOfDraft(draft, testOfDraft) as Filter;

function draftOfTest(test: FilterTest): FilterTestDraft {
  const more = 'more' in test && test.more ? { more: test.more } : {};
  const draft = { ...emptyTest(), variable: test.variable, ...more };
  switch (test.test) {
    case 'choice':
      return { ...draft, about: `choice:${test.is}`, codes: test.codes };
    case 'among':
      return { ...draft, about: `among:${test.is}`, values: test.values };
    case 'text':
      return { ...draft, about: `text:${test.is}`, text: test.value };
    case 'written':
      return { ...draft, about: `written:${test.is}` };
    case 'length':
      return { ...draft, about: 'length', compare: test.compare, value: test.value };
    case 'answered':
      return { ...draft, about: test.is ? 'answered:yes' : 'answered:no' };
    case 'date':
    case 'moment':
      return { ...draft, about: test.test, compare: test.compare, text: test.value };
    case 'count':
    case 'number': {
      const { value } = test;
      const operand = typeof value === 'number' ? { value } : { other: value.variable, otherMore: value.more };
      return { ...draft, about: test.test, compare: test.compare, ...operand };
    }
  }
}

/** The test, or nothing while it is incomplete. */
function testOfDraft(draft: FilterTestDraft): FilterTest | undefined {
  const { variable, about, compare, text, value } = draft;
  if (!variable || !about) return undefined;
  const [test, is] = about.split(':') as [Named, never];
  const together = draft.more ? { more: draft.more } : {};
  switch (test) {
    case 'choice':
      return draft.codes.length > 0 ? { test, variable, is, codes: draft.codes } : undefined;
    case 'among':
      return draft.values.length > 0 ? { test, variable, is, values: draft.values } : undefined;
    case 'text':
      return text.trim() ? { test, variable, is, value: text } : undefined;
    case 'written':
      return { test, variable, is };
    case 'length':
      return value === null ? undefined : { test, variable, compare, value: Math.round(value) };
    case 'answered':
      return { test, variable, ...together, is: about === 'answered:yes' };
    case 'date':
    case 'moment':
      return (test === 'moment' ? isDayOrHour : isDate)(text) ? { test, variable, compare, value: text } : undefined;
    case 'count':
    case 'number':
      if (draft.other !== undefined) {
        const others = { variable: draft.other, ...(draft.otherMore && { more: draft.otherMore }) };
        return { test, variable, ...together, compare, value: others };
      }
      return value === null ? undefined : { test, variable, ...together, compare, value };
  }
}

/** The parts of a filter that all must hold: each is told, and taken away, by itself. */
export function filterParts(filter: Filter | undefined): readonly Filter[] {
  if (!filter) return [];
  return 'all' in filter ? filter.all : [filter];
}

export function withoutPart(filter: Filter, place: number): Filter | undefined {
  const rest = filterParts(filter).filter((_, index) => index !== place);
  return rest.length > 1 ? { all: rest } : rest[0];
}
