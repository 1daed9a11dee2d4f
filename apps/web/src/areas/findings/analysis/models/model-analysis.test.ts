import { expect, it } from 'vitest';
import type { Variable } from '../../filter/variable.ts';
import {
  emptyModel,
  fillSlot,
  formOf,
  isBegun,
  type ModelAnalysis,
  offeredOptions,
  optionIn,
  putInto,
  savesNow,
  slotsLacking,
  switchedTo,
  withName,
  withOption,
  withTaken,
} from './model-analysis.ts';

const put = (analysis: ModelAnalysis, ...placed: readonly (readonly [key: string, slot: string, place?: number])[]) =>
  placed.reduce((now, [key, slot, place]) => putInto(now, key, slot, place), analysis);
const regression = put(emptyModel('linearRegression'), ['q1', 'dependent'], ['q2', 'predictors'], ['q3', 'predictors']);

it('has a variable in one slot only, and one place goes to the newest', () => {
  expect(put(regression, ['q4', 'dependent']).request.slots).toEqual({ dependent: ['q4'], predictors: ['q2', 'q3'] });
  expect(put(regression, ['q3', 'dependent']).request.slots).toEqual({ dependent: ['q3'], predictors: ['q2'] });
});

it.each([
  [0, 'cab'],
  [1, 'acb'],
  [2, 'abc'],
  [3, 'abc'],
])('puts the last of a slot before place %i', (place, after) => {
  const three = put(emptyModel('factor'), ['a', 'variables'], ['b', 'variables'], ['c', 'variables']);
  expect(put(three, ['c', 'variables', place]).request.slots.variables?.join('')).toBe(after);
});

it('is worked out once every slot has enough, and kept from the first variable on', () => {
  const names = (analysis: ModelAnalysis) => slotsLacking(analysis).map(({ name }) => name);
  const empty = emptyModel('linearRegression');
  expect([names(empty), isBegun(empty)]).toEqual([['dependent', 'predictors'], false]);
  const half = put(empty, ['q1', 'dependent']);
  expect([names(half), isBegun(half)]).toEqual([['predictors'], true]);
  expect(names(regression)).toEqual([]);
});

it('takes every question that fits and stands nowhere else, as far as there is room', () => {
  const variable = (key: string, more: object) =>
    ({
      key,
      name: key,
      label: '',
      kept: 'number',
      measure: 'scale',
      questionId: key,
      isLooped: false,
      ...more,
    }) as Variable;
  const offered = [
    variable('q1', {}),
    variable('q5', {}),
    variable('text', { kept: 'text' }),
    variable('fact', { questionId: undefined }),
  ];
  const [, predictors] = formOf(regression).slots;
  expect(fillSlot(regression, predictors!, offered).request.slots.predictors).toEqual(['q2', 'q3', 'q5']);
  expect(fillSlot(regression, { ...predictors!, most: 2 }, offered).request.slots.predictors).toEqual(['q2', 'q3']);
});

it('begins anew as another model, on the same records', () => {
  const filter = { test: 'answered', variable: 'q9', is: true } as const;
  const weight = { by: 'variable', variable: 'w' } as const;
  const switched = switchedTo({ ...withName(regression, '1', 'Service'), filter, weight }, 'factor');
  expect(switched).toEqual({ ...emptyModel('factor'), filter, weight });
});

it('has names by number until they are empty again', () => {
  const named = withName(withName(emptyModel('factor'), '1', 'Service'), '2', 'Price');
  expect(named.request.names).toEqual({ 1: 'Service', 2: 'Price' });
  expect(withName(withName(named, '1', ''), '2', '')).toEqual(emptyModel('factor'));
});

it('fills people’s own utilities of one estimate, and none of another', () => {
  const worth = (key: string, estimate: string): Variable => ({
    key,
    name: key,
    label: key,
    kept: 'number',
    measure: 'scale',
    isLooped: false,
    measures: { question: 'q', item: key, estimate },
  });
  const known = [worth('a', 'one'), worth('b', 'two'), worth('c', 'two'), worth('d', 'one')];
  const slot = formOf(emptyModel('turf')).slots.find(({ takes }) => takes === 'utilities')!;
  expect(fillSlot(emptyModel('turf'), slot, known).request.slots.utilities).toEqual(['a', 'd']);
  const begun = put(emptyModel('turf'), ['c', 'utilities']);
  expect(fillSlot(begun, slot, known).request.slots.utilities).toEqual(['c', 'b']);
});

it('takes what was kept before its form asked for more as asked by default', () => {
  const { kind, derived, request } = emptyModel('cbc');
  const { estimate: _, ...options } = request.options;
  const kept: ModelAnalysis = { kind, derived, request: { ...request, options } };
  expect(optionIn(kept, 'estimate')).toBe('together');
  expect(savesNow(kept)).toBe(false);
  expect(offeredOptions(kept).map(({ name }) => name)).not.toContain('draws');
  const individual = withOption(kept, 'estimate', 'individual');
  expect(savesNow(individual)).toBe(true);
  expect(offeredOptions(individual).map(({ name }) => name)).toContain('draws');
});

it('remembers how a question goes in only where that is not as it would by itself', () => {
  const labels = ['Very poor', 'Fair', 'Very good'];
  const categories = labels.map((label, at) => ({ code: at + 1, label }));
  const scale = { key: 'q2', name: 'q2', label: '', kept: 'code', measure: 'nominal', isLooped: false, categories };
  const turned = withTaken(regression, scale as Variable, 'categories');
  expect(turned.request.taken).toEqual({ q2: 'categories' });
  expect(withTaken(turned, scale as Variable, 'points')).toEqual(regression);
});
