import {
  enterpriseCalls,
  errorCodes,
  messageCalls,
  ownDataCalls,
  type RemovalPlan,
  type TopUp,
  walletCalls,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEnterprise, buildMember, type TestEnterprise } from '../../../testing/build-enterprise.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { topUp } from '../../../testing/fakes/top-up.ts';
import { sweep } from '../../sweep.ts';
import { type AccountRef, balanceOf, booksOf, listStatement, moveValue } from '../ledger/index.ts';
import { grantPoints } from '../points/index.ts';
import { accountOrLapsed, findOrder, lapseHolder } from './index.ts';

const { enterpriseHasMoney } = errorCodes;
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

const remove = ({ enterpriseId, name, administrator }: TestEnterprise) =>
  test.call(enterpriseCalls.remove, { enterpriseId, name }, asPerson(administrator));
const move = (from: AccountRef, to: AccountRef, fen: number) =>
  test.platform.database.transaction(db =>
    moveValue(db, {
      key: `lapsing-test:${from.id}:${to.id}:${fen}`,
      cause: 'packet-fund',
      by: null,
      at: test.clock.now(),
      parts: [
        { account: from, amount: -fen },
        { account: to, amount: fen },
      ],
    }),
  );

it('an enterprise is not deleted while it has money, in its wallet or in packets that it paid for, and the amount is said', async () => {
  const enterprise = await buildEnterprise(test);
  const { enterpriseId, administrator } = enterprise;
  await topUp(test, administrator, 700, enterpriseId);
  await topUp(test, administrator, 300);
  const own = { kind: 'enterprise', id: enterpriseId, unit: 'fen' } as const;
  const packet = { kind: 'packet', id: `of-${enterpriseId}`, unit: 'fen' } as const;
  await move(own, packet, 250);
  const refused = await remove(enterprise);
  expect([refused.code, refused.message]).toEqual([enterpriseHasMoney.code, expect.stringContaining('¥7.00')]);
  await move(own, { kind: 'house', id: 'paid-out', unit: 'fen' }, 450);
  expect((await remove(enterprise)).message).toContain('¥2.50');
  await move(packet, { kind: 'house', id: 'paid-out', unit: 'fen' }, 250);
  expect((await remove(enterprise)).code).toBe('0000');
  expect(await held('person', administrator.id, 'fen')).toBe(300);
});

it('what comes in for an enterprise that is gone lapses, and nobody is told that they have it', async () => {
  const enterprise = await buildEnterprise(test);
  const { enterpriseId, administrator } = enterprise;
  const wish = { fen: 640, enterpriseId };
  const order = (await test.call(walletCalls.order, wish, asPerson(administrator))).data as TopUp;
  expect((await remove(enterprise)).code).toBe('0000');
  const before = await held('house', 'lapsed', 'fen');
  const paid = await test.app.inject({ method: 'POST', url: new URL(order.payCode ?? '').pathname });
  expect(paid.statusCode).toBe(303);
  expect((await findOrder(test.platform.database.pool, order.orderNumber))?.state).toBe('paid');
  expect([await held('enterprise', enterpriseId, 'fen'), await held('house', 'lapsed', 'fen')]).toEqual([
    ...[0, before + 640],
  ]);
  const told = await test.call(messageCalls.messageReadList, {}, asPerson(administrator));
  expect(JSON.stringify(told.data)).not.toContain('topped-up');
  for (const book of await booksOf(test.platform.database.pool))
    expect(book).toMatchObject({ sum: 0, wrongMovements: 0, wrongAccounts: 0 });
});

it('whoever credits a person who is leaving comes before them or finds them gone: nothing stays in their account', async () => {
  const { database, clock } = test.platform;
  const person = await buildPerson(test.platform);
  const account = { kind: 'person', id: person.id, unit: 'fen' } as const;
  const credit = (key: string) =>
    database.transaction(async db => {
      const to = await accountOrLapsed(db, account);
      const parts = [
        { account: { kind: 'house', id: 'till', unit: 'fen' } as const, amount: -10 },
        { account: to, amount: 10 },
      ];
      await moveValue(db, { key, cause: 'top-up', by: null, at: clock.now(), parts });
    });
  const before = await held('house', 'lapsed', 'fen');
  const leaving = database.transaction(async db => {
    await lapseHolder(db, { kind: 'person', id: person.id }, clock.now());
    await db.query('delete from person where id = $1', [person.id]);
  });
  await Promise.all([...Array.from({ length: 6 }, (_, at) => credit(`race:${person.id}:${at}`)), leaving]);
  expect([await held('person', person.id, 'fen'), await held('house', 'lapsed', 'fen')]).toEqual([0, before + 60]);
});
