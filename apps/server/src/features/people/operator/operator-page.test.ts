import { enterpriseCalls, messageCalls, operationCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginOutwardPause, findOutwardPause } from '../../../platform/outward-pause.repository.ts';
import { buildEnterprise, type TestEnterprise } from '../../../testing/build-enterprise.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

const secret = 'a secret of the operator alone';
let test: TestApp;
let own: TestEnterprise;
beforeAll(async () => {
  test = await buildTestApp({ env: { OPERATOR_SECRET: secret } });
});
beforeEach(async () => {
  test.clock.advanceSeconds(3600);
  own = await buildEnterprise(test);
});
afterAll(() => test.close());

const order = async (wish: object, { enterpriseId, administrator } = own) =>
  (
    (await test.call(enterpriseCalls.order, { enterpriseId, ...wish } as never, asPerson(administrator))).data as {
      orderNumber: string;
    }
  ).orderNumber;
const found = async () =>
  (await test.call(enterpriseCalls.get, { enterpriseId: own.enterpriseId }, asPerson(own.administrator))).data;
const open = (cookie?: string, url = '/operator') =>
  test.app.inject({ url, headers: { lang: 'en', ...(cookie !== undefined && { cookie }) } });
const post = (action: string, form: Record<string, string>, cookie = '') =>
  test.app.inject({
    method: 'POST',
    url: `/operator/${action}`,
    payload: new URLSearchParams(form).toString(),
    headers: { lang: 'en', cookie, 'content-type': 'application/x-www-form-urlencoded' },
  });
/** The cookie of somebody who has the secret, and what their forms carry. */
const enter = async () => {
  const answer = await post('sign-in', { secret });
  expect(answer.statusCode).toBe(303);
  const cookie = String(answer.headers['set-cookie']).split(';')[0]!;
  const sign = /name="sign" value="([^"]+)"/.exec((await open(cookie)).body)![1]!;
  return { cookie, sign, header: String(answer.headers['set-cookie']) };
};
const decide = async (orderNumber: string, decision: string) => {
  const { cookie, sign } = await enter();
  return post('decide', { orderNumber, decision, sign }, cookie);
};

describe('/operator', () => {
  it('opens and declines orders, as the command does: told to the administrator and written into the log (P6.11)', async () => {
    const seats = await order({ wish: 'seats', seats: 7, note: '<b>soon</b>' });
    const more = await order({ wish: 'seats', seats: 1 });
    const { cookie } = await enter();
    const { body } = await open(cookie);
    expect(body).toContain(seats);
    expect(body).toContain('&#60;b&#62;soon');
    expect((await decide(seats, 'open')).body).toContain(`Order ${seats} is open`);
    expect((await decide(more, 'decline')).body).toContain(`Order ${more} was declined`);
    expect((await decide(more, 'open')).body).toContain('does not wait any more');
    expect(await found()).toMatchObject({ seatTotal: 12 });
    const told = await test.call(messageCalls.messageReadList, {}, { ...asPerson(own.administrator), lang: 'en' });
    expect((told.data as { kind: string; content: string }[]).map(({ kind }) => kind)).toEqual([
      'order-declined',
      'order-opened',
    ]);
    const log = await test.call(
      operationCalls.inEnterprise,
      { enterpriseId: own.enterpriseId },
      { ...asPerson(own.administrator), lang: 'en' },
    );
    expect((log.data as { items: unknown[] }).items.slice(0, 2)).toMatchObject([
      {
        action: 'enterprise.order-decline',
        account: { nickName: 'The platform’s operator' },
        details: { orderNumber: more },
      },
      { action: 'enterprise.order-open', details: { orderNumber: seats } },
    ]);
  });

  it('brings an expired enterprise back (P4.29)', async () => {
    await test.platform.database.pool.query(
      `update enterprise set valid_until = now() - interval '1 day' where enterprise_id = $1`,
      [own.enterpriseId],
    );
    await decide(await order({ wish: 'renewal', days: 10 }), 'open');
    expect(await found()).toMatchObject({ status: 'activated', validityDays: 10 });
  });

  it('decides nothing for who has no session, an old one, a made-up one, or a form of another page', async () => {
    const orderNumber = await order({ wish: 'seats', seats: 7 });
    const { cookie, sign, header } = await enter();
    expect(header).toMatch(/Path=\/operator; Max-Age=1800; HttpOnly; SameSite=Strict/);
    const form = { orderNumber, decision: 'open', sign };
    const [until, nonce, mac] = cookie.split('=')[1]!.split('.');
    const later = `operator=${Number(until) + 60_000}.${nonce}.${mac}`;
    const other = await enter();
    const tries = [
      post('decide', form),
      post('decide', form, later),
      post('decide', { ...form, sign: '' }, cookie),
      post('decide', { ...form, sign: other.sign }, cookie),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.statusCode).toBe(401);
    expect((await post('decide', { ...form, decision: 'delete' }, cookie)).statusCode).toBe(200);
    test.clock.advanceSeconds(31 * 60);
    expect((await post('decide', form, cookie)).statusCode).toBe(401);
    expect((await open(cookie)).body).not.toContain(orderNumber);
    expect(await found()).toMatchObject({ seatTotal: 5 });
  });

  it('knows no accounts: nobody’s token opens it', async () => {
    const orderNumber = await order({ wish: 'seats', seats: 7 });
    const headers = { lang: 'en', authorization: `Bearer ${own.administrator.token}` };
    const { body } = await test.app.inject({ url: '/operator', headers });
    expect(body).toContain('Operator’s secret');
    expect(body).not.toContain(orderNumber);
  });

  it('stops who guesses, the right secret too, for a while', async () => {
    for (let count = 0; count < 10; count++)
      expect((await post('sign-in', { secret: `${secret}x` })).statusCode).toBe(401);
    const stopped = await post('sign-in', { secret });
    expect([stopped.statusCode, stopped.headers['set-cookie']]).toEqual([429, undefined]);
    expect(stopped.body).toMatch(/Too many tries/);
    test.clock.advanceSeconds(15 * 60);
    await enter();
  });

  it('signs out', async () => {
    const { cookie, sign } = await enter();
    expect((await post('sign-out', { sign }, cookie)).headers['set-cookie']).toMatch(/^operator=; .*Max-Age=0/);
  });

  it('is not there without a secret, and a short one is none', async () => {
    const without = await buildTestApp();
    const [page, nothing] = [await without.app.inject('/operator'), await without.app.inject('/no-such-page')];
    expect([page.statusCode, page.body]).toEqual([nothing.statusCode, nothing.body]);
    expect((await without.app.inject({ method: 'POST', url: '/operator/sign-in' })).statusCode).toBe(404);
    await without.close();
    await expect(buildTestApp({ env: { OPERATOR_SECRET: 'short' } })).rejects.toThrow('OPERATOR_SECRET');
  });
});

it('of a restored installation says that nothing leaves, and lets it go on', async () => {
  const { pool } = test.platform.database;
  const { cookie, sign } = await enter();
  expect((await open(cookie)).body).not.toContain('/operator/go-on');
  await beginOutwardPause(pool);
  expect((await open(cookie)).body).toContain('Restored from a backup');
  expect((await post('go-on', { sign: 'forged' }, cookie)).statusCode).toBe(401);
  expect(await findOutwardPause(pool)).toBeDefined();
  expect((await post('go-on', { sign }, cookie)).body).toContain('What waits leaves from now on');
  expect(await findOutwardPause(pool)).toBeUndefined();
});
