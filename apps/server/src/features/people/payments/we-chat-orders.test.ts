import { generateKeyPairSync } from 'node:crypto';
import { errorCodes, type TopUp, walletCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginOutwardPause, endOutwardPause } from '../../../platform/outward-pause.repository.ts';
import { buildPerson, signInAnew, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { FakeTransactions, noticeRequest } from '../../../testing/fakes/fake-transactions.ts';
import { type FakeWeChatPay, type SignedNotice, startFakeWeChatPay } from '../../../testing/fakes/fake-we-chat-pay.ts';
import { balanceOf, booksOf } from '../ledger/index.ts';
import { askWaiting, findOrder, listStrayNotices } from './index.ts';

const { paymentUnreachable, paymentOff } = errorCodes;
const theirs = new FakeTransactions();
let test: TestApp;
let fake: FakeWeChatPay;
let person: TestPerson;
beforeAll(async () => {
  fake = await startFakeWeChatPay(theirs.routes, () => test?.clock.now() ?? new Date());
  test = await buildTestApp({ env: { ...fake.env, SMS_POINTS_AT_START: '0' } });
});
beforeEach(async () => {
  person = await buildPerson(test.platform);
  fake.asked.length = 0;
  fake.unsigned.length = 0;
});
afterAll(async () => {
  for (const book of await booksOf(test.platform.database.pool))
    expect(book).toMatchObject({ sum: 0, wrongMovements: 0, wrongAccounts: 0 });
  await test.close();
  await fake.stop();
});

const order = (fen: number) => test.call(walletCalls.order, { fen }, asPerson(person));
const ordered = async (fen: number) => (await order(fen)).data as TopUp;
const held = () => balanceOf(test.platform.database.pool, { kind: 'person', id: person.id, unit: 'fen' });
const stateOf = async (orderNumber: string) => (await findOrder(test.platform.database.pool, orderNumber))?.state;
const tell = async (notice: SignedNotice) => (await test.app.inject(noticeRequest(notice))).statusCode;
const paidNotice = (orderNumber: string, at?: Date) =>
  fake.notice('TRANSACTION.SUCCESS', theirs.resourceOf(orderNumber), at ? { at } : {});
const later = async (seconds: number) => {
  test.clock.advanceSeconds(seconds);
  person = await signInAnew(test.platform, person);
};

describe('an order paid by WeChat (S2.53)', () => {
  it('is shown as the code that WeChat says, and credited when its notice comes', async () => {
    const { orderNumber, payCode, way } = await ordered(8800);
    expect([way, payCode]).toEqual(['we-chat', `weixin://wxpay/bizpayurl?pr=${orderNumber}`]);
    expect(theirs.orders.get(orderNumber)).toMatchObject({
      fen: 8800,
      notifyUrl: 'https://survey.example/we-chat-pay/notice',
      body: { appid: 'wx8888888888888888', description: '问枢充值 ¥88.00' },
    });
    theirs.pay(orderNumber);
    expect(await tell(paidNotice(orderNumber))).toBe(204);
    expect(await held()).toBe(8800);
    expect(await findOrder(test.platform.database.pool, orderNumber)).toMatchObject({
      state: 'paid',
      transaction: `42000${orderNumber}`,
      paidAt: new Date('2026-03-02T08:00:05Z'),
    });
    expect(fake.unsigned).toEqual([]);
  });

  it('is credited once, for a notice that comes three times, twice of them at once, and a question meanwhile', async () => {
    const { orderNumber } = await ordered(500);
    theirs.pay(orderNumber);
    const one = paidNotice(orderNumber);
    await later(60);
    const codes = await Promise.all([tell(one), tell(paidNotice(orderNumber)), askWaiting(test.platform)]);
    expect([codes[0], codes[1], await tell(one)]).toEqual([204, 204, 204]);
    expect(await held()).toBe(500);
  });

  it('is asked for again when no notice comes, and by whoever looks at it', async () => {
    const [first, second] = [await ordered(300), await ordered(400)];
    theirs.pay(first.orderNumber);
    theirs.pay(second.orderNumber);
    await later(4);
    const looked = await test.call(walletCalls.get, { orderNumber: first.orderNumber }, asPerson(person));
    expect(looked.data).toMatchObject({ state: 'paid' });
    expect(await held()).toBe(300);
    await later(60);
    await askWaiting(test.platform);
    expect(await held()).toBe(700);
    const asked = fake.asked.length;
    await later(60);
    await askWaiting(test.platform);
    // What is paid is asked for no more.
    expect(fake.asked.length).toBe(asked);
  });

  it('expires when nobody pays, is closed there too, and a notice that comes late credits what was paid after all', async () => {
    const [unpaid, late] = [await ordered(300), await ordered(450)];
    await later(31 * 60);
    await askWaiting(test.platform);
    expect([await stateOf(unpaid.orderNumber), await stateOf(late.orderNumber)]).toEqual(['expired', 'expired']);
    expect(theirs.orders.get(unpaid.orderNumber)?.state).toBe('CLOSED');
    theirs.orders.get(late.orderNumber)!.state = 'NOTPAY';
    theirs.pay(late.orderNumber);
    await tell(paidNotice(late.orderNumber));
    expect([await stateOf(late.orderNumber), await held()]).toEqual(['paid', 450]);
  });

  it('paid in the moment in which it is closed, is paid', async () => {
    const { orderNumber } = await ordered(610);
    await later(31 * 60);
    theirs.pay(orderNumber);
    await askWaiting(test.platform);
    expect([await stateOf(orderNumber), await held()]).toEqual(['paid', 610]);
  });

  it('stays paid when an older notice says otherwise', async () => {
    const { orderNumber } = await ordered(700);
    const before = theirs.resourceOf(orderNumber);
    theirs.pay(orderNumber);
    await tell(paidNotice(orderNumber));
    await tell(fake.notice('TRANSACTION.CLOSED', { ...before, trade_state: 'CLOSED' }));
    expect([await stateOf(orderNumber), await held()]).toEqual(['paid', 700]);
  });

  it('for which another amount was paid is credited nothing, and said to the operator', async () => {
    const { orderNumber } = await ordered(900);
    theirs.pay(orderNumber, 9);
    expect(await tell(paidNotice(orderNumber))).toBe(204);
    expect(await held()).toBe(0);
    const other = { state: 'failed', paidOther: 9, transaction: `42000${orderNumber}` };
    expect(await findOrder(test.platform.database.pool, orderNumber)).toMatchObject(other);
    // Told closed afterwards, what was paid was paid.
    await tell(fake.notice('TRANSACTION.CLOSED', { ...theirs.resourceOf(orderNumber), trade_state: 'CLOSED' }));
    expect(await findOrder(test.platform.database.pool, orderNumber)).toMatchObject(other);
  });

  it('is not believed paid by a notice that is forged, late, of another merchant, or of nothing that we ordered', async () => {
    const { orderNumber } = await ordered(1000);
    theirs.pay(orderNumber);
    const resource = theirs.resourceOf(orderNumber);
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    expect(await tell(fake.notice('TRANSACTION.SUCCESS', resource, { by: stranger }))).toBe(401);
    expect(await tell(paidNotice(orderNumber, new Date(test.clock.now().getTime() - 301_000)))).toBe(401);
    expect(await tell({ ...paidNotice(orderNumber), headers: {} })).toBe(401);
    expect(await tell(fake.notice('TRANSACTION.SUCCESS', { ...resource, mchid: '1230000109' }))).toBe(401);
    // Theirs, and of no order of ours: taken, so that it is not sent again for a day.
    expect(await tell(fake.notice('TRANSACTION.SUCCESS', { ...resource, out_trade_no: 'unknown0001' }))).toBe(204);
    expect([await stateOf(orderNumber), await held()]).toEqual(['waiting', 0]);
    expect(await listStrayNotices(test.platform.database.pool, 9)).toMatchObject([
      {
        about: 'payment',
        number: 'unknown0001',
        told: 'paid',
        fen: 1000,
        transaction: `42000${orderNumber}`,
        times: 1,
      },
    ]);
  });

  it('that is not here is kept for the operators, once however often it is told, and so is a refund', async () => {
    const resource = {
      mchid: fake.mchId,
      out_trade_no: 'unknown0002',
      out_refund_no: 'Rnever',
      refund_status: 'SUCCESS',
    };
    for (const _ of [1, 2]) expect(await tell(fake.notice('REFUND.SUCCESS', resource))).toBe(204);
    const kept = await listStrayNotices(test.platform.database.pool, 9);
    expect(kept.filter(({ about }) => about === 'refund')).toMatchObject([
      { number: 'Rnever', told: 'done', times: 2 },
    ]);
  });

  it('waits while nobody can be asked, and is neither ended nor called off without an answer', async () => {
    const { orderNumber } = await ordered(760);
    const { pool } = test.platform.database;
    await beginOutwardPause(pool);
    await later(31 * 60);
    fake.asked.length = 0;
    await askWaiting(test.platform);
    const get = await test.call(walletCalls.get, { orderNumber }, asPerson(person));
    expect([await stateOf(orderNumber), (get.data as TopUp).state, fake.asked]).toEqual(['waiting', 'waiting', []]);
    expect((await test.call(walletCalls.cancel, { orderNumber }, asPerson(person))).code).toBe(paymentOff.code);
    expect(await stateOf(orderNumber)).toBe('waiting');
    theirs.pay(orderNumber);
    await endOutwardPause(pool);
    await later(60);
    await askWaiting(test.platform);
    expect([await stateOf(orderNumber), await held()]).toEqual(['paid', 760]);
  });

  it('that a notice has closed is asked about once more, for a day', async () => {
    const [paid, old] = [await ordered(810), await ordered(820)];
    for (const { orderNumber } of [paid, old])
      await tell(fake.notice('TRANSACTION.CLOSED', { ...theirs.resourceOf(orderNumber), trade_state: 'CLOSED' }));
    theirs.pay(paid.orderNumber);
    await later(60);
    await askWaiting(test.platform);
    expect([await stateOf(paid.orderNumber), await stateOf(old.orderNumber), await held()]).toEqual([
      ...['paid', 'expired', 810],
    ]);
    fake.asked.length = 0;
    await later(60);
    await askWaiting(test.platform);
    expect(fake.asked).toEqual([]);
  });

  it('is told when WeChat does not answer; what was ordered there after all is credited when it is paid', async () => {
    fake.hangUpOnce('POST');
    expect((await order(1200)).code).toBe(paymentUnreachable.code);
    const orderNumber = [...theirs.orders.keys()].at(-1)!;
    expect(await stateOf(orderNumber)).toBe('failed');
    theirs.pay(orderNumber);
    await tell(paidNotice(orderNumber));
    expect(await held()).toBe(1200);
    fake.answerOnce({ status: 200, body: { code_url: 'weixin://evil' }, isUnsigned: true });
    expect((await order(1300)).code).toBe(paymentUnreachable.code);
  });

  it('is not made while nothing leaves the installation', async () => {
    const { pool } = test.platform.database;
    await beginOutwardPause(pool);
    expect((await order(1400)).code).toBe(paymentOff.code);
    expect(fake.asked).toEqual([]);
    const { data } = await test.call(walletCalls.balances, {}, asPerson(person));
    expect(data).toMatchObject({ way: null });
    await endOutwardPause(pool);
    expect((await order(1400)).code).toBe('0000');
  });
});
