import { errorCodes, SUCCESS_CODE } from '@wenshu/api-contract/error-codes';
import { expect, it } from 'vitest';
import * as ours from './codes.ts';

it('tells the contract’s codes apart by the contract’s own numbers', () => {
  const named = Object.entries(ours.codes).map(([name]) => [name, errorCodes[name as ours.CodeName].code]);
  expect(ours.codes).toEqual(Object.fromEntries(named));
  expect(ours.SUCCESS_CODE).toBe(SUCCESS_CODE);
});
