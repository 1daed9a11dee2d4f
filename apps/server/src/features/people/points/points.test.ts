import { smsCalls, smsTypes } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson } from '../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { balanceOf, grantPoints, spendPoints } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ env: { SMS_POINTS_AT_START: '7' } });
});
afterAll(() => test.close());

const spend = (personId: string, points: number) =>
  spendPoints(test.platform, personId, points, { reason: 'sms', about: 'task' });
const sumOf = async (personId: string) => {
  const { rows } = await test.platform.database.pool.query(
    `select sum(amount)::integer as sum from ledger_entry where kind = 'person' and holder = $1 and unit = 'points'`,
    [personId],
  );
  return rows[0].sum;
};

it('gives what there is and never more, however many ask at once (S9.18)', async () => {
  const { id } = await buildPerson(test.platform);
  const taken = await Promise.all(Array.from({ length: 20 }, () => spend(id, 2)));
  expect(taken.reduce((sum, one) => sum + one, 0)).toBe(7);
  expect(await balanceOf(test.platform, id)).toBe(0);
  expect(await sumOf(id)).toBe(0);
});

it('opens an account once, and its lines add up to its balance', async () => {
  const { id } = await buildPerson(test.platform);
  await Promise.all(Array.from({ length: 8 }, () => balanceOf(test.platform, id)));
  expect(await grantPoints(test.platform, id, 100)).toBe(107);
  expect(await spend(id, 5)).toBe(5);
  expect(await balanceOf(test.platform, id)).toBe(102);
  expect(await sumOf(id)).toBe(102);
});

it('counts a code to register as a message of the platform’s own', async () => {
  await test.call(smsCalls.sendSms, { phone: encryptField('13711119999'), smsType: smsTypes.register });
  const { rows } = await test.platform.database.pool.query(
    `select holder, amount from ledger_movement join ledger_entry using (movement_id) where cause = 'account-code' order by holder`,
  );
  expect(rows).toEqual([
    { holder: 'given', amount: -1 },
    { holder: 'used', amount: 1 },
  ]);
});
