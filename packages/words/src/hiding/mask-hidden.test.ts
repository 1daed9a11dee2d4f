import { expect, test } from 'vitest';
import { maskHidden } from './mask-hidden.ts';

test.each([
  ['王女士说请打13800138000', '***女士说请打***'],
  ['没什么可说的', '没什么可说的'],
])('hides in %j what tells who somebody is', (text, wanted) => {
  expect(maskHidden(text)).toBe(wanted);
});
