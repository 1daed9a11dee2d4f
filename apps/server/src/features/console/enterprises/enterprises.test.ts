import {
  type CallData,
  type CallRequest,
  enterpriseCalls,
  errorCodes,
  messageCalls,
  operatedEnterpriseCalls,
  operationCalls,
  operatorLogCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  askForSecondFactor,
  buildEnterprise,
  buildMember,
  expireEnterprise,
  type TestEnterprise,
} from '../../../testing/build-enterprise.ts';
import { buildOperator, type TestOperator } from '../../../testing/build-operator.ts';
import type { TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { savePlan } from '../../people/licences/index.ts';

const calls = operatedEnterpriseCalls;
const DAY_MS = 86_400_000;
const { operatedMeanwhile, seatsBelowUsed, inputInvalid, notWaiting } = errorCodes;

let test: TestApp;
let service: TestOperator;
let chief: TestOperator;
let enterprise: TestEnterprise;
beforeAll(async () => {
  test = await buildTestApp();
  chief = await buildOperator(test, 'administrator');
  service = await buildOperator(test, 'service');
});
beforeEach(async () => {
  enterprise = await buildEnterprise(test);
});
afterAll(() => test.close());

type Shown = CallData<typeof calls.get>;
const get = async (): Promise<Shown> =>
  (await test.call(calls.get, { enterpriseId: enterprise.enterpriseId }, service.seat)).data as Shown;
const find = async (wanted: object) =>
  (await test.call(calls.find, wanted as CallRequest<typeof calls.find>, service.seat)).data as CallData<
    typeof calls.find
  >;
const told = async (person: TestPerson) =>
  (
    (await test.call(messageCalls.messageReadList, {}, asPerson(person))).data as { kind: string; content: string }[]
  ).map(({ kind }) => kind);
const ownLog = async () => {
  const { enterpriseId, administrator } = enterprise;
  const input = { enterpriseId } as CallRequest<typeof operationCalls.inEnterprise>;
  const { data } = await test.call(operationCalls.inEnterprise, input, { ...asPerson(administrator), lang: 'en' });
  return (data as CallData<typeof operationCalls.inEnterprise>).items;
};
const lastLine = async () =>
  ((await test.call(operatorLogCalls.list, { size: 1 }, chief.seat)).data as CallData<typeof operatorLogCalls.list>)
    .items[0];
describe('enterprises', () => {
  it('are found by a part of their name, by their id, and by how they stand, a page at a time', async () => {
    const other = await buildEnterprise(test);
    await buildEnterprise(test);
    await expireEnterprise(test, other.enterpriseId);
    const byName = await find({ text: other.name.toUpperCase() });
    expect(byName.items.map(({ name }) => name)).toContain(other.name);
    const byId = await find({ text: enterprise.enterpriseId });
    expect(byId).toMatchObject({ total: 1, items: [{ name: enterprise.name, status: 'trial' }] });
    const expired = await find({ status: 'expired' });
    expect(expired.items.map(({ enterpriseId }) => enterpriseId)).toEqual([other.enterpriseId]);
    const page = await find({ size: 2, page: 2 });
    expect(page.total).toBeGreaterThan(2);
    expect(page.items.length).toBeGreaterThan(0);
    expect(page.items.map(({ enterpriseId }) => enterpriseId)).not.toContain(
      (await find({ size: 1 })).items[0]!.enterpriseId,
    );
    expect(await find({ text: 'no such enterprise' })).toEqual({ items: [], total: 0 });
  });

  it('are shown with their seats, their term and who administers them, who can be neither called nor written to by it', async () => {
    await buildMember(test, enterprise);
    await askForSecondFactor(test, enterprise.enterpriseId);
    const shown = await get();
    expect(shown).toMatchObject({ seatTotal: 5, seatsUsed: 2, status: 'trial', asksSecondFactor: true, orders: [] });
    const { administrator } = enterprise;
    expect(shown.administrator).toMatchObject({ userId: administrator.id, name: administrator.nickName });
    expect(JSON.stringify(shown)).not.toContain(administrator.phone);
    expect((await test.call(calls.get, { enterpriseId: 'nowhere1' }, service.seat)).code).toBe(inputInvalid.code);
  });
});

describe('an order', () => {
  const order = async (wish: 'seats' | 'renewal') => {
    const wanted = wish === 'seats' ? { wish, seats: 3 } : ({ wish, days: 100, note: 'as agreed' } as const);
    const input = { enterpriseId: enterprise.enterpriseId, ...wanted };
    const { data } = await test.call(enterpriseCalls.order, input, asPerson(enterprise.administrator));
    return (data as { orderNumber: string }).orderNumber;
  };
  const open = (orderNumber: string, planId?: string) =>
    test.call(calls.open, { orderNumber, why: 'paid by transfer', ...(planId && { planId }) }, service.seat);

  it('waits among those of all, and is opened with another plan than was asked for', async () => {
    await savePlan(test.platform, { planId: 'gold', zh: '黄金版', en: 'Gold', features: [], why: 'test' });
    const orderNumber = await order('renewal');
    const waiting = (await test.call(calls.orders, {}, service.seat)).data as CallData<typeof calls.orders>;
    expect(waiting.items.at(-1)).toMatchObject({
      orderNumber,
      enterpriseName: enterprise.name,
      wish: 'renewal',
      days: 100,
      note: 'as agreed',
    });
    expect((await open(orderNumber, 'nonesuch')).code).toBe(inputInvalid.code);
    expect((await open(orderNumber, 'gold')).code).toBe('0000');
    expect(await get()).toMatchObject({ planId: 'gold', versionName: 'Gold', status: 'activated' });
    expect(await told(enterprise.administrator)).toContain('order-opened');
    expect(await lastLine()).toMatchObject({
      action: 'order.open',
      object: orderNumber,
      by: { name: service.nickName },
      details: { planId: 'gold', why: 'paid by transfer' },
    });
    const after = (await test.call(calls.orders, {}, service.seat)).data as CallData<typeof calls.orders>;
    expect(after.total).toBe(waiting.total - 1);
  });

  it('of seats has no plan, and is decided once, however many decide', async () => {
    const orderNumber = await order('seats');
    expect((await open(orderNumber, 'gold')).code).toBe(inputInvalid.code);
    const decline = () => test.call(calls.decline, { orderNumber, why: 'not paid' }, service.seat);
    const codes = (await Promise.all([open(orderNumber), open(orderNumber), decline()])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['0000', notWaiting.code, notWaiting.code]);
    expect((await get()).seatTotal).toBe(codes[2] === '0000' ? 5 : 8);
    expect((await open('20260101nowhere')).code).toBe(notWaiting.code);
  });

  it('is not decided without a reason', async () => {
    const orderNumber = await order('seats');
    const answer = await test.call(calls.decline, { orderNumber, why: ' ' }, service.seat);
    expect(answer.code).toBe(inputInvalid.code);
    expect((await get()).orders).toMatchObject([{ status: 'requested' }]);
  });
});

describe('a term', () => {
  const until = async () => (await get()).validUntil!;
  const extend = async (to: { days?: number; until?: number }, seenUntil?: number) => {
    const input = {
      enterpriseId: enterprise.enterpriseId,
      days: to.days ?? null,
      until: to.until ?? null,
      seenUntil: seenUntil ?? (await until()),
      why: 'as a courtesy',
    };
    return (await test.call(calls.extend, input, service.seat)).code;
  };
  const expire = async () => {
    const input = { enterpriseId: enterprise.enterpriseId, why: 'fraud' };
    return (await test.call(calls.expire, input, service.seat)).code;
  };

  it('is extended by days from its end, until a day, or for ever; a trial stays one, and its administrator is told', async () => {
    const before = await until();
    expect(await extend({ days: 10 })).toBe('0000');
    expect(await until()).toBe(before + 10 * DAY_MS);
    const day = before + 40 * DAY_MS;
    expect(await extend({ until: day })).toBe('0000');
    expect(await get()).toMatchObject({ validUntil: day, status: 'trial' });
    expect(await extend({})).toBe('0000');
    expect((await get()).validUntil).toBeNull();
    expect(await told(enterprise.administrator)).toEqual(Array(3).fill('enterprise-extended'));
    expect((await ownLog())[0]).toMatchObject({
      action: 'enterprise.extend',
      account: { nickName: 'The platform’s operator' },
    });
  });

  it('counts days from now where it is over', async () => {
    await expireEnterprise(test, enterprise.enterpriseId);
    expect(await extend({ days: 2 })).toBe('0000');
    const left = (await until()) - Date.now();
    expect(left).toBeGreaterThan(1.9 * DAY_MS);
    expect(left).toBeLessThan(2.1 * DAY_MS);
    expect((await get()).status).toBe('trial');
  });

  it('never becomes shorter by it, and what is for ever stays so', async () => {
    const before = await until();
    expect(await extend({ until: before - DAY_MS })).toBe(inputInvalid.code);
    expect(await extend({ days: 1, until: before + DAY_MS })).toBe(inputInvalid.code);
    expect(await extend({ days: 4000 })).toBe(inputInvalid.code);
    expect(await until()).toBe(before);
    await extend({});
    expect(await extend({ days: 3 }, before)).toBe(operatedMeanwhile.code);
    expect((await get()).validUntil).toBeNull();
  });

  it('is extended once by two who saw the same', async () => {
    const before = await until();
    const codes = await Promise.all([extend({ days: 7 }, before), extend({ days: 7 }, before)]);
    expect(codes.toSorted()).toEqual(['0000', operatedMeanwhile.code]);
    expect(await until()).toBe(before + 7 * DAY_MS);
  });

  it('is ended at once, once; every member is told, and the enterprise’s own log says so', async () => {
    const member = await buildMember(test, enterprise);
    const codes = await Promise.all([expire(), expire()]);
    expect(codes.toSorted()).toEqual(['0000', operatedMeanwhile.code]);
    expect((await get()).status).toBe('expired');
    for (const person of [enterprise.administrator, member]) expect(await told(person)).toContain('enterprise-expired');
    expect((await ownLog()).map(({ action }) => action)).toContain('enterprise.expire');
    const project = await test.call(
      enterpriseCalls.edit,
      { enterpriseId: enterprise.enterpriseId, name: 'Other', industry: 'games' },
      asPerson(enterprise.administrator),
    );
    expect(project.code).not.toBe('0000');
    expect(await lastLine()).toMatchObject({ action: 'enterprise.expire', details: { why: 'fraud' } });
  });
});

describe('seats', () => {
  const seats = async (wanted: number, seenSeats = 5) => {
    const input = { enterpriseId: enterprise.enterpriseId, seats: wanted, seenSeats, why: 'agreed by phone' };
    return (await test.call(calls.seats, input, service.seat)).code;
  };

  it('are as many as an operator says, never fewer than are taken', async () => {
    await buildMember(test, enterprise);
    await buildMember(test, enterprise);
    expect(await seats(2)).toBe(seatsBelowUsed.code);
    expect(await seats(0)).toBe(inputInvalid.code);
    expect(await seats(3)).toBe('0000');
    expect(await get()).toMatchObject({ seatTotal: 3, seatsUsed: 3 });
    expect(await told(enterprise.administrator)).toContain('enterprise-seats');
    expect((await ownLog())[0]).toMatchObject({ action: 'enterprise.seats' });
  });

  it('are changed by one of two who saw the same number', async () => {
    const codes = await Promise.all([seats(9), seats(12)]);
    expect(codes.toSorted()).toEqual(['0000', operatedMeanwhile.code]);
    expect(await seats(7, 5)).toBe(operatedMeanwhile.code);
  });
});
