import { expect, test } from 'vitest';
import { cutName } from './cut-name.ts';

test.each([
  ['林晓', '林晓'],
  ['一二三四五六七八九十一二三四五', '一二三四五六七八九十一二三四五'],
  ['一二三四五六七八九十一二三四五六', '一二三四五六七八九十一二三四五…'],
  ['👩‍🔬'.repeat(16), `${'👩‍🔬'.repeat(15)}…`],
])('shows %s as %s: 15 characters and an ellipsis (P2.59)', (name, shown) => {
  expect(cutName(name)).toBe(shown);
});
