import { accountCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson } from '../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { sweep } from './sweep.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const countOf = async (table: string) => {
  const { rows } = await test.platform.database.pool.query(`select count(*) as count from ${table}`);
  return rows[0].count;
};

it('removes what has run out and keeps what has not', async () => {
  const DAY = 86_400;
  await buildPerson(test.platform);
  await test.call(accountCalls.verifyCode, { verifyCodeKey: '0123456789abcdef' });
  test.clock.advanceSeconds(20 * DAY);
  const young = await buildPerson(test.platform);
  await test.call(accountCalls.verifyCode, { verifyCodeKey: 'fedcba9876543210' });
  test.clock.advanceSeconds(11 * DAY);
  await test.call(accountCalls.verifyCode, { verifyCodeKey: '0123456789fedcba' });
  await sweep(test.platform);
  expect([await countOf('session'), await countOf('session_token')]).toEqual([1, 1]);
  expect([await countOf('picture_code'), await countOf('attempt')]).toEqual([1, 1]);
  expect((await test.call(accountCalls.refreshToken, { token: young.token })).code).toBe('0000');
});
