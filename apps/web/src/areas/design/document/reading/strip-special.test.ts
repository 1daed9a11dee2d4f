import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { expect, test } from 'vitest';
import { DEFAULT_MAX, stripSpecial } from './strip-special.ts';

test('takes punctuation and white space out of a name (S5.58)', () => {
  expect(stripSpecial(' 问题 1，“甲”/A-b_c! ')).toEqual({ text: '问题1甲Ab_c', isTooLong: false });
});

test('warns at 255 characters unless another limit is given (S5.59)', () => {
  expect(stripSpecial('字'.repeat(255)).isTooLong).toBe(false);
  const long = stripSpecial('字'.repeat(256));
  expect(long.isTooLong).toBe(true);
  expect(long.text).toHaveLength(255);
  expect(stripSpecial('abcdef', 5)).toEqual({ text: 'abcde', isTooLong: true });
  expect(canvasTexts.en.tooLong({ max: DEFAULT_MAX })).toBe('Input cannot exceed 255 characters');
});
