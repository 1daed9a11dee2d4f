import { expect, it } from 'vitest';
import type { DataVariable } from '../../data-set/variable.ts';
import { boxesOf } from './boxes.ts';

const scale = (more: Partial<DataVariable>): DataVariable => ({
  key: 'q',
  name: 'q',
  label: '',
  kept: 'code',
  measure: 'ordinal',
  ...more,
});
const categories = (...codes: readonly number[]) => codes.map(code => ({ code, label: String(code) }));

it('takes the two highest answers of a scale, and never "don’t know", whose code is the highest of all', () => {
  const asked = scale({ categories: categories(5, 4, 3, 2, 1, 98, 99), missing: [98, 99] });
  expect(boxesOf(asked)).toEqual([
    [4, 5],
    [1, 2],
  ]);
  expect(boxesOf(scale({ range: { least: 0, most: 10 }, missing: [0] }))).toEqual([
    [9, 10],
    [1, 2],
  ]);
});

it('takes none where "don’t know" is needed to make a scale of four, or codes have no order', () => {
  expect(boxesOf(scale({ categories: categories(1, 2, 3, 98), missing: [98] }))).toBeUndefined();
  expect(boxesOf(scale({ categories: categories(1, 2, 3, 4) }))).toEqual([
    [3, 4],
    [1, 2],
  ]);
  expect(boxesOf(scale({ categories: categories(1, 2, 3, 4), measure: 'nominal' }))).toBeUndefined();
  expect(boxesOf(scale({ kept: 'number' }))).toBeUndefined();
  expect(boxesOf(scale({}))).toBeUndefined();
});
