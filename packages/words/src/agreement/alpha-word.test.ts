import { expect, it } from 'vitest';
import { alphaWord } from './alpha-word.ts';

it.each([
  [0.8, 0.95, 'reliable'],
  [0.79, 0.99, 'tentative'],
  [0.667, 0.7, 'tentative'],
  [0.66, 0.9, 'unclear'],
  [-0.2, 0.667, 'unclear'],
  [-0.2, 0.66, 'too-low'],
])('of %s to %s is %s', (lower, upper, word) => {
  expect(alphaWord({ lower, upper })).toBe(word);
});
