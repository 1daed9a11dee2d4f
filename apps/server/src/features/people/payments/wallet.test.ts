import { type CallData, errorCodes, messageCalls, operationCalls, type TopUp, walletCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildEnterprise,
  buildMember,
  expireEnterprise,
  type TestEnterprise,
} from '../../../testing/build-enterprise.ts';
import { buildPerson, signInAnew, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { unzipEntry } from '../../../testing/files/unzip-entry.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { booksOf } from '../ledger/index.ts';
import { spendPoints } from '../points/index.ts';
import { askWaiting } from './index.ts';

const { topUpNotFound, packageNotFound, packageChanged, inputInvalid, noPermission } = errorCodes;
let test: TestApp;
let person: TestPerson;
let other: TestPerson;
let enterprise: TestEnterprise;
let member: TestPerson;
beforeAll(async () => {
  test = await buildTestApp({ env: { SMS_POINTS_AT_START: '7' } });
});
beforeEach(async () => {
  [person, other] = [await buildPerson(test.platform), await buildPerson(test.platform)];
  enterprise = await buildEnterprise(test);
  member = await buildMember(test, enterprise);
});
afterAll(() => test.close());

type Wish = Parameters<typeof order>[0];
const order = (
  wish: { packageId?: string; quantity?: number; fen?: number; priceFen?: number; enterpriseId?: string },
  who = person,
) => test.call(walletCalls.order, wish, { ...asPerson(who), lang: 'en' });
const ordered = async (wish: Wish, who = person) => (await order(wish, who)).data as TopUp;
const get = (orderNumber: string, who = person) => test.call(walletCalls.get, { orderNumber }, asPerson(who));
const balances = async (who = person, enterpriseId?: string) => {
  const asked = enterpriseId === undefined ? {} : { enterpriseId };
  const { data } = await test.call(walletCalls.balances, asked, asPerson(who));
  const { points, fen } = data as CallData<typeof walletCalls.balances>;
  return [points, fen];
};
const tillPath = ({ payCode }: TopUp) => new URL(payCode ?? '').pathname;
const press = (path: string, remoteAddress = '127.0.0.1') =>
  test.app.inject({
    method: 'POST',
    url: path,
    remoteAddress,
    // As a browser sends a form without fields.
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
const statement = async (asked: object, who = person) =>
  (await test.call(walletCalls.statement, asked as never, asPerson(who))).data as CallData<
    typeof walletCalls.statement
  >;

describe('topping up at the till of ours (S2.53)', () => {
  it('is offered by what is on the price list, in the reader’s language', async () => {
    const { data } = await test.call(walletCalls.packages, {}, { ...asPerson(person), lang: 'en' });
    expect(data).toContainEqual({
      packageId: 'points-500',
      unit: 'points',
      amount: 500,
      priceFen: 4000,
      name: '500 points',
    });
  });

  it('credits points once for one payment, however often the button is pressed', async () => {
    const made = await ordered({ packageId: 'points-500', quantity: 3 });
    expect(made).toMatchObject({ state: 'waiting', amount: 1500, priceFen: 12000, way: 'till', name: '500 points' });
    expect(await balances()).toEqual([7, 0]);
    const path = tillPath(made);
    const answers = await Promise.all(Array.from({ length: 6 }, () => press(path)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303, 303, 303]);
    expect(await balances()).toEqual([1507, 0]);
    expect((await get(made.orderNumber)).data).toMatchObject({
      state: 'paid',
      payCode: null,
      transaction: `till-${made.orderNumber}`,
    });
    expect((await statement({ unit: 'points' })).items).toMatchObject([
      { cause: 'top-up', amount: 1500, balance: 1507, about: made.orderNumber, by: person.nickName },
      { cause: 'start', amount: 7, balance: 7, by: null },
    ]);
    const told = (await test.call(messageCalls.messageReadList, {}, { ...asPerson(person), lang: 'en' })).data;
    expect(told).toMatchObject([{ kind: 'topped-up', content: '1,500 points from your top-up have been credited.' }]);
  });

  it('credits money of any amount, to the fen', async () => {
    const made = await ordered({ fen: 12345 });
    await press(tillPath(made));
    expect(await balances()).toEqual([7, 12345]);
  });

  it('tells on its page that no money moves, and is there for this machine alone', async () => {
    const path = tillPath(await ordered({ fen: 100 }));
    const shown = await test.app.inject({ url: path, headers: { 'accept-language': 'en' } });
    expect(shown.body).toContain('no money moves');
    const elsewhere = await test.app.inject({ url: path, remoteAddress: '192.168.1.9' });
    expect(elsewhere.body).not.toContain('no money moves');
    // Where pages are built, 404: then as any address that there is not.
    for (const answer of [elsewhere, await press(path, '192.168.1.9'), await press('/till/aaaaaaaaaaaaaaaaaaaaaaaa')])
      expect(answer.statusCode).toBeGreaterThanOrEqual(404);
    expect(await balances()).toEqual([7, 0]);
  });

  it('is over after half an hour, and what was called off cannot be paid', async () => {
    const [late, off] = [await ordered({ fen: 100 }), await ordered({ fen: 200 })];
    const cancel = (who: TestPerson) => test.call(walletCalls.cancel, { orderNumber: off.orderNumber }, asPerson(who));
    expect((await cancel(other)).code).toBe(topUpNotFound.code);
    expect((await cancel(person)).data).toMatchObject({ state: 'expired', payCode: null });
    test.clock.advanceSeconds(31 * 60);
    await Promise.all([press(tillPath(late)), press(tillPath(off))]);
    await askWaiting(test.platform);
    const still = await signInAnew(test.platform, person);
    expect((await get(late.orderNumber, still)).data).toMatchObject({ state: 'expired' });
    expect(await balances(still)).toEqual([7, 0]);
  });

  it.each([
    ['neither a package nor an amount', {}, inputInvalid],
    ['a package that there is not', { packageId: 'points-7' }, packageNotFound],
    ['a package at a price of yesterday', { packageId: 'points-500', priceFen: 3999 }, packageChanged],
    ['less than a yuan', { fen: 99 }, inputInvalid],
    ['a part of a fen', { fen: 100.5 }, inputInvalid],
    ['none of a package', { packageId: 'points-500', quantity: 0 }, inputInvalid],
  ])('is refused for %s', async (_, wish, refusal) => {
    expect((await order(wish)).code).toBe(refusal.code);
    const { rows } = await test.platform.database.pool.query('select 1 from payment_order where ordered_by = $1', [
      person.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('is nothing for a visitor', async () => {
    for (const answer of [
      await test.call(walletCalls.order, { fen: 100 }),
      await test.call(walletCalls.balances, {}),
      await test.call(walletCalls.statement, { unit: 'fen' }),
      await test.call(walletCalls.get, { orderNumber: 'abc' }),
      await test.call(walletCalls.cancel, { orderNumber: 'abc' }),
      await test.call(walletCalls.list, {}),
      await test.call(walletCalls.packages, {}),
      await test.call(walletCalls.exportStatement, { unit: 'fen', format: 'csv' }),
    ])
      expect(answer.code).toBe('9101');
  });
});

describe('an enterprise’s wallet', () => {
  it('is topped up by who may spend what it has, and seen by nobody else', async () => {
    const { enterpriseId, administrator } = enterprise;
    const made = await ordered({ packageId: 'money-500', enterpriseId }, administrator);
    await press(tillPath(made));
    expect(await balances(administrator, enterpriseId)).toEqual([0, 50000]);
    expect(await balances(administrator)).toEqual([7, 0]);
    expect((await get(made.orderNumber, administrator)).data).toMatchObject({
      enterpriseId,
      enterpriseName: enterprise.name,
    });
    const asMember = { ...asPerson(member), lang: 'en' as const };
    for (const answer of [
      await order({ fen: 100, enterpriseId }, member),
      await test.call(walletCalls.balances, { enterpriseId }, asMember),
      await test.call(walletCalls.statement, { enterpriseId, unit: 'fen' }, asMember),
      await test.call(walletCalls.list, { enterpriseId }, asMember),
      await test.call(walletCalls.exportStatement, { enterpriseId, unit: 'fen', format: 'csv' }, asMember),
    ])
      expect(answer.code).toBe(noPermission.code);
    expect((await get(made.orderNumber, member)).code).toBe(topUpNotFound.code);
    expect((await get(made.orderNumber, other)).code).toBe(topUpNotFound.code);
  });

  it('is not sold points, which only people spend', async () => {
    const { enterpriseId, administrator } = enterprise;
    const refused = await order({ packageId: 'points-500', enterpriseId }, administrator);
    expect(refused.code).toBe(errorCodes.pointsForPersons.code);
    expect((await test.call(walletCalls.list, { enterpriseId }, asPerson(administrator))).data).toMatchObject({
      total: 0,
    });
  });

  it('rests while the enterprise has expired, and the log of the enterprise says who ordered', async () => {
    const { enterpriseId, administrator } = enterprise;
    await ordered({ fen: 700, enterpriseId }, administrator);
    const log = await test.call(operationCalls.inEnterprise, { enterpriseId }, asPerson(administrator));
    expect(log.data).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ action: 'wallet.order', details: { quantity: 1, fen: 700 } }),
      ]),
    });
    await expireEnterprise(test, enterpriseId);
    expect((await order({ fen: 700, enterpriseId }, administrator)).code).not.toBe('0000');
  });
});

describe('the statement', () => {
  it('is filtered, paged, and exported as it is read: points, and yuan with two places', async () => {
    await press(tillPath(await ordered({ fen: 12345 })));
    await spendPoints(test.platform, person.id, 3, { reason: 'sms', about: 'task-1' });
    test.clock.advanceSeconds(60);
    await spendPoints(test.platform, person.id, 2, { reason: 'identity-code', about: 'check-1' });
    const second = { unit: 'points', page: 2, size: 1 };
    await balances();
    expect(await statement(second)).toMatchObject({ items: [{ cause: 'sms', amount: -3, about: 'task-1' }], total: 3 });
    expect((await statement({ unit: 'points', cause: 'sms' })).total).toBe(1);
    const from = test.clock.now().getTime();
    expect(await statement({ unit: 'points', from })).toMatchObject({ items: [{ cause: 'identity-code' }], total: 1 });
    const made = await madeFile(test, person, walletCalls.exportStatement, { unit: 'fen', format: 'csv' });
    expect(made.job).toMatchObject({ state: 'done', title: expect.stringMatching(/^Balance statement 2026-/) });
    const [head, line, ...rest] = made.text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(head).toBe('Time,What for,Reference,Amount,Balance');
    expect(line).toMatch(/,Top-up,\w+,123\.45,123\.45$/);
    expect(rest).toEqual([]);
    const book = await madeFile(test, person, walletCalls.exportStatement, { unit: 'points', format: 'xlsx' });
    expect(book.job).toMatchObject({
      state: 'done',
      file: { name: expect.stringMatching(/^Points statement .*\.xlsx$/) },
    });
    const sheet = unzipEntry(book.bytes!, 'xl/worksheets/sheet1.xml').toString();
    expect([...sheet.matchAll(/<v>(-?\d+)<\/v>/g)].map(([, value]) => Number(value))).toEqual(
      expect.arrayContaining([-2, -3, 7, 4]),
    );
  });
});

it('the books are right after all that', async () => {
  for (const book of await booksOf(test.platform.database.pool))
    expect(book).toMatchObject({ sum: 0, wrongMovements: 0, wrongAccounts: 0 });
});
