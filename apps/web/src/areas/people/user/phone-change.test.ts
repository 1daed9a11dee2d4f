import { smsTypes } from '@wenshu/api-contract';
import { expect, it } from 'vitest';
import { PHONE_CHANGE_CODE, phoneChangeBody, problemsOfPhoneChange } from './phone-change.ts';

const values = { password: 'Old-Pass1', phone: '13900139000', smsCode: '0042' };

it('password and number leave as a cipher, the code as it was read', () => {
  expect(phoneChangeBody(values, text => `<${text}>`)).toEqual({
    password: '<Old-Pass1>',
    phone: '<13900139000>',
    smsCode: '0042',
  });
});

it('each field is judged by its own rule, and by nothing else', () => {
  const says = (field: string) => (value: string) => `${field} ${value}`;
  const problems = { password: says('password'), phone: () => undefined, smsCode: says('code') };
  expect(problemsOfPhoneChange(problems, values)).toEqual({
    password: 'password Old-Pass1',
    phone: undefined,
    smsCode: 'code 0042',
  });
});

it('the code is asked for as one of a new number: one of signing in would be taken by whoever holds the old one', () => {
  expect(PHONE_CHANGE_CODE).toBe(smsTypes.newPhone);
  expect(PHONE_CHANGE_CODE).not.toBe(smsTypes.signIn);
});
