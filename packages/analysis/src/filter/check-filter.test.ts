import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFilter, randomVariables } from '../../test/random-filter.ts';
import { checkFilter, MAX_FILTER_DEPTH, MAX_FILTER_TESTS } from './check-filter.ts';

const variables = new Map(randomVariables.map(variable => [variable.key, variable]));
const wordOf = (filter: unknown) => checkFilter(filter, variables)?.word;
const test = { test: 'choice', variable: 'q1', is: 'any-of', codes: [1] };

describe('a filter from outside', () => {
  it('is let through when it can be run', () => {
    fc.assert(
      fc.property(randomFilter, filter => {
        expect(checkFilter(filter, variables)).toBeUndefined();
      }),
    );
  });

  it('is refused by a word, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), anything => {
        const problem = checkFilter(anything, variables);
        expect(problem?.word).toBeTypeOf('string');
      }),
    );
  });

  it.each<[string, unknown]>([
    ['not-readable', null],
    ['not-readable', { ...test, test: 'constructor' }],
    ['not-readable', { ...test, is: 'toString' }],
    ['not-readable', { test: 'number', variable: 'number', compare: '__proto__', value: 1 }],
    ['not-readable', { test: 'number', variable: 'number', compare: '<', value: Number.NaN }],
    ['not-readable', { ...test, codes: [1.5] }],
    ['not-readable', { ...test, codes: ['1); drop table answers'] }],
    ['not-readable', { test: 'text', variable: 'text', is: 'contains', value: 'a\0b' }],
    ['not-readable', { test: 'moment', variable: 'startedAt', compare: '<', value: '2026-02-30' }],
    ['not-readable', { test: 'moment', variable: 'startedAt', compare: '<', value: '2026-02-28T24' }],
    ['not-readable', { test: 'date', variable: 'text', compare: '<', value: '2026-02-28T12' }],
    ['not-readable', { all: 'x' }],
    ['empty', { any: [] }],
    ['empty', { ...test, codes: [] }],
    ['too-long', { ...test, codes: new Array(5_001).fill(1) }],
    ['too-long', { test: 'text', variable: 'text', is: 'contains', value: 'x'.repeat(501) }],
    ['variable-unknown', { ...test, variable: 'constructor' }],
    ['variable-unknown', { test: 'number', variable: 'number', compare: '<', value: { variable: 'gone' } }],
    ['not-readable', { ...test, more: ['q2'] }],
    ['not-readable', { test: 'answered', variable: 'q1', more: 'q2', is: true }],
    ['not-readable', { test: 'number', variable: 'number', compare: '<', value: { variable: 'other', more: [1] } }],
    ['too-long', { test: 'answered', variable: 'q1', more: new Array(2_001).fill('q2'), is: true }],
    [
      'too-long',
      { test: 'number', variable: 'q1', compare: '<', value: { variable: 'q1', more: new Array(2_001).fill('q2') } },
    ],
    ['variable-unknown', { test: 'answered', variable: 'q1', more: ['q2', '__proto__'], is: true }],
    ['test-not-supported', { test: 'count', variable: 'set', more: ['number'], compare: '<', value: 2 }],
    ['test-not-supported', { ...test, variable: 'text' }],
    ['test-not-supported', { test: 'number', variable: 'number', compare: '<', value: { variable: 'text' } }],
  ])('is refused as %s: %j', (word, filter) => {
    expect(wordOf(filter)).toBe(word);
  });

  it('has its depth and its number of tests bounded', () => {
    const nested = (depth: number): unknown => (depth === 1 ? test : { not: nested(depth - 1) });
    expect(wordOf(nested(MAX_FILTER_DEPTH))).toBeUndefined();
    expect(wordOf(nested(MAX_FILTER_DEPTH + 1))).toBe('too-deep');
    const wide = (tests: number) => ({ all: [{ any: new Array(tests - 1).fill(test) }, test] });
    expect(wordOf(wide(MAX_FILTER_TESTS))).toBeUndefined();
    expect(wordOf(wide(MAX_FILTER_TESTS + 1))).toBe('too-long');
  });
});
