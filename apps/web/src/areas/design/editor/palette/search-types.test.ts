import { questionTypes } from '@wenshu/question-types/core';
import { paletteTexts } from '@wenshu/texts/design/palette';
import { expect, test } from 'vitest';
import { bestOf, isFound, paletteOf } from './search-types.ts';

const all = paletteOf().flatMap(({ types }) => types);
const found = (words: string) => all.filter(type => isFound(type, words));

test('every type stands in one family of the palette, but for those that only solutions make', () => {
  expect(new Set(all).size).toBe(all.length);
  const hidden = Object.keys(questionTypes).filter(type => !all.includes(type as never));
  expect(hidden.sort()).toEqual(['bpto', 'cbc', 'cpc', 'kano', 'maxdiff', 'psm']);
});

test('a type is found by its Chinese and its English name', () => {
  expect(isFound('matrix-single', '矩阵')).toBe(true);
  expect(isFound('matrix-single', ' MATRIX ')).toBe(true);
  expect(isFound('matrix-single', '填空')).toBe(false);
});

test.each([
  ['打分', ['rating', 'scale', 'nps', 'evaluation']],
  ['满意度', ['rating', 'scale', 'matrix-scale', 'evaluation']],
  ['checkbox', ['multiple-choice', 'matrix-multiple']],
  ['likert', ['scale', 'matrix-scale', 'matrix-single']],
  ['李克特', ['scale', 'matrix-scale']],
  ['radio', ['single-choice']],
  ['滑', ['ruler']],
  ['van westendorp', []],
])('people who say “%s” find what they mean', (words, types) => {
  expect(found(words)).toEqual(expect.arrayContaining(types));
  expect(found(words).length).toBeLessThan(all.length / 3);
});

test('a part of an English word is no word', () => {
  expect(found('ist')).toEqual([]);
});

test('Enter takes the type whose name was begun, before those that only have it as another word', () => {
  expect(bestOf(all, '单选')).toBe('single-choice');
  expect(bestOf(all, 'matrix')).toMatch(/^matrix-/);
  expect(bestOf(all, '推荐')).toBe('nps');
  expect(bestOf(all, 'zzz')).toBeUndefined();
});

test('what the empty list proposes leads to something', () => {
  for (const words of [...paletteTexts.zh.suggestions, ...paletteTexts.en.suggestions])
    expect(found(words).length, words).toBeGreaterThan(0);
});
