import { expect, test } from 'vitest';
import { questionTypes } from '../../core.ts';
import { exampleParts, exampleQuestion } from '../example.ts';

const MIN_SELECTED = 20002;
const IS_EXCLUSIVE = 20005;
const HAS_BLANK = 20006;

/** At least three of the given options; `c` has a blank, `d` stands alone. */
const bind = (type: string, ids: string) =>
  questionTypes[type as 'multiple-choice'].bind(
    exampleQuestion(type, {
      settings: { [MIN_SELECTED]: 3 },
      items: exampleParts(ids, { c: { [HAS_BLANK]: true }, d: { [IS_EXCLUSIVE]: true } }),
    }),
  );

test.each([
  ['abc', ['a', 'b'], [{ problem: 'too-few', num: 3 }]],
  ['ab', ['a'], [{ problem: 'too-few', num: 2 }]],
  ['ab', ['a', 'b'], []],
  ['abd', ['a', 'b'], []],
  ['abd', ['a'], [{ problem: 'too-few', num: 2 }]],
])('of the shown %s the smallest number asks for no more than can be chosen: %j', (shown, items, problems) => {
  expect(bind('multiple-choice', shown).check({ items })).toEqual(problems);
});

test.each([
  { items: ['a'], blanks: { a: 'of an option without one' } },
  { items: ['a'], blanks: { c: 'of an option that is not chosen' } },
  { items: ['a'], blanks: { z: 'of nothing' } },
])('text without a blank to stand in is refused: $blanks', raw => {
  expect(bind('multiple-choice', 'abc').parse(raw)).toEqual({ problem: 'not-readable' });
});

test('so it is where one option is chosen', () => {
  expect(bind('single-choice', 'abc').parse({ item: 'a', blank: 'text' })).toEqual({ problem: 'not-readable' });
  expect(bind('single-choice', 'abc').parse({ item: 'c', blank: 'text' })).toEqual({
    answer: { item: 'c', blank: 'text' },
  });
});
