import type { Condition } from '@wenshu/survey-core';
import { describe, expect, it } from 'vitest';
import { factVariables } from '../data-set/facts.ts';
import type { Category, DataVariable } from '../data-set/variable.ts';
import type { Filter } from './filter.ts';
import { filterFromCondition } from './from-condition.ts';

const options = (ids: string): Category[] => [...ids].map((id, index) => ({ code: index + 1, label: id, itemId: id }));
const base = (key: string, questionId: string) => ({
  key,
  questionId,
  name: key,
  label: key,
  measure: 'nominal' as const,
});
const round = (itemId: string) => ({ key: 'looped', round: { itemId, code: 1, label: itemId } });
const variables: readonly DataVariable[] = [
  { ...base('one', 'one'), kept: 'code', categories: options('abc'), reads: [{ as: 'selected' }] },
  { ...base('one.c#text', 'one'), kept: 'text', reads: [{ as: 'text', itemId: 'c' }] },
  { ...base('one#score', 'one'), kept: 'number', reads: [{ as: 'score' }] },
  { ...base('set', 'set'), kept: 'codes', categories: options('abc'), reads: [{ as: 'selected' }] },
  ...['r', 's'].map(
    (rowId): DataVariable => ({
      ...base(`matrix.${rowId}`, 'matrix'),
      kept: 'code',
      categories: options('ab'),
      reads: [{ as: 'selected', rowId }],
    }),
  ),
  { ...base('grid.r', 'grid'), kept: 'codes', categories: options('ab'), reads: [{ as: 'selected', rowId: 'r' }] },
  // Asked for a text once, and for a number since.
  { ...base('said@a', 'said'), kept: 'text', loop: round('a'), reads: [{ as: 'text' }] },
  { ...base('said@b', 'said'), kept: 'number', loop: round('b'), reads: [{ as: 'number' }] },
  ...['a', 'b'].map(
    (itemId): DataVariable => ({ ...base(`rank.${itemId}`, 'rank'), kept: 'code', reads: [{ as: 'rank', itemId }] }),
  ),
  {
    ...base('twins', 'twins'),
    kept: 'code',
    categories: [...options('ab'), { code: 2, label: 'c', itemId: 'c' }],
    reads: [{ as: 'selected' }],
  },
  { ...base('age', 'age'), kept: 'number', reads: [{ as: 'number' }] },
  { ...base('stars', 'stars'), kept: 'code', reads: [{ as: 'number' }, { as: 'score' }] },
  { ...base('day', 'day'), kept: 'text', reads: [{ as: 'text' }] },
  { ...base('files', 'files'), kept: 'text' },
  ...['a', 'b'].map(
    (itemId): DataVariable => ({
      ...base(`looped@${itemId}`, 'looped'),
      kept: 'number',
      loop: round(itemId),
      reads: [{ as: 'number' }],
    }),
  ),
  {
    key: '#calculation.sum',
    name: 'sum',
    label: 'sum',
    kept: 'number',
    measure: 'scale',
    reads: [{ as: 'calculation', calculationId: 'sum' }],
  },
  ...factVariables('en', { pages: [], parameters: ['wave'], languages: [] }),
];
const said = (condition: unknown, today?: string) =>
  filterFromCondition(condition as Condition, variables, today === undefined ? {} : { today });

describe('a condition as a filter', () => {
  const choice = { test: 'choice', questionId: 'one', is: 'any-of', itemIds: ['a', 'c'] };
  const age = { test: 'number', questionId: 'age', compare: '>', value: 18 };
  it.each<[object, Filter]>([
    [choice, { test: 'choice', variable: 'one', is: 'any-of', codes: [1, 3] }],
    [
      { ...choice, questionId: 'set', is: 'exactly' },
      { test: 'choice', variable: 'set', is: 'exactly', codes: [1, 3] },
    ],
    [
      { ...choice, questionId: 'matrix', rowId: 's', is: 'none-of', itemIds: ['b'] },
      { test: 'choice', variable: 'matrix.s', is: 'none-of', codes: [2] },
    ],
    [
      { ...choice, questionId: 'matrix', is: 'exactly', itemIds: ['b'] },
      {
        all: [
          {
            any: [
              { test: 'choice', variable: 'matrix.r', is: 'any-of', codes: [2] },
              { test: 'choice', variable: 'matrix.s', is: 'any-of', codes: [2] },
            ],
          },
          { test: 'count', variable: 'matrix.r', more: ['matrix.s'], compare: '=', value: 1 },
        ],
      },
    ],
    [
      { ...choice, questionId: 'rank', is: 'none-of', itemIds: ['b'] },
      {
        all: [
          { test: 'answered', variable: 'rank.a', more: ['rank.b'], is: true },
          { not: { test: 'number', variable: 'rank.b', compare: '!=', value: 0 } },
        ],
      },
    ],
    [
      { ...choice, questionId: 'twins', itemIds: ['b', 'c'] },
      { test: 'choice', variable: 'twins', is: 'any-of', codes: [2, 2] },
    ],
    [
      { test: 'rank', questionId: 'rank', itemId: 'a', compare: '<=', value: 2 },
      { test: 'number', variable: 'rank.a', compare: '<=', value: 2 },
    ],
    [
      { test: 'text', questionId: 'one', itemId: 'c', is: 'contains', value: 'tea' },
      { test: 'text', variable: 'one.c#text', is: 'contains', value: 'tea' },
    ],
    [
      { ...age, value: { questionId: 'set', itemId: 'b' } },
      {
        any: [
          {
            all: [
              { test: 'choice', variable: 'set', is: 'any-of', codes: [2] },
              { test: 'number', variable: 'age', compare: '>', value: 1 },
            ],
          },
          {
            all: [
              { test: 'choice', variable: 'set', is: 'none-of', codes: [2] },
              { test: 'number', variable: 'age', compare: '>', value: 0 },
            ],
          },
        ],
      },
    ],
    [
      { test: 'score', compare: '<', value: { calculationId: 'sum' } },
      {
        any: [
          {
            test: 'number',
            variable: 'one#score',
            more: ['stars'],
            compare: '<',
            value: { variable: '#calculation.sum' },
          },
          {
            all: [
              { not: { test: 'answered', variable: 'one#score', more: ['stars'], is: true } },
              { test: 'number', variable: '#calculation.sum', compare: '>', value: 0 },
            ],
          },
        ],
      },
    ],
    [
      { test: 'number', questionId: 'looped', loopItemId: 'b', compare: '=', value: 1 },
      { test: 'number', variable: 'looped@b', compare: '=', value: 1 },
    ],
    [
      { test: 'answered', questionId: 'grid', rowId: 'r', is: true },
      { test: 'count', variable: 'grid.r', compare: '>', value: 0 },
    ],
    [
      { test: 'answered', questionId: 'matrix', rowId: 's', is: true },
      { test: 'answered', variable: 'matrix.s', is: true },
    ],
    [
      { test: 'text', questionId: 'said', loopItemId: 'a', is: 'equals', value: 'x' },
      { test: 'text', variable: 'said@a', is: 'equals', value: 'x' },
    ],
    [
      { not: { test: 'number', questionId: 'looped', compare: '=', value: 1 } },
      {
        not: {
          any: [
            { test: 'number', variable: 'looped@a', compare: '=', value: 1 },
            { test: 'number', variable: 'looped@b', compare: '=', value: 1 },
          ],
        },
      },
    ],
    [
      { test: 'answered', questionId: 'looped', is: false },
      { not: { test: 'answered', variable: 'looped@a', more: ['looped@b'], is: true } },
    ],
    [
      { test: 'channel', is: 'none-of', values: [''] },
      { not: { test: 'answered', variable: 'fact:channel', is: false } },
    ],
    [
      { test: 'parameter', name: 'wave', is: 'equals', value: '2' },
      { test: 'text', variable: 'fact:parameter:wave', is: 'equals', value: '2' },
    ],
  ])('says %j', (condition, filter) => {
    expect(said(condition)).toEqual(filter);
  });

  it('takes "today" for the day it is told', () => {
    const condition = { test: 'date', questionId: 'day', compare: '<', value: 'today' };
    expect(said(condition, '2026-11-15')).toEqual({ test: 'date', variable: 'day', compare: '<', value: '2026-11-15' });
    expect(said(condition)).toEqual({ word: 'needs-today', test: condition });
  });

  it.each<[string, unknown]>([
    ['not-readable', null],
    ['not-readable', { test: 'nonsense' }],
    ['not-readable', { all: 'x' }],
    ['not-readable', { ...age, compare: 'constructor' }],
    ['not-readable', { ...age, value: Number.NaN }],
    ['empty', { all: [] }],
    ['empty', { ...choice, itemIds: [] }],
    ['question-unknown', { ...choice, questionId: 'gone' }],
    ['question-unknown', { ...age, value: { questionId: 'constructor' } }],
    ['item-unknown', { ...choice, itemIds: ['a', 'gone'] }],
    ['item-unknown', { ...age, value: { questionId: 'set', itemId: 'gone' } }],
    ['round-unknown', { test: 'answered', questionId: 'looped', loopItemId: 'c', is: true }],
    ['round-unknown', { test: 'answered', questionId: 'one', loopItemId: 'c', is: true }],
    ['calculation-unknown', { test: 'calculation', calculationId: 'gone', compare: '<', value: 1 }],
    ['parameter-unknown', { test: 'parameter', name: 'other', is: 'equals', value: '' }],
    ['loop-copy-missing', { ...age, value: { questionId: 'looped' } }],
    ['code-shared', { ...choice, questionId: 'twins', itemIds: ['b'] }],
    ['code-shared', { ...choice, questionId: 'twins', is: 'all-of', itemIds: ['b', 'c'] }],
    ['not-in-data', { test: 'text', questionId: 'age', is: 'equals', value: '007' }],
    ['not-in-data', { test: 'text', questionId: 'said', is: 'equals', value: 'x' }],
    ['not-in-data', { test: 'text', questionId: 'files', is: 'equals', value: 'x' }],
    ['not-in-data', { ...choice, questionId: 'matrix', rowId: 'gone', itemIds: ['a'] }],
    ['too-long', { any: new Array(201).fill(age) }],
    ['too-deep', Array.from({ length: 20 }).reduce(part => ({ all: [part, age] }), age)],
  ])('is a problem, and no filter that means something else: %s for %j', (word, condition) => {
    expect(said(condition)).toMatchObject({ word });
  });
});
