import { expect, test } from 'vitest';
import { cutWords } from '../cutting/cut-words.ts';
import { nGrams } from './n-grams.ts';

test('finds every run of neighbours at its place, and none across a sign or an emoji', () => {
  const text = '客服慢，App too slow👍good';
  const runs = nGrams(cutWords(text, 'zh'), 2);
  expect(runs.map(({ form }) => form)).toEqual(['客服慢', 'app too', 'too slow']);
  expect(runs.map(({ start, end }) => text.slice(start, end))).toEqual(['客服慢', 'App too', 'too slow']);
});
