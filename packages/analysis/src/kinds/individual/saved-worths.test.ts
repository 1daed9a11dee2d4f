import { expect, it } from 'vitest';
import { savedWorths } from './saved-worths.ts';

const request = { slots: { question: ['q7'] } };
const asked = { language: 'en', questions: new Map([['q7', { title: 'Phones' }]]) } as const;

it('gives each person their own worth, and none to those of whom nothing was estimated', () => {
  const worths = [
    { name: 'Acme', item: 'brand1', values: Float64Array.of(1.5, -2) },
    { name: 'Best', item: 'brand2', values: Float64Array.of(0.25, 4) },
  ];
  // Of five records the second and the fifth were estimated: the first, in whose place a worth stands, answered nothing.
  const columns = savedWorths(worths, { rows: [1, 4], people: 5 }, request, asked);
  expect(columns.map(({ values }) => [...values!])).toEqual([
    [Number.NaN, 1.5, Number.NaN, Number.NaN, -2],
    [Number.NaN, 0.25, Number.NaN, Number.NaN, 4],
  ]);
  expect(columns.map(({ name, label, measures }) => [name, label, measures])).toEqual([
    ['Acme', 'Utility of Acme (Phones)', { question: 'q7', item: 'brand1' }],
    ['Best', 'Utility of Best (Phones)', { question: 'q7', item: 'brand2' }],
  ]);
});

it('has no signs of formulas in a name, and always a name', () => {
  const named = (name: string, questions: ReadonlyMap<string, { readonly title: string }> = asked.questions) =>
    savedWorths([{ name, item: 'i', values: new Float64Array(0) }], { rows: [], people: 0 }, request, {
      language: 'en',
      questions,
    })[0]!;
  expect(named(' [Large]\n box ').name).toBe('(Large) box');
  expect(named('   ').name).toBe('1');
  expect(named('n'.repeat(80)).name).toHaveLength(56);
  expect(named('n'.repeat(600)).label).toHaveLength(500);
  expect(named('n', new Map()).label).toBe('Utility of n');
});
