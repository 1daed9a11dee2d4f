import { accountCalls, type CallRequest, socialCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { type FakeWeChat, startFakeWeChat } from '../../../testing/fake-we-chat.ts';
import { whileRowsAreHeld } from '../../../testing/hold-rows.ts';
import type { TestRequest } from '../../../testing/send-call.ts';
import {
  backFromLocalApp,
  type ComingBack,
  newBrowserKey,
  sendRegisterCode,
  ticketOf,
  tokenOf,
  urlOf,
} from '../../../testing/social-visitor.ts';
import { sweep } from '../../sweep.ts';
import { signInLimits } from '../account/require-password.ts';
import { socialLimits } from './way-out.ts';

let test: TestApp;
let made = 0;

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const newName = () => `guest${++made}`;
const newPhone = () => `137${String(10_000_000 + ++made)}`;
const newAddress = () => `10.9.${Math.floor(made / 250)}.${++made % 250}`;
const back = (name: string, request: Parameters<typeof backFromLocalApp>[2] = {}) =>
  backFromLocalApp(test, name, { remoteAddress: newAddress(), ...request });
const oauth = (comingBack: ComingBack, request: TestRequest = {}) =>
  test.call(socialCalls.wxOauth, comingBack, { lang: 'en', remoteAddress: newAddress(), ...request });
/** A ticket of somebody who belongs to no account. */
const ticketFor = async (name: string) => ticketOf(await oauth(await back(name)));

const credentials = ({ phone, password }: Pick<TestPerson, 'phone' | 'password'>) => ({
  phone: encryptField(phone),
  password: encryptField(password),
});
const bind = (person: Pick<TestPerson, 'phone' | 'password'>, openId: string, request: TestRequest = {}) =>
  test.call(
    socialCalls.wxBinding,
    { ...credentials(person), openId },
    { lang: 'en', remoteAddress: newAddress(), ...request },
  );
const signUp = (input: CallRequest<typeof socialCalls.wxSignUp>, request: TestRequest = {}) =>
  test.call(socialCalls.wxSignUp, input, { lang: 'en', remoteAddress: newAddress(), ...request });
const bindingOf = async ({ token }: Pick<TestPerson, 'token'>) => {
  const { data } = await test.call(accountCalls.querySignUserInfo, {}, { token });
  return (data as { wxOpenId: string | null }).wxOpenId;
};
/** A person with a binding. */
async function boundPerson(name: string): Promise<TestPerson> {
  const person = await buildPerson(test.platform);
  expect(await bind(person, await ticketFor(name))).toMatchObject({ code: '0000' });
  return person;
}

describe('GET /account/wxQrUrl', () => {
  it('gives the app’s id and the address that people come back to (P3.7, P7.16)', async () => {
    expect(await test.call(socialCalls.wxQrUrl, {})).toMatchObject({
      code: '0000',
      data: { appId: 'local', wxCallbackUrl: expect.stringMatching(/^http:\/\/.*\/login$/) },
    });
    expect(await test.call(socialCalls.signInWays, {})).toMatchObject({ data: { social: true, company: null } });
  });

  it('is refused where there is no such app, as setting out and coming back are', async () => {
    const other = await buildTestApp({ env: { SOCIAL_SIGN_IN: 'off' } });
    const browserKey = newBrowserKey();
    const comingBack = { code: 'any', state: 'a-state-of-nobody', browserKey };
    expect(await other.call(socialCalls.wxQrUrl, {})).toMatchObject({ status: 404, code: '9131' });
    expect(await other.call(socialCalls.wxSignIn, { browserKey })).toMatchObject({ code: '9131' });
    expect(await other.call(socialCalls.wxOauth, comingBack)).toMatchObject({ code: '9131' });
    expect(await other.call(socialCalls.thirdDeparture, { browserKey })).toMatchObject({ code: '9131' });
    expect(await other.call(socialCalls.thirdSignIn, comingBack)).toMatchObject({ code: '9131' });
    expect(await other.call(socialCalls.signInWays, {})).toMatchObject({ data: { social: false, company: null } });
    await other.close();
  });
});

describe('GET /account/wxSignIn', () => {
  it('gives the address of the app’s page, which leads back to a page of ours (P7.15)', async () => {
    const answer = await test.call(
      socialCalls.wxSignIn,
      { browserKey: newBrowserKey(), place: 'user' },
      { lang: 'en' },
    );
    expect(answer).toMatchObject({ code: '0000', data: { expiresIn: 300 } });
    const { pathname, searchParams } = new URL(urlOf(answer), 'http://here');
    expect([pathname, searchParams.get('back'), searchParams.get('lang')]).toEqual(['/social/local', '/user', 'en']);
  });

  it('takes no other place to come back to, and no key that can be guessed', async () => {
    const browserKey = newBrowserKey();
    const elsewhere = { browserKey, place: 'https://evil.example' as 'user' };
    expect(await test.call(socialCalls.wxSignIn, elsewhere)).toMatchObject({ code: '9001', field: 'place' });
    expect(await test.call(socialCalls.wxSignIn, { browserKey: 'short' })).toMatchObject({
      code: '9001',
      field: 'browserKey',
    });
  });

  it('stops who sets out again and again', async () => {
    const remoteAddress = newAddress();
    const setOut = () => test.call(socialCalls.wxSignIn, { browserKey: newBrowserKey() }, { remoteAddress });
    const answers = await Promise.all(Array.from({ length: socialLimits.departure.most + 20 }, setOut));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(socialLimits.departure.most);
    expect(answers.filter(({ code }) => code === '9007')).toHaveLength(20);
  });

  it('keeps only hashes, and forgets them', async () => {
    const { state, browserKey } = await back(newName());
    const read = async () =>
      (await test.platform.database.pool.query<{ row: string }>('select d::text as row from social_departure d')).rows;
    const kept = await read();
    expect(kept.length).toBeGreaterThan(0);
    const hexOf = (text: string) => Buffer.from(text).toString('hex');
    for (const secret of [state, browserKey, hexOf(state), hexOf(browserKey)])
      expect(JSON.stringify(kept)).not.toContain(secret);
    test.clock.advanceSeconds(301);
    await sweep(test.platform);
    expect(await read()).toEqual([]);
  });
});

describe('GET /account/wxOauth', () => {
  it('signs in whoever has bound an account, with 0000 (P1.20, P4.13, P7.17)', async () => {
    const name = newName();
    const person = await boundPerson(name);
    const answer = await oauth(await back(name));
    expect(answer).toMatchObject({
      code: '0000',
      data: {
        userInfo: { userId: person.id, wxOpenId: `local_${name}` },
        tokenInfo: { tokenHead: 'Bearer', expiresIn: 7200 },
        xauthorityMap: { menu: expect.any(Array) },
      },
    });
    expect(await bindingOf({ token: tokenOf(answer) })).toBe(`local_${name}`);
  });

  it('answers 2001 with words for somebody who has not, and with a ticket that hides who it is (P4.14)', async () => {
    const name = newName();
    const answer = await oauth(await back(name));
    expect(answer).toMatchObject({
      status: 200,
      code: '2001',
      message: 'This WeChat is not bound to an account yet. Please register or bind an existing account',
      data: { openId: expect.any(String), expiresIn: 900 },
    });
    const ticket = ticketOf(answer);
    expect(ticket).not.toContain(name);
    expect(Buffer.from(ticket, 'base64url').toString()).not.toContain(name);
  });

  it('takes a state once, from the browser that set out, within five minutes; any other return leads nowhere (P4.15)', async () => {
    const invalid = { status: 400, code: '9132', data: null };
    const used = await back(newName());
    await oauth(used);
    expect(await oauth(used)).toMatchObject(invalid);

    const stolen = await back(newName());
    expect(await oauth({ ...stolen, browserKey: newBrowserKey() })).toMatchObject(invalid);
    // The try of another browser has used it up.
    expect(await oauth(stolen)).toMatchObject(invalid);

    const late = await back(newName());
    test.clock.advanceSeconds(300);
    expect(await oauth(late)).toMatchObject(invalid);

    const [one, other] = [await back(newName()), await back(newName())];
    expect(await oauth({ ...one, code: other.code })).toMatchObject(invalid);
    expect(await oauth({ ...(await back(newName())), state: 'a-state-of-nobody' })).toMatchObject(invalid);
    expect(await oauth({ ...(await back(newName())), code: 'made-up' })).toMatchObject(invalid);
  });

  it('lets one of two in who come back with the same state at once', async () => {
    const name = newName();
    await boundPerson(name);
    const comingBack = await back(name);
    const answers = await whileRowsAreHeld(
      test.platform.database,
      { text: 'select 1 from social_departure for update', values: [] },
      () => [oauth(comingBack), oauth(comingBack)],
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', '9132']);
  });

  it('takes the state of the company’s way for no other', async () => {
    const comingBack = await back(newName());
    await test.platform.database.pool.query(`update social_departure set way = 'company'`);
    expect(await oauth(comingBack)).toMatchObject({ code: '9132' });
  });

  it('names the field that is wrong', async () => {
    const comingBack = await back(newName());
    expect(await oauth({ ...comingBack, state: 'a b' })).toMatchObject({ code: '9001', field: 'state' });
    expect(await oauth({ ...comingBack, code: 'x'.repeat(2001) })).toMatchObject({ code: '9001', field: 'code' });
  });

  it('stops who tries a thousand codes', async () => {
    const remoteAddress = newAddress();
    const guess = () =>
      oauth({ code: 'guess', state: newBrowserKey(), browserKey: newBrowserKey() }, { remoteAddress });
    const codes: string[] = [];
    for (let sent = 0; sent < 1000; sent += 100)
      codes.push(...(await Promise.all(Array.from({ length: 100 }, guess))).map(({ code }) => code));
    expect(codes.filter(code => code === '9132')).toHaveLength(socialLimits.return.most);
    expect(codes.filter(code => code === '9007')).toHaveLength(1000 - socialLimits.return.most);
  });
});

describe('POST /account/wxSignUp', () => {
  const input = async (name: string, phone: string, password = 'Fresh1234') => ({
    ...credentials({ phone, password }),
    openId: await ticketFor(name),
    smsCode: await sendRegisterCode(test, phone),
  });

  it('registers an account that is bound from its first moment, and signs in (P7.18, P5.8, P5.19)', async () => {
    const [name, phone] = [newName(), newPhone()];
    const answer = await signUp(await input(name, phone));
    expect(answer).toMatchObject({ code: '0000', data: { userInfo: { wxOpenId: `local_${name}` } } });
    expect(await bindingOf({ token: tokenOf(answer) })).toBe(`local_${name}`);
    expect(await oauth(await back(name))).toMatchObject({ code: '0000' });
    expect(await test.call(accountCalls.signIn, withPicture(phone, 'Fresh1234'))).toMatchObject({ code: '0000' });
  });

  it('takes no plain openId, none that was made up, and no ticket that has run out', async () => {
    const [name, phone] = [newName(), newPhone()];
    const good = await input(name, phone);
    for (const openId of [`local_${name}`, 'x'.repeat(300)])
      expect(await signUp({ ...good, openId })).toMatchObject({ code: '9134', field: 'openId' });
    test.clock.advanceSeconds(900);
    expect(await signUp({ ...good, smsCode: await sendRegisterCode(test, phone) })).toMatchObject({ code: '9134' });
  });

  it('needs the SMS code of this phone (P5.8)', async () => {
    const good = await input(newName(), newPhone());
    const wrong = good.smsCode === '000000' ? '000001' : '000000';
    expect(await signUp({ ...good, smsCode: wrong })).toMatchObject({ code: '9111', field: 'smsCode' });
    expect(await signUp({ ...good, smsCode: '' })).toMatchObject({ code: '9001', field: 'smsCode' });
    expect(await signUp(good)).toMatchObject({ code: '0000' });
  });

  it('refuses a weak password and a phone that is none before the code is used up', async () => {
    const good = await input(newName(), newPhone());
    expect(await signUp({ ...good, password: encryptField('weak') })).toMatchObject({
      code: '9110',
      field: 'password',
    });
    expect(await signUp({ ...good, phone: encryptField('123') })).toMatchObject({ code: '9001', field: 'phone' });
    expect(await signUp(good)).toMatchObject({ code: '0000' });
  });

  it('refuses a phone that is registered, and leaves the WeChat free for another account', async () => {
    const person = await buildPerson(test.platform);
    const name = newName();
    expect(await signUp(await input(name, person.phone))).toMatchObject({ code: '9105', field: 'phone' });
    expect(await signUp(await input(name, newPhone()))).toMatchObject({ code: '0000' });
  });

  it('registers nobody for a WeChat that another account has (P8.15)', async () => {
    const [name, phone] = [newName(), newPhone()];
    const late = await input(name, phone);
    await boundPerson(name);
    expect(await signUp(late)).toMatchObject({
      code: '9107',
      message: 'This WeChat has been bundled to other accounts, please change other WeChat',
    });
    // The code was not used up by it.
    expect(await signUp({ ...late, openId: await ticketFor(newName()) })).toMatchObject({ code: '0000' });
  });

  it('makes one account of two that want the same WeChat at the same moment', async () => {
    const name = newName();
    const inputs = [await input(name, newPhone()), await input(name, newPhone())];
    const answers = await Promise.all(inputs.map(each => signUp(each)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', '9107']);
    const { rowCount } = await test.platform.database.pool.query('select 1 from person where wx_open_id = $1', [
      `local_${name}`,
    ]);
    expect(rowCount).toBe(1);
  });

  it('stops who tries the codes of many phones', async () => {
    const remoteAddress = newAddress();
    const openId = await ticketFor(newName());
    const guess = () =>
      signUp(
        { ...credentials({ phone: newPhone(), password: 'Fresh1234' }), openId, smsCode: '123456' },
        { remoteAddress },
      );
    const answers = await Promise.all(Array.from({ length: 60 }, guess));
    expect(answers.filter(({ code }) => code === '9007')).toHaveLength(10);
  });
});

const withPicture = (phone: string, password: string) => ({
  ...credentials({ phone, password }),
  verifyCode: '',
  verifyCodeKey: '',
});

describe('POST /account/wxBinding', () => {
  it('binds an existing account by its password, and signs in (P7.19)', async () => {
    const [name, person] = [newName(), await buildPerson(test.platform)];
    const answer = await bind(person, await ticketFor(name));
    expect(answer).toMatchObject({
      code: '0000',
      data: { userInfo: { userId: person.id, wxOpenId: `local_${name}` }, tokenInfo: { expiresIn: 7200 } },
    });
    expect(await bindingOf(person)).toBe(`local_${name}`);
  });

  it('says the same about a wrong password and an unknown phone, and binds nothing', async () => {
    const person = await buildPerson(test.platform);
    const openId = await ticketFor(newName());
    const wrong = await bind({ ...person, password: 'Wrong1234' }, openId);
    expect(wrong).toMatchObject({ status: 400, code: '9102' });
    expect(await bind({ phone: newPhone(), password: 'Wrong1234' }, openId)).toEqual(wrong);
    expect(await bindingOf(person)).toBeNull();
    // What was typed wrong can be typed again: the ticket lasts.
    expect(await bind(person, openId)).toMatchObject({ code: '0000' });
  });

  it('refuses a WeChat of another account, and an account with another WeChat (P8.15, P4.31)', async () => {
    const name = newName();
    const early = await ticketFor(name);
    const owner = await boundPerson(name);
    const other = await buildPerson(test.platform);
    expect(await bind(other, early)).toMatchObject({
      code: '9107',
      message: 'This WeChat has been bundled to other accounts, please change other WeChat',
    });
    expect(await bind(owner, await ticketFor(newName()))).toMatchObject({ code: '9135' });
    expect([await bindingOf(owner), await bindingOf(other)]).toEqual([`local_${name}`, null]);
    // The same once more is no change.
    expect(await bind(owner, early)).toMatchObject({ code: '0000' });
  });

  it('gives a WeChat to one of two accounts that want it at the same moment', async () => {
    const openId = await ticketFor(newName());
    const persons = [await buildPerson(test.platform), await buildPerson(test.platform)];
    const answers = await Promise.all(persons.map(person => bind(person, openId)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', '9107']);
  });

  it('takes no openId but a ticket, and names a field that is wrong', async () => {
    const person = await buildPerson(test.platform);
    expect(await bind(person, 'local_anybody')).toMatchObject({ code: '9134', field: 'openId' });
    expect(await bind({ ...person, phone: '1' }, await ticketFor(newName()))).toMatchObject({ field: 'phone' });
  });

  it('counts guesses at a password together with those at the sign-in', async () => {
    const victim = await buildPerson(test.platform);
    const openId = await ticketFor(newName());
    for (let tries = 0; tries < signInLimits.phone.most; tries += 1)
      expect(await bind({ ...victim, password: `Wrong${tries}aA` }, openId)).toMatchObject({ code: '9102' });
    expect(await bind(victim, openId)).toMatchObject({ status: 429, code: '9007' });
    expect(await test.call(accountCalls.signIn, withPicture(victim.phone, victim.password))).toMatchObject({
      code: '9007',
    });
  });
});

describe('GET /account/wxBindingUpdate', () => {
  const update = (
    person: Pick<TestPerson, 'token'> | undefined,
    comingBack: ComingBack,
    remoteAddress = newAddress(),
  ) =>
    test.call(socialCalls.wxBindingUpdate, comingBack, {
      lang: 'en',
      remoteAddress,
      ...(person && { token: person.token }),
    });

  it('binds one’s own account, in place of an earlier WeChat (P7.31, P4.31)', async () => {
    const person = await buildPerson(test.platform);
    const [first, second] = [newName(), newName()];
    for (const name of [first, second]) {
      expect(await update(person, await back(name, { place: 'user' }))).toMatchObject({ code: '0000', data: null });
      expect(await bindingOf(person)).toBe(`local_${name}`);
    }
    expect(await oauth(await back(first))).toMatchObject({ code: '2001' });
    expect(await oauth(await back(second))).toMatchObject({ code: '0000' });
  });

  it('refuses a WeChat of another account (P8.15)', async () => {
    const name = newName();
    await boundPerson(name);
    const person = await buildPerson(test.platform);
    expect(await update(person, await back(name))).toMatchObject({
      code: '9107',
      message: 'This WeChat has been bundled to other accounts, please change other WeChat',
    });
    expect(await bindingOf(person)).toBeNull();
  });

  it('needs a sign-in, a return of this browser, and is stopped like any other return', async () => {
    const person = await buildPerson(test.platform);
    expect(await update(undefined, await back(newName()))).toMatchObject({ status: 401, code: '9101' });
    const stolen = { ...(await back(newName())), browserKey: newBrowserKey() };
    expect(await update(person, stolen)).toMatchObject({ code: '9132' });
    expect(await update(person, { ...stolen, state: '' })).toMatchObject({ code: '9001', field: 'state' });
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: socialLimits.return.most + 5 }, () => update(person, stolen, address)),
    );
    expect(answers.filter(({ code }) => code === '9007')).toHaveLength(5);
    expect(await bindingOf(person)).toBeNull();
  });
});

describe('GET /account/wxUnbundling', () => {
  it('takes the WeChat off one’s own account: it is free for another one, and signs nobody in (P7.30, P4.31)', async () => {
    const name = newName();
    const person = await boundPerson(name);
    const bystander = await boundPerson(newName());
    const unbind = () => test.call(socialCalls.wxUnbundling, {}, { token: person.token });
    expect(await unbind()).toMatchObject({ code: '0000', data: null });
    expect(await unbind()).toMatchObject({ code: '0000' });
    expect(await bindingOf(person)).toBeNull();
    expect(await bindingOf(bystander)).not.toBeNull();
    expect(await oauth(await back(name))).toMatchObject({ code: '2001' });
    await boundPerson(name);
  });

  it('needs a sign-in', async () => {
    expect(await test.call(socialCalls.wxUnbundling, {})).toMatchObject({ status: 401, code: '9101' });
  });
});

describe('with WeChat itself', () => {
  let real: TestApp;
  let weChat: FakeWeChat;
  beforeAll(async () => {
    weChat = await startFakeWeChat('wx1', 'secret');
    const env = { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 'secret', WECHAT_API_URL: weChat.url };
    real = await buildTestApp({ env: { ...env, PUBLIC_URL: 'https://wenshu.example' } });
  });
  afterAll(async () => {
    await real.close();
    await weChat.stop();
  });

  const setOut = async () => {
    const browserKey = newBrowserKey();
    const address = new URL(urlOf(await real.call(socialCalls.wxSignIn, { browserKey })));
    return { browserKey, address, state: address.searchParams.get('state') ?? '' };
  };

  it('goes to its page and back to ours, binds, and signs in', async () => {
    const { address, browserKey, state } = await setOut();
    expect(`${address.origin}${address.pathname}`).toBe('https://open.weixin.qq.com/connect/qrconnect');
    expect(address.searchParams.get('redirect_uri')).toBe('https://wenshu.example/login');
    const first = await real.call(socialCalls.wxOauth, { code: weChat.agree('oReal_1'), state, browserKey });
    expect(first.code).toBe('2001');
    const person = await buildPerson(real.platform);
    const bound = await real.call(socialCalls.wxBinding, { ...credentials(person), openId: ticketOf(first) });
    expect(bound).toMatchObject({ code: '0000', data: { userInfo: { wxOpenId: 'oReal_1' } } });
    const again = await setOut();
    const comingBack = { code: weChat.agree('oReal_1'), state: again.state, browserKey: again.browserKey };
    expect(await real.call(socialCalls.wxOauth, comingBack)).toMatchObject({ code: '0000' });
  });

  it('says so when WeChat is away', async () => {
    const { browserKey, state } = await setOut();
    weChat.answerOnce(503, '');
    expect(await real.call(socialCalls.wxOauth, { code: 'any', state, browserKey })).toMatchObject({ code: '9133' });
  });

  it('has no page of its own that believes everybody', async () => {
    const page = await real.app.inject('/social/local?state=a-state-of-nobody&back=/login');
    const nothing = await real.app.inject('/no-such-page');
    expect([page.statusCode, page.body]).toEqual([nothing.statusCode, nothing.body]);
  });
});
