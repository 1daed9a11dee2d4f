import { type CallData, errorCodes, operatedMoneyCalls, type TopUp, walletCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOperator, type TestOperator } from '../../../testing/build-operator.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { FakeTransactions, noticeRequest } from '../../../testing/fakes/fake-transactions.ts';
import { type FakeWeChatPay, startFakeWeChatPay } from '../../../testing/fakes/fake-we-chat-pay.ts';
import { type AccountRef, balanceOf, booksOf, moveValue } from '../../people/ledger/index.ts';

const { demonstrationMoney, notWaiting, operatedMeanwhile, operatorNotAllowed } = errorCodes;
const calls = operatedMoneyCalls;
const theirs = new FakeTransactions();
let test: TestApp;
let fake: FakeWeChatPay;
let finance: TestOperator;
let service: TestOperator;
let person: TestPerson;
let spender: TestPerson;
beforeAll(async () => {
  fake = await startFakeWeChatPay(theirs.routes, () => test?.clock.now() ?? new Date());
  test = await buildTestApp({ env: { ...fake.env, SMS_POINTS_AT_START: '0' } });
  [finance, service] = [await buildOperator(test, 'finance'), await buildOperator(test, 'service')];
  [person, spender] = [await buildPerson(test.platform), await buildPerson(test.platform)];
});
afterAll(async () => {
  await test.close();
  await fake.stop();
});

const fenOf = ({ id }: TestPerson): AccountRef => ({ kind: 'person', id, unit: 'fen' });
const held = (who: TestPerson) => balanceOf(test.platform.database.pool, fenOf(who));
const house = (id: string): AccountRef => ({ kind: 'house', id, unit: 'fen' });
const inHouse = (id: string) => balanceOf(test.platform.database.pool, house(id));
let keys = 0;
const move = (from: AccountRef, to: AccountRef, fen: number, cause: 'top-up' | 'packet-fund' = 'top-up') =>
  test.platform.database.transaction(db =>
    moveValue(db, {
      key: `demonstration-test:${++keys}`,
      cause,
      by: null,
      at: test.clock.now(),
      parts: [
        { account: from, amount: -fen },
        { account: to, amount: fen },
      ],
    }),
  );
const seen = async () =>
  (await test.call(calls.demonstration, {}, finance.seat)).data as CallData<typeof calls.demonstration>;
const clear = (seenFen: number, seat = finance.seat) =>
  test.call(calls.voidDemonstration, { seenFen, why: 'the demonstration is over' }, seat);
const order = (wish: object) => test.call(walletCalls.order, wish, asPerson(person));

it('money of a demonstration is not spent beside real money: it rests until an operator takes it, and nothing else is taken', async () => {
  expect(await seen()).toEqual({ fen: 0, holders: 0, isShut: false });
  expect((await clear(1)).code).toBe(notWaiting.code);
  // As a till of ours has left it, before WeChat Pay was set up; and what was real stays apart.
  await move(house('till'), fenOf(person), 5000);
  await move(house('till'), fenOf(spender), 900);
  await move(fenOf(spender), house('paid-out'), 400, 'packet-fund');
  await move(house('we-chat'), fenOf(person), 70);
  expect(await seen()).toEqual({ fen: 5900, holders: 2, isShut: true });
  expect((await order({ fen: 600 })).code).toBe(demonstrationMoney.code);
  // Points are no money that could leave.
  expect((await order({ packageId: 'points-500' })).code).toBe('0000');

  expect((await clear(5900, service.seat)).code).toBe(operatorNotAllowed.code);
  expect((await clear(5800)).code).toBe(operatedMeanwhile.code);
  expect((await clear(5900)).data).toEqual({ takenFen: 5500 });
  expect([await held(person), await held(spender), await inHouse('till')]).toEqual([70, 0, 0]);
  expect(await inHouse('voided')).toBe(-400);
  expect(await seen()).toMatchObject({ fen: 0, isShut: false });
  for (const book of await booksOf(test.platform.database.pool))
    expect(book).toMatchObject({ sum: 0, wrongMovements: 0, wrongAccounts: 0 });

  const { orderNumber } = (await order({ fen: 600 })).data as TopUp;
  theirs.pay(orderNumber);
  await test.app.inject(noticeRequest(fake.notice('TRANSACTION.SUCCESS', theirs.resourceOf(orderNumber))));
  expect([await held(person), await inHouse('we-chat'), await inHouse('till')]).toEqual([670, -670, 0]);
});
