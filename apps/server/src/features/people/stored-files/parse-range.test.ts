import { expect, it } from 'vitest';
import { parseRange } from './parse-range.ts';

it.each([
  [undefined, 0, 9],
  ['bytes=0-3', 0, 3],
  ['bytes=4-', 4, 9],
  ['bytes=-3', 7, 9],
  ['bytes=-30', 0, 9],
  ['bytes=2-100', 2, 9],
  ['bytes=10-12', 0, 9],
  ['bytes=5-2', 0, 9],
  ['bytes=0-1,4-5', 0, 9],
  ['items=0-1', 0, 9],
  ['bytes=-', 0, 9],
])('reads %s of ten bytes as %i to %i', (header, start, end) => {
  expect(parseRange(header, 10)).toEqual({ start, end });
});
