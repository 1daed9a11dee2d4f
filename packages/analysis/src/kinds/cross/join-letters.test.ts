import { expect, it } from 'vitest';
import { joinLetters } from './join-letters.ts';

const names = ['A', 'B', 'AA', 'AB'];

it('writes the letters of the columns it is above, in their order', () => {
  expect(joinLetters([0, 1], names)).toBe('AB');
  expect(joinLetters([], names)).toBe('');
  expect(joinLetters(undefined, names)).toBe('');
});

// AAB would be A and AB, AA and B, or A, A and B.
it('parts them where one has two letters: 28 columns are read as well as three', () => {
  expect(joinLetters([0, 3], names)).toBe('A,AB');
  expect(joinLetters([2, 1], names)).toBe('AA,B');
  expect(joinLetters([3], names)).toBe('AB');
});
