import type { Summary } from '@wenshu/survey-core';
import type { DataQuestion, DataVariable, Row, Value } from '../../data-set/variable.ts';
import { exampleRows as crossRows, exampleVariables as crossVariables } from '../cross/examples.ts';
import { defaultSummaryRequest, type SummaryRequest } from './request.ts';

const levels = ['Bad', 'Fair', 'Good'].map((label, place) => ({ code: place + 1, label }));
const feelings = ['Like', 'Must be', 'Neutral', 'Live with', 'Dislike'].map((label, place) => ({
  code: place + 1,
  label,
}));
const brands = ['Acme', 'Best', 'Cosy', 'Dear'].map((label, place) => ({
  code: place + 1,
  label,
  itemId: `i${place}`,
}));
const concepts = ['0', '1', '2'].map(label => ({ code: Number(label), label }));

/** A part of an example question: what it is, its words, and what the person at a place says. */
interface ExamplePart extends Partial<Omit<DataVariable, 'key' | 'label'>> {
  readonly key: string;
  readonly label?: string;
  readonly said: (place: number) => Value;
}

interface ExampleQuestion extends Partial<Pick<DataQuestion, 'questionId' | 'round' | 'title' | 'name' | 'design'>> {
  readonly key: string;
  readonly summary: Summary;
  readonly parts: readonly ExamplePart[];
}

const code = { kept: 'code', measure: 'ordinal' } as const;
const nominal = { kept: 'code', measure: 'nominal' } as const;
const number = { kept: 'number', measure: 'scale' } as const;
const text = { kept: 'text', measure: 'text' } as const;
const dayAt = (place: number) => new Date(Date.UTC(2026, 0, 1 + (place % 20))).toISOString().slice(0, 10);

/** One of every way to be summed up that is not among the cross tables' questions. */
const asked: readonly ExampleQuestion[] = [
  {
    key: 'q5',
    summary: { kind: 'options-by-row', chart: 'stacked-bar' },
    parts: [
      { key: 'q5.price', label: 'price', ...code, categories: levels, said: place => (place % 3) + 1 },
      {
        key: 'q5.taste',
        label: 'taste',
        ...code,
        categories: levels,
        said: at => (at % 11 === 0 ? null : (at % 2) + 2),
      },
    ],
  },
  {
    key: 'q6',
    summary: { kind: 'numbers', chart: 'bar' },
    parts: [{ key: 'q6', ...code, range: { least: 1, most: 5 }, said: place => (place % 4) + 1 }],
  },
  {
    key: 'q7',
    summary: { kind: 'numbers', chart: 'histogram' },
    parts: [
      { key: 'q7', ...number, part: { is: 'exposure' }, unit: 'milliseconds', said: place => 500 + 17 * (place % 40) },
      { key: 'q7#more', ...number, part: { is: 'viewed' }, unit: 'seconds', said: place => (place % 9) / 4 },
    ],
  },
  {
    key: 'q8',
    summary: { kind: 'numbers-by-item', chart: 'bar' },
    parts: [
      { key: 'q8.a', label: 'a', ...number, whole: 100, said: place => 60 + (place % 3) * 10 },
      { key: 'q8.b', label: 'b', ...number, whole: 100, said: at => (at % 3 === 2 ? 20 : 40 - (at % 3) * 10) },
      { key: 'q8.c', label: 'c', ...number, whole: 100, said: () => null },
    ],
  },
  {
    key: 'q10',
    summary: { kind: 'nps', chart: 'gauge' },
    parts: [{ key: 'q10', ...code, range: { least: 0, most: 10 }, said: place => (place * 7) % 11 }],
  },
  {
    key: 'q11',
    summary: { kind: 'ranks', chart: 'bar' },
    parts: ['a', 'b', 'c'].map((item, index) => ({
      key: `q11.${item}`,
      label: item,
      ...code,
      range: { least: 1, most: 3 },
      said: (place: number) =>
        index === 2 && place % 2 === 0 ? null : ((place + index) % 2) + 1 + Number(index === 2),
    })),
  },
  {
    key: 'q12',
    summary: { kind: 'dates', chart: 'line' },
    parts: [{ key: 'q12', ...text, content: 'date', said: at => (at % 50 === 49 ? '2026-02-30' : dayAt(at)) }],
  },
  {
    key: 'q13',
    summary: { kind: 'kano', chart: 'quadrant' },
    parts: [
      {
        key: 'q13.f#functional',
        ...nominal,
        categories: feelings,
        part: { is: 'functional', of: 'Bell' },
        said: at => (at % 2) + 1,
      },
      {
        key: 'q13.f#dysfunctional',
        ...nominal,
        categories: feelings,
        part: { is: 'dysfunctional', of: 'Bell' },
        said: at => (at % 3) + 3,
      },
      {
        key: 'q13.f#importance',
        ...code,
        range: { least: 1, most: 5 },
        part: { is: 'importance', of: 'Bell' },
        said: at => (at % 5) + 1,
      },
    ],
  },
  {
    key: 'q14',
    summary: { kind: 'conjoint', chart: 'part-worths' },
    parts: [
      { key: 'q14#version', ...nominal, part: { is: 'version' }, said: () => 1 },
      { key: 'q14#1', ...nominal, categories: concepts, part: { is: 'task', number: 1 }, said: at => at % 3 },
      { key: 'q14#2', ...nominal, categories: concepts, part: { is: 'task', number: 2 }, said: at => (at % 2) + 1 },
    ],
  },
  {
    key: 'q15',
    summary: { kind: 'conjoint', chart: 'part-worths' },
    // Two cards, the other way round in the second version.
    design: {
      levels: [['x', 'y']],
      names: { x: 'Red', y: 'Blue' },
      versions: [
        [[[0]], [[1]]],
        [[[1]], [[0]]],
      ],
    },
    parts: [
      { key: 'q15#version', ...nominal, part: { is: 'version' }, said: place => (place % 2) + 1 },
      {
        key: 'q15#1',
        ...code,
        range: { least: 1, most: 10 },
        part: { is: 'task', number: 1 },
        said: at => (at % 10) + 1,
      },
      {
        key: 'q15#2',
        ...code,
        range: { least: 1, most: 10 },
        part: { is: 'task', number: 2 },
        said: at => (at % 5) + 1,
      },
    ],
  },
  {
    key: 'q16',
    summary: { kind: 'maxdiff', chart: 'bar' },
    design: {
      levels: [brands.map(({ itemId }) => itemId)],
      names: {},
      versions: [
        [
          [[0], [1], [2]],
          [[1], [2], [3]],
        ],
      ],
    },
    parts: [
      { key: 'q16#version', ...nominal, part: { is: 'version' }, said: () => 1 },
      { key: 'q16#1.best', ...nominal, categories: brands, part: { is: 'best', number: 1 }, said: at => (at % 2) + 1 },
      { key: 'q16#1.worst', ...nominal, categories: brands, part: { is: 'worst', number: 1 }, said: () => 3 },
      { key: 'q16#2.best', ...nominal, categories: brands, part: { is: 'best', number: 2 }, said: () => 2 },
      {
        key: 'q16#2.worst',
        ...nominal,
        categories: brands,
        part: { is: 'worst', number: 2 },
        said: at => (at % 2) + 3,
      },
    ],
  },
  {
    key: 'q17',
    summary: { kind: 'price-trade-off', chart: 'line' },
    parts: [
      { key: 'q17#steps', ...text, content: 'sequence', said: () => '1,2,0' },
      { key: 'q17.a', label: 'Acme', ...number, said: place => 10 + (place % 3) },
      { key: 'q17.b', label: 'Best', ...number, said: place => (place % 2 === 0 ? null : 12) },
    ],
  },
  {
    key: 'q18',
    summary: { kind: 'price-sensitivity', chart: 'line' },
    parts: (['tooCheap', 'cheap', 'expensive', 'tooExpensive'] as const).map((is, index) => ({
      key: `q18#${is}`,
      ...number,
      part: { is },
      said: (place: number) => 10 * (index + 1) + (place % 4),
    })),
  },
  {
    key: 'q19',
    summary: { kind: 'options', chart: 'bar' },
    parts: [
      { key: 'q19#1', ...nominal, categories: levels, part: { is: 'level', number: 1 }, said: at => (at % 3) + 1 },
      { key: 'q19#2', ...nominal, categories: brands, part: { is: 'level', number: 2 }, said: at => (at % 4) + 1 },
    ],
  },
  ...[1, 2].map(
    (round): ExampleQuestion => ({
      key: `q20@${round}`,
      questionId: 'q20',
      name: `Q20_${round}`,
      title: `Rate it (${brands[round - 1]!.label})`,
      summary: { kind: 'options', chart: 'bar' },
      round: { itemId: `i${round}`, code: round, label: brands[round - 1]!.label },
      parts: [{ key: `q20@${round}`, ...code, categories: feelings, said: at => ((at * round) % 5) + 1 }],
    }),
  ),
];

/** The survey of the cross tables, and a question of every other way to be summed up. */
export const exampleVariables: readonly DataVariable[] = [
  ...crossVariables,
  ...asked.flatMap(({ key: questionId, parts }) =>
    parts.map(({ key, label, said: _said, ...own }): DataVariable => {
      const whole = label === undefined ? `Question ${questionId}` : `Question ${questionId}: ${label}`;
      return { key, name: key.replace(/\W/g, '_'), questionId, label: whole, kept: 'code', measure: 'nominal', ...own };
    }),
  ),
];

export const exampleQuestions: readonly DataQuestion[] = [
  ...['q1', 'q2'].map(
    (key): DataQuestion => ({
      key,
      questionId: key,
      name: key.toUpperCase(),
      title: `Question ${key}`,
      summary: { kind: 'options', chart: 'bar' },
      variables: [{ key, label: '' }],
    }),
  ),
  ...asked.map(
    ({ key, parts, ...own }): DataQuestion => ({
      key,
      questionId: key,
      name: key.toUpperCase(),
      title: `Question ${key}`,
      ...own,
      variables: parts.map(({ key: part, label = '' }) => ({ key: part, label })),
    }),
  ),
];

export const exampleRows: readonly Row[] = crossRows.map((row, place) => ({
  ...row,
  ...Object.fromEntries(asked.flatMap(({ parts }) => parts.map(({ key, said }) => [key, said(place)]))),
}));

/** Everything there is to ask, of everybody and of two groups that overlap. */
export const requestAll = (questions: readonly { readonly key: string }[]): SummaryRequest => ({
  ...defaultSummaryRequest,
  questions: questions.map(({ key }) => ({ question: key })),
  groups: [
    { name: 'Women', filter: { test: 'choice', variable: 'q3', is: 'any-of', codes: [1] } },
    { name: 'Tea', filter: { test: 'choice', variable: 'q2', is: 'any-of', codes: [1] } },
  ],
});

export const exampleRequest = requestAll(exampleQuestions);
