import { expect, it } from 'vitest';
import { formatFigure, formatP, signed } from './format-figure.ts';
import { parseNumber } from './read-number.ts';

it.each([
  ['1,200', 1200],
  ['12,5', 12.5],
  ['１２．５％', 12.5],
  [' 1 200 ', 1200],
  ['-.5', -0.5],
  ['1,234,567.8', 1234567.8],
  ['', Number.NaN],
  ['1e9', Number.NaN],
  ['0x10', Number.NaN],
  ['Infinity', Number.NaN],
  ['1.2.3', Number.NaN],
  ['1,2,3', Number.NaN],
])('reads %j as people type it', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

it('writes figures in threes, and no sign before what rounds to nothing', () => {
  expect([formatFigure(1234567), formatFigure(-1234.56, 1), formatFigure(-0.04, 1)]).toEqual([
    ...['1,234,567', '−1,234.6', '0.0'],
  ]);
  expect([signed('3.2'), signed('−3.2'), signed('0.0')]).toEqual(['+3.2', '−3.2', '0.0']);
  expect([formatP(0.00099), formatP(0.001)]).toEqual(['< 0.001', '0.001']);
});
