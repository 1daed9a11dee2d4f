import { questionTypes } from '@wenshu/question-types/core';
import { expect, test } from 'vitest';
import { isFound, paletteOf } from './search-types.ts';

test('every type stands in one family of the palette, but for those that only solutions make', () => {
  const shown = paletteOf().flatMap(({ types }) => types);
  expect(new Set(shown).size).toBe(shown.length);
  const hidden = Object.keys(questionTypes).filter(type => !shown.includes(type as never));
  expect(hidden.sort()).toEqual(['bpto', 'cbc', 'cpc', 'kano', 'maxdiff', 'psm']);
});

test('a type is found by its Chinese and its English name', () => {
  expect(isFound('matrix-single', '矩阵')).toBe(true);
  expect(isFound('matrix-single', ' MATRIX ')).toBe(true);
  expect(isFound('matrix-single', '填空')).toBe(false);
});
