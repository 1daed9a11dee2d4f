import {
  type CallData,
  errorCodes,
  messageCalls,
  operatedMoneyCalls,
  operatorLogCalls,
  type TopUp,
  walletCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildOperator, type TestOperator } from '../../../testing/build-operator.ts';
import { buildPerson, signInAnew, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { FakeTransactions, noticeRequest } from '../../../testing/fakes/fake-transactions.ts';
import { type FakeWeChatPay, startFakeWeChatPay } from '../../../testing/fakes/fake-we-chat-pay.ts';
import { askWaiting, listRefunds } from '../../people/payments/index.ts';
import { balanceOf as pointsOf, spendPoints } from '../../people/points/index.ts';

const calls = operatedMoneyCalls;
const { operatedMeanwhile, operatorNotAllowed, inputInvalid, refundTooMuch, notPaid, topUpNotFound } = errorCodes;
const theirs = new FakeTransactions();
let test: TestApp;
let fake: FakeWeChatPay;
let finance: TestOperator;
let service: TestOperator;
let administrator: TestOperator;
let person: TestPerson;
beforeAll(async () => {
  fake = await startFakeWeChatPay(theirs.routes, () => test?.clock.now() ?? new Date());
  test = await buildTestApp({ env: { ...fake.env, SMS_POINTS_AT_START: '10' } });
  finance = await buildOperator(test, 'finance');
  administrator = await buildOperator(test, 'administrator');
  service = await buildOperator(test, 'service');
});
beforeEach(async () => {
  person = await buildPerson(test.platform);
  theirs.refundsBecome = 'SUCCESS';
  theirs.isOutOfMoney = false;
  theirs.isPayerGone = false;
  theirs.refusesQuestions = undefined;
});
afterAll(async () => {
  await test.close();
  await fake.stop();
});

type Payments = CallData<typeof calls.payments>;
const payments = async (asked: object = {}) =>
  (await test.call(calls.payments, asked as never, finance.seat)).data as Payments;
const paymentOf = async (orderNumber: string) => (await payments({ text: orderNumber })).items[0]!;
const refund = (orderNumber: string, amount: number, seenAmount = 0, seat = finance.seat) =>
  test.call(calls.refund, { orderNumber, amount, reason: 'bought by mistake', seenAmount }, seat);
const points = () => pointsOf(test.platform, person.id);
async function paid(wish: { packageId?: string; fen?: number }): Promise<TopUp> {
  const made = (await test.call(walletCalls.order, wish, asPerson(person))).data as TopUp;
  theirs.pay(made.orderNumber);
  await test.app.inject(noticeRequest(fake.notice('TRANSACTION.SUCCESS', theirs.resourceOf(made.orderNumber))));
  return made;
}

describe('packages and their prices', () => {
  const save = (input: object, seat = finance.seat) =>
    test.call(
      calls.savePackage,
      {
        packageId: 'trial-33',
        unit: 'points',
        amount: 33,
        priceFen: 500,
        zh: '尝鲜',
        en: 'Taster',
        isOffered: true,
        seenTime: null,
        why: 'spring',
        ...input,
      } as never,
      seat,
    );
  const offered = async () =>
    ((await test.call(walletCalls.packages, {}, asPerson(person))).data as { packageId: string }[]).map(
      one => one.packageId,
    );

  it('are put on the price list, changed as they were seen, and taken off', async () => {
    expect((await Promise.all([save({}), save({})])).map(({ code }) => code).toSorted()).toEqual([
      '0000',
      operatedMeanwhile.code,
    ]);
    expect(await offered()).toContain('trial-33');
    const list = async () =>
      (await test.call(calls.packages, {} as never, finance.seat)).data as CallData<typeof calls.packages>;
    const { changeTime: seenTime, sold } = (await list()).find(one => one.packageId === 'trial-33')!;
    expect(sold).toBe(0);
    expect((await save({ seenTime, isOffered: false })).code).toBe('0000');
    expect((await save({ seenTime, priceFen: 1 })).code).toBe(operatedMeanwhile.code);
    expect(await offered()).not.toContain('trial-33');
  });

  it('are not saved by who may not, nor money at a price beside itself', async () => {
    expect((await save({ packageId: 'by-service' }, service.seat)).code).toBe(operatorNotAllowed.code);
    expect((await save({ packageId: 'cheap', unit: 'fen', amount: 1000, priceFen: 999 })).code).toBe(inputInvalid.code);
    expect((await save({ packageId: 'none', amount: 0 })).code).toBe(inputInvalid.code);
    expect((await test.call(calls.packages, {} as never, {})).code).not.toBe('0000');
  });
});

describe('payments', () => {
  it('are listed by state and number, with whom they are for and sums, for who may see money', async () => {
    const { orderNumber } = await paid({ fen: 4321 });
    await test.call(walletCalls.order, { fen: 777 }, asPerson(person));
    expect(await payments({ text: orderNumber })).toMatchObject({
      items: [
        {
          orderNumber,
          name: person.nickName,
          reach: expect.stringContaining('****'),
          state: 'paid',
          priceFen: 4321,
          refundable: 4321,
        },
      ],
      total: 1,
      paidFen: 4321,
      refundedFen: 0,
    });
    expect((await payments({ text: `42000${orderNumber}` })).total).toBe(1);
    expect((await payments({ state: 'waiting' })).items.map(({ priceFen }) => priceFen)).toContain(777);
    expect((await test.call(calls.payments, {}, service.seat)).code).toBe(operatorNotAllowed.code);
    expect((await test.call(calls.books, {} as never, service.seat)).code).toBe(operatorNotAllowed.code);
  });
});

describe('a refund', () => {
  it('takes back what is left, bit by bit to the fen, and tells who paid why', async () => {
    const { orderNumber } = await paid({ packageId: 'points-500' });
    await spendPoints(test.platform, person.id, 160, { reason: 'sms', about: 'task' });
    expect(await points()).toBe(350);
    expect((await paymentOf(orderNumber)).refundable).toBe(350);
    expect((await refund(orderNumber, 351)).message).toContain('350');
    expect((await refund(orderNumber, 333)).data).toEqual({ state: 'done' });
    // They are told in the order of their time.
    test.clock.advanceSeconds(1);
    expect((await refund(orderNumber, 17, 333)).data).toEqual({ state: 'done' });
    expect(await points()).toBe(0);
    // 333 of 500 for 40.00 are 26.64; with 17 more 28.00.
    expect([...theirs.refunds.values()].filter(one => one.order === orderNumber).map(({ fen }) => fen)).toEqual([
      2664, 136,
    ]);
    expect(await paymentOf(orderNumber)).toMatchObject({ refundedAmount: 350, refundedFen: 2800, refundable: 0 });
    const told = (await test.call(messageCalls.messageReadList, {}, { ...asPerson(person), lang: 'en' })).data as {
      kind: string;
      content: string;
    }[];
    const refunds = told.filter(({ kind }) => kind === 'top-up-refunded').map(({ content }) => content);
    expect(refunds).toEqual(
      expect.arrayContaining([expect.stringContaining('¥26.64'), expect.stringContaining('bought by mistake')]),
    );
    const log = (await test.call(operatorLogCalls.list, {}, administrator.seat)).data as { items: object[] };
    expect(log.items).toContainEqual(
      expect.objectContaining({ action: 'money.refund', details: { amount: 17, reason: 'bought by mistake' } }),
    );
    const receipt = (await test.call(walletCalls.get, { orderNumber }, asPerson(person))).data as TopUp;
    expect(receipt.refunds).toMatchObject([
      { fen: 2664, state: 'done' },
      { fen: 136, reason: 'bought by mistake' },
    ]);
    expect(JSON.stringify(receipt)).not.toContain(finance.nickName);
  });

  it('is made once, when two press at once', async () => {
    const { orderNumber } = await paid({ fen: 1000 });
    const codes = (await Promise.all([refund(orderNumber, 400), refund(orderNumber, 400)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['0000', operatedMeanwhile.code]);
    expect(await paymentOf(orderNumber)).toMatchObject({ refundedFen: 400, refundable: 600 });
  });

  it('never gives more than the order, although the balance has more', async () => {
    const [small] = [await paid({ fen: 500 }), await paid({ fen: 90000 })];
    const tooMuch = await refund(small.orderNumber, 501);
    expect([tooMuch.code, tooMuch.message]).toEqual([refundTooMuch.code, expect.stringContaining('¥5.00')]);
    expect((await refund(small.orderNumber, 500)).code).toBe('0000');
    expect((await refund(small.orderNumber, 1, 500)).code).toBe(refundTooMuch.code);
  });

  it('is refused of what was not paid, of no order, and to who may not', async () => {
    const made = (await test.call(walletCalls.order, { fen: 600 }, asPerson(person))).data as TopUp;
    expect((await refund(made.orderNumber, 600)).code).toBe(notPaid.code);
    expect((await refund('nothing', 600)).code).toBe(topUpNotFound.code);
    expect((await refund(made.orderNumber, 600, 0, service.seat)).code).toBe(operatorNotAllowed.code);
    expect(
      (
        await test.call(
          calls.refund,
          { orderNumber: made.orderNumber, amount: 0, reason: 'x', seenAmount: 0 },
          finance.seat,
        )
      ).code,
    ).toBe(inputInvalid.code);
  });

  it('that WeChat refuses for ever puts back what was taken', async () => {
    const { orderNumber } = await paid({ fen: 2000 });
    theirs.isPayerGone = true;
    expect((await refund(orderNumber, 700)).data).toEqual({ state: 'refused' });
    expect(await paymentOf(orderNumber)).toMatchObject({
      refundedFen: 0,
      refundable: 2000,
      refunds: [{ state: 'refused', fen: 700, problem: '', toldAfter: null }],
    });
  });

  it('of a payment that was not the price gives back all of it, once, and takes nothing', async () => {
    const { orderNumber } = (await test.call(walletCalls.order, { packageId: 'points-500' }, asPerson(person)))
      .data as TopUp;
    theirs.pay(orderNumber, 1234);
    await test.app.inject(noticeRequest(fake.notice('TRANSACTION.SUCCESS', theirs.resourceOf(orderNumber))));
    expect(await paymentOf(orderNumber)).toMatchObject({ paidOther: 1234, refundable: 1234, refundableUnit: 'fen' });
    expect((await refund(orderNumber, 1000)).message).toContain('¥12.34');
    expect((await refund(orderNumber, 1234)).data).toEqual({ state: 'done' });
    expect((await refund(orderNumber, 1234)).code).toBe(operatedMeanwhile.code);
    expect(await paymentOf(orderNumber)).toMatchObject({ state: 'failed', paidOther: 1234, refundable: 0 });
    expect([await points(), theirs.refunds.size > 0]).toEqual([10, true]);
    const given = [...theirs.refunds.values()].filter(one => one.order === orderNumber);
    expect(given.map(({ fen }) => fen)).toEqual([1234]);
  });

  it('for which the merchant has too little waits, says why, and is given when there is enough', async () => {
    const { orderNumber } = await paid({ fen: 2100 });
    theirs.isOutOfMoney = true;
    expect((await refund(orderNumber, 800)).data).toEqual({ state: 'waiting' });
    expect(await paymentOf(orderNumber)).toMatchObject({
      refundedFen: 800,
      refunds: [{ state: 'waiting', problem: 'NOT_ENOUGH' }],
    });
    theirs.isOutOfMoney = false;
    test.clock.advanceSeconds(60);
    await askWaiting(test.platform);
    expect((await paymentOf(orderNumber)).refunds).toMatchObject([{ state: 'done', problem: '' }]);
  });

  it('that was given, and cannot be asked about, is not put back', async () => {
    const { orderNumber } = await paid({ fen: 2200 });
    fake.hangUpOnce('POST');
    expect((await refund(orderNumber, 900)).data).toEqual({ state: 'waiting' });
    theirs.refusesQuestions = 'NO_AUTH';
    test.clock.advanceSeconds(60);
    await askWaiting(test.platform);
    expect(await paymentOf(orderNumber)).toMatchObject({
      refundedFen: 900,
      refundable: 1300,
      refunds: [{ state: 'waiting', problem: 'NO_AUTH' }],
    });
    theirs.refusesQuestions = undefined;
    test.clock.advanceSeconds(60);
    await askWaiting(test.platform);
    expect(await paymentOf(orderNumber)).toMatchObject({ refundedFen: 900, refunds: [{ state: 'done' }] });
  });

  it('that ended refused, and is told done afterwards, says so to the operator and moves nothing', async () => {
    const { orderNumber } = await paid({ fen: 2300 });
    theirs.isPayerGone = true;
    await refund(orderNumber, 500);
    const { refundNumber } = (await paymentOf(orderNumber)).refunds[0]!;
    const resource = { mchid: fake.mchId, out_trade_no: orderNumber, out_refund_no: refundNumber };
    const notice = fake.notice('REFUND.SUCCESS', { ...resource, refund_status: 'SUCCESS' });
    expect((await test.app.inject(noticeRequest(notice))).statusCode).toBe(204);
    expect(await paymentOf(orderNumber)).toMatchObject({
      refundedFen: 0,
      refundable: 2300,
      refunds: [{ state: 'refused', toldAfter: 'done' }],
    });
  });

  it('whose answer is lost is asked for again under the same number, and given once', async () => {
    const { orderNumber } = await paid({ fen: 3000 });
    // The question whether it is there already is answered; the refund is made, and its answer is lost.
    fake.hangUpOnce('POST');
    expect((await refund(orderNumber, 1100)).data).toEqual({ state: 'waiting' });
    expect(theirs.refunds.size).toBeGreaterThan(0);
    test.clock.advanceSeconds(60);
    await askWaiting(test.platform);
    const [row] = await listRefunds(test.platform.database.pool, [orderNumber]);
    expect(row).toMatchObject({ state: 'done', fen: 1100 });
    expect([...theirs.refunds.values()].filter(one => one.order === orderNumber)).toHaveLength(1);
  });

  it('that takes its time ends by a notice, which may come twice', async () => {
    const { orderNumber } = await paid({ fen: 5000 });
    theirs.refundsBecome = 'PROCESSING';
    expect((await refund(orderNumber, 5000)).data).toEqual({ state: 'waiting' });
    const { refundNumber } = (await paymentOf(orderNumber)).refunds[0]!;
    const notice = fake.notice('REFUND.SUCCESS', {
      mchid: fake.mchId,
      out_trade_no: orderNumber,
      out_refund_no: refundNumber,
      refund_status: 'SUCCESS',
    });
    for (const _ of [1, 2]) expect((await test.app.inject(noticeRequest(notice))).statusCode).toBe(204);
    expect(await paymentOf(orderNumber)).toMatchObject({ refundedFen: 5000, refunds: [{ state: 'done' }] });
    const still = await signInAnew(test.platform, person);
    const told = (await test.call(messageCalls.messageReadList, {}, asPerson(still))).data as { kind: string }[];
    expect(told.filter(({ kind }) => kind === 'top-up-refunded')).toHaveLength(1);
  });
});

it('the books add up to zero, and say what came in, what was sold and what is held', async () => {
  const before = (await test.call(calls.books, {} as never, finance.seat)).data as CallData<typeof calls.books>;
  await paid({ packageId: 'points-2000' });
  const after = (await test.call(calls.books, {} as never, finance.seat)).data as CallData<typeof calls.books>;
  for (const book of after) expect(book).toMatchObject({ sum: 0, wrongMovements: 0, wrongAccounts: 0 });
  const change = (unit: string, house: string) => {
    const of = (books: typeof after) =>
      books.find(one => one.unit === unit)?.houses.find(one => one.house === house)?.sum ?? 0;
    return of(after) - of(before);
  };
  expect([change('fen', 'we-chat'), change('fen', 'sales'), change('points', 'sold')]).toEqual([-15000, 15000, -2000]);
});
