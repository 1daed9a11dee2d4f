import { checkAccount, checkEmail, checkPassword, checkPhone, readAccount, readPhone } from '@wenshu/api-contract';
import { describe, expect, test } from 'vitest';
import { checkPictureCode } from './check-credentials.ts';

describe('checkPhone: required (P5.1), of the right form (P5.3)', () => {
  test.each([
    ['', 'blank'],
    ['13800138000', undefined],
    ['1380013800', 'wrong'],
    ['138001380001', 'wrong'],
    ['12800138000', 'wrong'],
    ['1380013800a', 'wrong'],
    ['+447400123456', undefined],
    ['+8613800138000', 'wrong'],
    ['447400123456', 'wrong'],
    ['+0447400123456', 'wrong'],
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
  expect(readPhone('+86 138 0013 8000')).toBe('13800138000');
  expect(readPhone('+44 (7400) 123-456')).toBe('+447400123456');
  expect(readPhone('+44740012345678901')).toBe('+447400123456789');
});

describe('an account is a phone or an address, whichever is typed', () => {
  test.each([
    ['', 'blank'],
    ['13800138000', undefined],
    ['ann@example.com', undefined],
    ['Ann+work@mail.example.co.uk', undefined],
    ['138 0013 8000', undefined],
    ['138001380001', 'wrong'],
    ['10.20-3@qq.com', undefined],
    ['ann', 'wrong'],
    ['ann@example', 'wrong'],
    ['ann@example.com,bob@example.com', 'wrong'],
  ])('finds %j %s', (account, problem) => {
    expect(checkAccount(account)).toBe(problem);
  });

  test('takes the blanks out of numbers alone', () => {
    expect(readAccount('138 0013 8000')).toBe('13800138000');
    expect(readAccount('1380013800012345@qq.com ')).toBe('1380013800012345@qq.com');
    expect(readAccount(' 10.20-3@qq.com')).toBe('10.20-3@qq.com');
  });

  test('asks for an address of ASCII before the sign', () => {
    expect(checkEmail('')).toBe('blank');
    expect(checkEmail('li@例子.中国')).toBeUndefined();
    expect(checkEmail('аnn@example.com')).toBe('wrong');
  });
});
