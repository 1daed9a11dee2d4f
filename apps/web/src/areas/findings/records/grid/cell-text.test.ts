import { expect, test } from 'vitest';
import type { Variable } from '../../filter/variable.ts';
import { cellText } from './cell-text.ts';

const words = { values: 'labels', timeZone: 'UTC', separator: '; ' } as const;
const variable = (more: object) => ({ key: 'fact:x', kept: 'text', ...more }) as unknown as Variable;

test('a device is called what its reader calls it, and one that nobody named stays as it came (S3.60)', () => {
  const terminal = variable({ words: { desktop: '电脑', mobile: '手机' } });
  expect(['desktop', 'mobile', 'toaster', 'toString', null].map(value => cellText(terminal, value, words))).toEqual([
    '电脑',
    '手机',
    'toaster',
    'toString',
    '',
  ]);
});

test('a language is its name, and its number only where codes are wanted (S3.60)', () => {
  const language = variable({ kept: 'code', categories: [{ code: 1, label: '简体中文' }] });
  expect(cellText(language, 1, words)).toBe('简体中文');
  expect(cellText(language, 7, words)).toBe('7');
  expect(cellText(language, 1, { ...words, values: 'codes' })).toBe('1');
});
