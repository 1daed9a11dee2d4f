import { checkPassword, checkPhone } from '@wenshu/api-contract';
import { describe, expect, test } from 'vitest';
import { checkPictureCode, readPhone } from './check-credentials.ts';

describe('checkPhone: required (P5.1), of the right form (P5.3)', () => {
  test.each([
    ['', 'blank'],
    ['13800138000', undefined],
    ['1380013800', 'wrong'],
    ['138001380001', 'wrong'],
    ['12800138000', 'wrong'],
    ['1380013800a', 'wrong'],
  ])('finds %j %s', (phone, problem) => {
    expect(checkPhone(phone)).toBe(problem);
  });
});

describe('checkPassword: 8 to 20 characters (P5.5), digits, small and large letters (P5.6)', () => {
  test.each([
    ['', 'blank'],
    ['Wenshu2026', undefined],
    ['Wen2026', 'length'],
    ['Wenshu2026Wenshu20261', 'length'],
    ['Wenshu2026Wenshu2026', undefined],
    ['wenshu2026', 'kinds'],
    ['WENSHU2026', 'kinds'],
    ['WenshuWenshu', 'kinds'],
  ])('finds %j %s', (password, problem) => {
    expect(checkPassword(password)).toBe(problem);
  });
});

test('asks for a picture code', () => {
  expect(checkPictureCode('')).toBe('blank');
  expect(checkPictureCode('a1b2')).toBeUndefined();
});

test('reads a pasted phone number without its blanks and dashes, eleven characters at most (P5.2)', () => {
  expect(readPhone(' 138 0013-8000 ')).toBe('13800138000');
  expect(readPhone('138001380001234')).toBe('13800138000');
});
