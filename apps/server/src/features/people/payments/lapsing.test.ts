import { enterpriseCalls, ownDataCalls, type RemovalPlan } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEnterprise, buildMember } from '../../../testing/build-enterprise.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { topUp } from '../../../testing/fakes/top-up.ts';
import { sweep } from '../../sweep.ts';
import { type AccountRef, balanceOf, booksOf, listStatement } from '../ledger/index.ts';
import { grantPoints } from '../points/index.ts';

const DAY = 24 * 60 * 60;
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ env: { SMS_POINTS_AT_START: '10' } });
});
afterAll(() => test.close());

const held = (kind: AccountRef['kind'], id: string, unit: AccountRef['unit']) =>
  balanceOf(test.platform.database.pool, { kind, id, unit });
const planOf = async (person: TestPerson) =>
  (await test.call(ownDataCalls.removalPlan, {}, asPerson(person))).data as RemovalPlan;
const leave = (person: TestPerson) =>
  test.call(ownDataCalls.remove, { password: encryptField(person.password) }, asPerson(person));

it('what is in a wallet is told before its person leaves, stays for seven days, and lapses with them', async () => {
  const person = await buildPerson(test.platform);
  const alone = await buildEnterprise(test, person);
  const shared = await buildEnterprise(test, person);
  const heir = await buildMember(test, shared);
  await grantPoints(test.platform, person.id, 5);
  await topUp(test, person, 1250);
  await topUp(test, person, 800, alone.enterpriseId);
  await topUp(test, person, 900, shared.enterpriseId);
  const plan = await planOf(person);
  expect(plan.lapsing).toEqual([
    { unit: 'points', amount: 15 },
    { unit: 'fen', amount: 1250 },
  ]);
  const lapsingOf = (id: string) => plan.enterprises.find(({ enterpriseId }) => enterpriseId === id)?.lapsing;
  expect([lapsingOf(alone.enterpriseId), lapsingOf(shared.enterpriseId)]).toEqual([[{ unit: 'fen', amount: 800 }], []]);

  expect((await leave(person)).code).toBe('0000');
  test.clock.advanceSeconds(6 * DAY);
  await sweep(test.platform);
  expect(await held('person', person.id, 'fen')).toBe(1250);
  test.clock.advanceSeconds(2 * DAY);
  await sweep(test.platform);
  expect([await held('person', person.id, 'points'), await held('person', person.id, 'fen')]).toEqual([0, 0]);
  expect(await held('enterprise', alone.enterpriseId, 'fen')).toBe(0);
  // Whoever administers it now has what it had.
  expect(await held('enterprise', shared.enterpriseId, 'fen')).toBe(900);
  expect([await held('house', 'lapsed', 'fen'), await held('house', 'lapsed', 'points')]).toEqual([2050, 15]);
  const account = { kind: 'person', id: person.id, unit: 'fen' } as const;
  const { rows } = await listStatement(test.platform.database.pool, account, { limit: 5, offset: 0 });
  expect(rows).toMatchObject([{ cause: 'lapse', amount: -1250, balance: 0 }, { cause: 'top-up' }]);
  const { rows: orders } = await test.platform.database.pool.query(
    'select ordered_by, state from payment_order where holder = $1',
    [person.id],
  );
  expect(orders).toEqual([{ ordered_by: null, state: 'paid' }]);
  expect(heir.id).not.toBe(person.id);
});

it('what is in an enterprise’s wallet lapses when it is deleted, and nobody else’s does', async () => {
  const { enterpriseId, name, administrator } = await buildEnterprise(test);
  await topUp(test, administrator, 700, enterpriseId);
  await topUp(test, administrator, 300);
  const before = await held('house', 'lapsed', 'fen');
  expect((await test.call(enterpriseCalls.remove, { enterpriseId, name }, asPerson(administrator))).code).toBe('0000');
  expect(await held('enterprise', enterpriseId, 'fen')).toBe(0);
  expect(await held('person', administrator.id, 'fen')).toBe(300);
  expect((await held('house', 'lapsed', 'fen')) - before).toBe(700);
  for (const book of await booksOf(test.platform.database.pool))
    expect(book).toMatchObject({ sum: 0, wrongMovements: 0, wrongAccounts: 0 });
});
