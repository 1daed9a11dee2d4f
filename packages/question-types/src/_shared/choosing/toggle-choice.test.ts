import { expect, test } from 'vitest';
import { example } from '../../multiple-choice/examples.ts';
import { toggleChoice } from './toggle-choice.ts';

const { items } = example.question;

test('a tap chooses and takes back, with the blank', () => {
  expect(toggleChoice(items, undefined, 'c')).toEqual({ items: ['c'] });
  expect(toggleChoice(items, { items: ['a', 'c'], blanks: { c: 'Tea' } }, 'c')).toEqual({ items: ['a'] });
});

test('an exclusive option and the others take each other away', () => {
  expect(toggleChoice(items, { items: ['a', 'b'] }, 'd')).toEqual({ items: ['d'] });
  expect(toggleChoice(items, { items: ['d'] }, 'a')).toEqual({ items: ['a'] });
});
