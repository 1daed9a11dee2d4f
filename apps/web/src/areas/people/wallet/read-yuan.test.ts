import { expect, it } from 'vitest';
import { readYuan } from './read-yuan.ts';

it.each([
  ['100', 10000],
  ['1,234.5', 123450],
  [' 0.29 ', 29],
  ['4.35', 435],
  ['7.', 700],
  ['1.005', undefined],
  ['-3', undefined],
  ['1e3', undefined],
  ['', undefined],
])('an amount typed as “%s” is %s fen', (typed, fen) => {
  expect(readYuan(typed)).toBe(fen);
});
