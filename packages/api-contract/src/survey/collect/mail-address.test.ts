import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newRespondent } from './check-respondent.ts';
import { isMailAddress, mailAddress } from './mail-address.ts';

it.each([
  ['a@b.cn', true],
  ['李雷@例子.cn', true],
  ['a.b+c@mail.b.cn', true],
  ['a@b.cn>', false],
  ['<a@b.cn', false],
  ['a@b.cn,c@d.cn', false],
  ['a@b.cn;', false],
  ['a"b@b.cn', false],
  ['a(b)@b.cn', false],
  ['a@b', false],
  ['a@b@c.cn', false],
  ['a b@c.cn', false],
])('%s is an address: %s, wherever one is taken', (text, is) => {
  expect(isMailAddress(text)).toBe(is);
  expect(z.safeParse(mailAddress, text).success).toBe(is);
  expect(z.safeParse(newRespondent, { email: text }).success).toBe(is);
});

it('is left out by who has none', () => {
  expect(z.parse(mailAddress, '  ')).toBe('');
});
