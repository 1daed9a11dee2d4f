import { accountCalls, type CallData, type SignedIn, secondFactorCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { authenticatorCode } from '../../../testing/fakes/authenticator-code.ts';
import { useUp } from '../../../testing/use-up.ts';

let test: TestApp;
let person: TestPerson;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

const password = (text = person.password) => encryptField(text);
const as = () => ({ ...asPerson(person), lang: 'en' as const });
const codeNow = (secret: string, stepsOff = 0) =>
  authenticatorCode(secret, new Date(test.clock.now().getTime() + stepsOff * 30_000));
const prepare = async () =>
  (await test.call(secondFactorCalls.prepare, { password: password() }, as())).data as CallData<
    typeof secondFactorCalls.prepare
  >;
const turnOn = (code: string) => test.call(secondFactorCalls.turnOn, { code }, as());
const state = async () => (await test.call(secondFactorCalls.state, {}, as())).data;
const signIn = (word = person.password) => {
  const codes = { verifyCode: 'abcd', verifyCodeKey: '0123456789abcdef' };
  return test.call(accountCalls.signIn, { phone: encryptField(person.phone), password: encryptField(word), ...codes });
};
const complete = (ticket: string, code: string) =>
  test.call(secondFactorCalls.complete, { ticket, code }, { lang: 'en' });
const ticketOf = async () => (await signIn()).ticket ?? '';

/** Turned on by the code of this moment; half a minute later, so that there is a fresh one. */
async function turnedOn() {
  const { secret } = await prepare();
  const { data } = await turnOn(codeNow(secret));
  test.clock.advanceSeconds(30);
  return { secret, recoveryCodes: (data as { recoveryCodes: string[] }).recoveryCodes };
}

describe('turning it on', () => {
  it('needs the password, then a right code; ten recovery codes are told once', async () => {
    const { secret, address, picture } = await prepare();
    expect(address).toContain(`secret=${secret}&issuer=Wenshu`);
    expect(picture).toMatch(/^data:image\/png;base64,/);
    expect(await state()).toEqual({ isOn: false, recoveryCodesLeft: 0, askedBy: [] });
    expect(await turnOn('000000')).toMatchObject({ status: 400, code: '9152', field: 'code' });
    const { data } = await turnOn(codeNow(secret));
    const { recoveryCodes } = data as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await state()).toEqual({ isOn: true, recoveryCodesLeft: 10, askedBy: [] });
    expect((await turnOn(codeNow(secret, 1))).code).toBe('9154');
  });

  it('is refused to whoever does not know the password, ten times and no more', async () => {
    const wrong = () => test.call(secondFactorCalls.prepare, { password: password('Wrong1234') }, as());
    for (let i = 0; i < 10; i += 1) expect(await wrong()).toMatchObject({ code: '9102' });
    expect((await wrong()).code).toBe('9007');
    expect((await test.call(secondFactorCalls.prepare, { password: password() }, as())).code).toBe('9007');
  });

  it('is not on by a secret alone: signing in asks for nothing', async () => {
    await prepare();
    expect((await signIn()).code).toBe('0000');
  });

  it('needs to be prepared', async () => {
    expect((await turnOn('123456')).code).toBe('9155');
  });

  it('keeps neither the secret nor the recovery codes as they are', async () => {
    const { secret, recoveryCodes } = await turnedOn();
    const { rows } = await test.platform.database.pool.query(
      'select f.*, r.code_hash from second_factor f join recovery_code r using (person_id) where person_id = $1',
      [person.id],
    );
    const stored = JSON.stringify(
      rows.map(row => [row.sealed_secret.toString('latin1'), row.code_hash.toString('latin1')]),
    );
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });
});

describe('signing in with it', () => {
  it('answers the right password with a ticket and no session, and the right code with one', async () => {
    const { secret } = await turnedOn();
    const refused = await signIn();
    expect(refused).toMatchObject({ status: 400, code: '9151', data: null });
    expect(refused.ticket).toMatch(/^[\w-]{43}$/);
    const { code, data } = await complete(refused.ticket ?? '', codeNow(secret));
    expect(code).toBe('0000');
    const { userInfo, tokenInfo } = data as SignedIn;
    expect(userInfo.userId).toBe(person.id);
    expect((await test.call(accountCalls.querySignUserInfo, {}, { token: tokenInfo.token })).code).toBe('0000');
  });

  it('answers a wrong password as ever: a ticket would tell that it was right', async () => {
    await turnedOn();
    const answer = await signIn('Wrong1234');
    expect(answer.code).toBe('9102');
    expect(answer).not.toHaveProperty('ticket');
  });

  it('takes the code of half a minute ago and of half a minute ahead, and none of a minute', async () => {
    const { secret } = await turnedOn();
    test.clock.advanceSeconds(300);
    expect((await complete(await ticketOf(), codeNow(secret, -2))).code).toBe('9152');
    expect((await complete(await ticketOf(), codeNow(secret, 2))).code).toBe('9152');
    expect((await complete(await ticketOf(), codeNow(secret, -1))).code).toBe('0000');
    expect((await complete(await ticketOf(), codeNow(secret, 1))).code).toBe('0000');
  });

  it('takes a code once, also of two that come at once', async () => {
    const { secret } = await turnedOn();
    const tickets = [await ticketOf(), await ticketOf()];
    const answers = await Promise.all(tickets.map(ticket => complete(ticket, codeNow(secret))));
    expect(answers.map(({ code }) => code).sort()).toEqual(['0000', '9152']);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await turnedOn();
    const [first = ''] = recoveryCodes;
    expect((await complete(await ticketOf(), ` ${first.toUpperCase()}`)).code).toBe('0000');
    expect((await complete(await ticketOf(), first)).code).toBe('9152');
    expect(await state()).toEqual({ isOn: true, recoveryCodesLeft: 9, askedBy: [] });
  });

  it('lets a ticket be used once, for five minutes, five times', async () => {
    const { secret } = await turnedOn();
    const used = await ticketOf();
    expect((await complete(used, codeNow(secret))).code).toBe('0000');
    test.clock.advanceSeconds(30);
    expect(await complete(used, codeNow(secret))).toMatchObject({ code: '9153' });

    const late = await ticketOf();
    test.clock.advanceSeconds(300);
    expect((await complete(late, codeNow(secret))).code).toBe('9153');

    const tried = await ticketOf();
    for (let i = 0; i < 5; i += 1) expect((await complete(tried, '000000')).code).toBe('9152');
    expect((await complete(tried, codeNow(secret))).code).toBe('9153');
  });

  it('counts wrong codes only: whoever signs in on one machine after another is never taken for somebody who guesses', async () => {
    const { secret, recoveryCodes } = await turnedOn();
    for (const code of recoveryCodes) expect((await complete(await ticketOf(), code)).code).toBe('0000');
    expect((await complete(await ticketOf(), codeNow(secret))).code).toBe('0000');
  });

  it('stops whoever has the password and guesses codes with one ticket after another', async () => {
    await turnedOn();
    const codes: string[] = [];
    for (let i = 0; i < 12; i += 1) codes.push((await complete(await ticketOf(), '000000')).code);
    expect(codes.slice(10)).toEqual(['9007', '9007']);
    expect(codes.slice(0, 9)).toEqual(Array(9).fill('9152'));
  });

  it('takes no ticket that nobody was given, and asks for both fields', async () => {
    expect((await complete('nobody-was-given-this', '123456')).code).toBe('9153');
    expect(await test.call(secondFactorCalls.complete, { ticket: 'x' } as never)).toMatchObject({
      code: '9001',
      field: 'code',
    });
  });
});

describe('turning it off', () => {
  const turnOff = (word: string, code: string) =>
    test.call(secondFactorCalls.turnOff, { password: password(word), code }, as());

  it('needs the password and a right code; then signing in asks for nothing', async () => {
    const { secret } = await turnedOn();
    expect((await turnOff('Wrong1234', codeNow(secret))).code).toBe('9102');
    expect((await turnOff(person.password, '000000')).code).toBe('9152');
    expect((await signIn()).code).toBe('9151');
    expect((await turnOff(person.password, codeNow(secret))).code).toBe('0000');
    expect(await state()).toEqual({ isOn: false, recoveryCodesLeft: 0, askedBy: [] });
    expect((await signIn()).code).toBe('0000');
  });

  it('is refused when it is not on, and when too much was guessed', async () => {
    expect((await turnOff(person.password, '123456')).code).toBe('9155');
    const { secret } = await turnedOn();
    await turnOff(person.password, '000000');
    await useUp(test, 'second-factor:person', person.id);
    expect((await turnOff(person.password, codeNow(secret))).code).toBe('9007');
  });
});
