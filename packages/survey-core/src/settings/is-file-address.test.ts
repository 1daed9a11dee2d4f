import { expect, test } from 'vitest';
import { isFileAddress, originOfAddress } from './is-file-address.ts';

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
  'https://user@example.org/a.png',
  'https://*.example.org/a.png',
  'https://example.org;script-src/a.png',
  '/files/../api/a.png',
  '/files/%2e%2e/a.png',
  '/files//example.org/a.png',
  'JavaScript:alert(1)',
  '{host}/a.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '/a.png" onerror="x',
  `/${'a'.repeat(500)}`,
  5,
])('%j cannot', address => {
  expect(isFileAddress(address)).toBe(false);
});

test.each([
  ['https://Example.org:8443/a.png?x=https://other.org', 'https://example.org:8443'],
  ['https://example.org', 'https://example.org'],
  ['/files/a.png?x=https://other.org', undefined],
])('%s is of %s', (address, origin) => {
  expect(originOfAddress(address)).toBe(origin);
});
