import { expect, test } from 'vitest';
import { isFileAddress } from './is-file-address.ts';

test.each(['/files/a1b2.png', 'https://example.org/a.glb?v=1', '/api/file?id=5'])('%s can be shown', address => {
  expect(isFileAddress(address)).toBe(true);
});

test.each([
  '',
  'a.png',
  '//example.org/a.png',
  '/\\example.org/a.png',
  'http://example.org/a.png',
  'https:///a.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '/a.png" onerror="x',
  `/${'a'.repeat(500)}`,
  5,
])('%j cannot', address => {
  expect(isFileAddress(address)).toBe(false);
});
