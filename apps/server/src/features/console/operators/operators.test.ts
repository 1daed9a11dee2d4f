import {
  accountCalls,
  type CallData,
  operatorCalls,
  operatorDoorCalls,
  operatorLogCalls,
  sessionCalls,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildOperator } from '../../../testing/build-operator.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { authenticatorCode } from '../../../testing/fakes/authenticator-code.ts';
import { forceNewPassword } from '../../people/account/index.ts';
import { nameFirstOperator, removeOperator } from './index.ts';

const secret = 'a secret of the operator alone';
let test: TestApp;
const start = async (env: Record<string, string> = {}) => {
  await test?.close();
  test = await buildTestApp({ env });
};
beforeEach(() => start({ OPERATOR_SECRET: secret }));
afterAll(() => test.close());

const codes = { verifyCode: 'abcd', verifyCodeKey: '0123456789abcdef' };
const begin = (person: TestPerson, password = person.password) =>
  test.call(operatorDoorCalls.begin, {
    phone: encryptField(person.phone),
    password: encryptField(password),
    ...codes,
  });
type Begun = CallData<typeof operatorDoorCalls.begin>;
type Seat = CallData<typeof operatorDoorCalls.bySecret>;
type Lines = CallData<typeof operatorLogCalls.list>;

/** The answer with the cookie that came with it. */
async function enter(path: string, payload: object) {
  const answer = await test.app.inject({ method: 'POST', url: `/api${path}`, headers: { lang: 'en' }, payload });
  const header = String(answer.headers['set-cookie'] ?? '');
  const seat = { lang: 'en' as const, headers: { cookie: header.split(';')[0]! } };
  return { status: answer.statusCode, body: answer.json(), header, seat };
}
const bySecret = (given = secret) => enter(operatorDoorCalls.bySecret.path, { secret: given });
const complete = (ticket: string, code: string) => enter(operatorDoorCalls.complete.path, { ticket, code });
const codeAt = (of: string, seconds = 0) =>
  authenticatorCode(of, new Date(test.clock.now().getTime() + seconds * 1000));
const add = (seat: object, account: string, ...roles: string[]) =>
  test.call(operatorCalls.add, { account, roles, why: 'helps out' } as never, seat);
const list = (seat: object) => test.call(operatorCalls.list, {}, seat);
const lines = async (seat: object, wanted = {}) => (await test.call(operatorLogCalls.list, wanted, seat)).data as Lines;

describe('coming in', () => {
  it('is by the secret while nobody is an operator; naming the first one ends that, in every session', async () => {
    expect((await test.call(operatorDoorCalls.state, {})).data).toEqual({
      seat: null,
      takesSecret: true,
      hasOperators: false,
    });
    expect((await bySecret(`${secret}x`)).body).toMatchObject({ code: '9866', field: 'secret' });
    const first = await bySecret();
    expect(first.header).toMatch(/^wenshu-operator=[\w-]{43}; Path=\/api\/operator; HttpOnly; SameSite=Strict$/);
    expect((first.body.data as Seat).roles).toEqual(['administrator']);
    const person = await buildPerson(test.platform);
    expect((await add(first.seat, person.phone, 'service')).code).toBe('9862');
    expect((await add(first.seat, '13999999999', 'administrator')).code).toBe('9113');
    expect((await add(first.seat, person.phone, 'administrator')).code).toBe('0000');
    expect((await list(first.seat)).code).toBe('9860');
    expect((await bySecret()).body.code).toBe('9866');
  });

  it('stops whoever guesses the secret, the right one too, for a while', async () => {
    for (let count = 0; count < 10; count++) expect((await bySecret('wrong')).body.code).toBe('9866');
    expect((await bySecret()).body.code).toBe('9007');
    test.clock.advanceSeconds(15 * 60);
    expect((await bySecret()).status).toBe(200);
  });

  it('by an account asks for the password, then for a second factor, which is set up by who has none', async () => {
    const person = await buildPerson(test.platform);
    await add((await bySecret()).seat, person.phone, 'administrator');
    const { ticket, factor } = (await begin(person)).data as Begun;
    expect(factor?.picture).toMatch(/^data:image\/png/);
    expect((await complete(ticket, '000000')).body.code).toBe('9152');
    const entered = await complete(ticket, codeAt(factor!.secret));
    expect(entered.body.data).toMatchObject({ seat: { name: person.nickName, roles: ['administrator'] } });
    expect(entered.body.data.recoveryCodes).toHaveLength(10);
    expect((await list(entered.seat)).data).toMatchObject([{ userId: person.id, hasFactor: true, addedBy: null }]);

    test.clock.advanceSeconds(60);
    const again = (await begin(person)).data as Begun;
    expect(again.factor).toBeNull();
    expect((await complete(again.ticket, codeAt(factor!.secret, -60))).body.code).toBe('9152');
    expect((await complete(again.ticket, codeAt(factor!.secret))).body.data.recoveryCodes).toBeNull();
  });

  it('tells nobody whether an account is an operator’s', async () => {
    const [nobody, operator] = [await buildPerson(test.platform), await buildOperator(test, 'administrator')];
    const [wrong, none] = [await begin(operator, 'Wrong1234'), await begin(nobody)];
    expect([wrong.code, wrong.message, wrong.data]).toEqual([none.code, none.message, none.data]);
    expect(none.code).toBe('9102');
  });

  it('is not for who must change the password first, nor by the ticket of an ordinary sign-in', async () => {
    const operator = await buildOperator(test, 'administrator');
    await forceNewPassword(test.platform, operator.phone);
    expect((await begin(operator)).code).toBe('9102');
    const former = await buildOperator(test, 'reader');
    const input = { phone: encryptField(former.phone), password: encryptField(former.password), ...codes };
    const { ticket = '' } = await test.call(accountCalls.signIn, input);
    await removeOperator(test.platform, former.id);
    test.clock.advanceSeconds(60);
    expect((await complete(ticket, codeAt(former.secret))).body.code).toBe('9102');
  });

  it('is by nobody’s workspace token, and a seat opens no workspace', async () => {
    const operator = await buildOperator(test, 'administrator');
    expect((await list({ token: operator.token })).code).toBe('9860');
    expect((await test.call(sessionCalls.list, {}, operator.seat)).code).toBe('9101');
  });

  it('makes the account that the start names the first operator, also one that registers later, and no second one', async () => {
    await start({ OPERATOR_ACCOUNT: '13500000001' });
    expect(await nameFirstOperator(test.platform)).toBe(false);
    await test.platform.database.pool.query(`update person set phone = '13500000001' where id = $1`, [
      (await buildPerson(test.platform)).id,
    ]);
    const made = await Promise.all([1, 2, 3].map(() => nameFirstOperator(test.platform)));
    expect(made.filter(Boolean)).toHaveLength(1);
    await test.platform.database.pool.query(`update person set phone = '13500000009' where phone = '13500000001'`);
    await test.platform.database.pool.query(`update person set phone = '13500000001' where id = $1`, [
      (await buildPerson(test.platform)).id,
    ]);
    expect(await nameFirstOperator(test.platform)).toBe(false);
  });
});

describe('a seat', () => {
  it('is free after half an hour without a word, reading aside, and after eight hours in any case', async () => {
    const { seat } = await buildOperator(test, 'administrator');
    const here = (of = seat) => test.call(operatorDoorCalls.here, {}, of);
    test.clock.advanceSeconds(29 * 60);
    expect((await here()).data).toMatchObject({ idleUntil: test.clock.now().getTime() + 30 * 60_000 });
    test.clock.advanceSeconds(29 * 60);
    expect((await list(seat)).code).toBe('0000');
    test.clock.advanceSeconds(60);
    expect((await list(seat)).code).toBe('9860');

    const other = await buildOperator(test, 'administrator');
    for (let minutes = 20; minutes < 8 * 60; minutes += 20) {
      test.clock.advanceSeconds(20 * 60);
      expect((await here(other.seat)).code).toBe('0000');
    }
    test.clock.advanceSeconds(20 * 60);
    expect((await list(other.seat)).code).toBe('9860');
  });

  it('ends with leaving, with all sessions of the account, with the role, and with the second factor', async () => {
    const lasting = await buildOperator(test, 'administrator');
    const seated = () => buildOperator(test, 'administrator');
    const [leaving, forced, removed, bare] = [await seated(), await seated(), await seated(), await seated()];
    await test.call(operatorDoorCalls.leave, {}, leaving.seat);
    await test.call(sessionCalls.endOthers, {}, asPerson(forced));
    await test.call(operatorCalls.remove, { userId: removed.id, why: 'has left' }, lasting.seat);
    await test.platform.database.pool.query('delete from second_factor where person_id = $1', [bare.id]);
    for (const { seat } of [leaving, forced, removed, bare]) expect((await list(seat)).code).toBe('9860');
    expect((await list(lasting.seat)).code).toBe('0000');
  });

  it('holds what its roles hold at that moment', async () => {
    const [chief, other] = [await buildOperator(test, 'administrator'), await buildOperator(test, 'content')];
    expect((await list(other.seat)).code).toBe('9861');
    const change = { userId: other.id, roles: ['reader', 'content'], why: 'reads too' } as const;
    expect((await test.call(operatorCalls.change, { ...change, roles: [...change.roles] }, chief.seat)).code).toBe(
      '0000',
    );
    expect((await list(other.seat)).code).toBe('0000');
    expect((await add(other.seat, '13000000001', 'administrator')).code).toBe('9861');
  });
});

describe('administrators', () => {
  it('are never none: not by two who remove each other at once', async () => {
    const [one, two] = [await buildOperator(test, 'administrator'), await buildOperator(test, 'administrator')];
    const removing = [
      test.call(operatorCalls.remove, { userId: two.id, why: 'goes' }, one.seat),
      test.call(operatorCalls.remove, { userId: one.id, why: 'goes' }, two.seat),
    ];
    const answers = (await Promise.all(removing)).map(({ code }) => code).sort();
    expect(answers[0]).toBe('0000');
    expect(['9860', '9862']).toContain(answers[1]);
    const { rows } = await test.platform.database.pool.query('select roles from operator');
    expect(rows).toEqual([{ roles: ['administrator'] }]);
  });

  it('cannot give up the last one’s role', async () => {
    const { id, seat } = await buildOperator(test, 'administrator');
    const change = await test.call(operatorCalls.change, { userId: id, roles: ['reader'], why: 'tired' }, seat);
    expect(change.code).toBe('9862');
    expect((await add(seat, (await buildPerson(test.platform)).phone, 'reader')).code).toBe('0000');
  });
});

describe('the log', () => {
  it('keeps who did what, to whom and why, and filters it', async () => {
    const chief = await buildOperator(test, 'administrator');
    const other = await buildPerson(test.platform);
    await add(chief.seat, other.phone, 'finance');
    await test.call(operatorCalls.remove, { userId: other.id, why: 'moved on' }, chief.seat);
    await test.call(operatorCalls.remove, { userId: other.id, why: 'moved on' }, chief.seat);
    const { items, total, people } = await lines(chief.seat, { userId: chief.id });
    expect(total).toBe(2);
    expect(items).toMatchObject([
      {
        action: 'operator.remove',
        object: other.id,
        objectName: other.nickName,
        details: { why: 'moved on' },
        by: { name: chief.nickName },
      },
      { action: 'operator.add', object: other.id, details: { roles: ['finance'], why: 'helps out' } },
    ]);
    expect(people).toEqual([{ userId: chief.id, name: chief.nickName }]);
    expect((await lines(chief.seat, { action: 'operator.remove' })).items).toHaveLength(1);
    const file = await test.app.inject({
      url: `/api${operatorLogCalls.export.path}?action=operator.remove`,
      headers: { ...chief.seat.headers, lang: 'zh' },
    });
    expect(file.body).toContain('移除运营人员');
    expect((await lines(chief.seat, { action: 'log.export' })).items[0]).toMatchObject({ details: {} });
  });

  it('can be neither changed nor emptied, and whoever changes it past that is found', async () => {
    const { seat } = await buildOperator(test, 'administrator');
    for (let count = 0; count < 3; count++) await add(seat, (await buildPerson(test.platform)).phone, 'reader');
    const check = async () => (await test.call(operatorLogCalls.check, {}, seat)).data;
    const { pool } = test.platform.database;
    await expect(pool.query(`update operator_log set by_name = 'x'`)).rejects.toThrow('only ever added to');
    await expect(pool.query('delete from operator_log')).rejects.toThrow('only ever added to');
    expect(await check()).toMatchObject({ lines: 4, brokenAt: null, seal: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await pool.query('alter table operator_log disable trigger operator_log_stays');
    await pool.query(`update operator_log set by_name = 'x' where line_id = 3`);
    expect(await check()).toMatchObject({ brokenAt: 3 });
    await pool.query('delete from operator_log where line_id = 2');
    expect(await check()).toMatchObject({ lines: 3, brokenAt: 3 });
  });

  it('has no gap and one order, however many write at once', async () => {
    const { seat } = await buildOperator(test, 'administrator');
    const people = await Promise.all(Array.from({ length: 8 }, () => buildPerson(test.platform)));
    await Promise.all(people.map(({ phone }) => add(seat, phone, 'reader')));
    expect((await test.call(operatorLogCalls.check, {}, seat)).data).toMatchObject({ lines: 9, brokenAt: null });
  });
});
