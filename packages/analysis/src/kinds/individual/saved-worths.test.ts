import { expect, it } from 'vitest';
import { savedWorths } from './saved-worths.ts';

it('gives each person their own worth, and none to those of whom nothing was estimated', () => {
  const worths = [
    { name: 'Acme', label: 'Brand: Acme', item: 'brand1', values: Float64Array.of(1.5, -2) },
    { name: 'Best', label: 'Brand: Best', item: 'brand2', values: Float64Array.of(0.25, 4) },
  ];
  // Of five records the second and the fifth were estimated: the first, in whose place a worth stands, answered nothing.
  const columns = savedWorths(worths, { question: 'q7', rows: [1, 4], people: 5 });
  expect(columns.map(({ values }) => [...values!])).toEqual([
    [Number.NaN, 1.5, Number.NaN, Number.NaN, -2],
    [Number.NaN, 0.25, Number.NaN, Number.NaN, 4],
  ]);
  expect(columns.map(({ name, measures }) => [name, measures])).toEqual([
    ['Acme', { question: 'q7', item: 'brand1' }],
    ['Best', { question: 'q7', item: 'brand2' }],
  ]);
});

it('has no signs of formulas in a name, and always a name', () => {
  const named = (name: string) =>
    savedWorths([{ name, label: 'x'.repeat(600), item: 'i', values: new Float64Array(0) }], {
      question: 'q7',
      rows: [],
      people: 0,
    })[0]!;
  expect(named(' [Large]\n box ').name).toBe('(Large) box');
  expect(named('   ').name).toBe('1');
  expect(named('n'.repeat(80)).name).toHaveLength(56);
  expect(named('n').label).toHaveLength(500);
});
