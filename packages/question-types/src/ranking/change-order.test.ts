import { expect, test } from 'vitest';
import { moveOption, tapOption } from './change-order.ts';

test('a tap takes the next place, a second tap gives it back', () => {
  expect(tapOption(['a'], 'b', 3)).toEqual(['a', 'b']);
  expect(tapOption(['a', 'b', 'c'], 'a', 3)).toEqual(['b', 'c']);
});

test('there are no more places than asked for', () => {
  expect(tapOption(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
});

test('a ranked option moves and stays within the list', () => {
  expect(moveOption(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moveOption(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moveOption(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b']);
  expect(moveOption(['a', 'b'], 'z', 1)).toEqual(['a', 'b']);
});
