import { accountCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { signInLimits } from './require-password.ts';

let test: TestApp;
let person: TestPerson;

beforeAll(async () => {
  test = await buildTestApp();
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

const credentials = (phone: string, password: string) => ({
  phone: encryptField(phone),
  password: encryptField(password),
  verifyCode: '',
  verifyCodeKey: '',
});
const signIn = (phone: string, password: string, remoteAddress = '10.0.0.1') =>
  test.call(accountCalls.signIn, credentials(phone, password), { lang: 'en', remoteAddress });

describe('POST /account/signIn', () => {
  it('gives the person, a token for two hours and the authorities for phone, password and picture code (P3.2, P7.6, P7.5)', async () => {
    const answer = await signIn(person.phone, person.password);
    expect(answer).toMatchObject({
      status: 200,
      code: '0000',
      data: {
        userInfo: { userId: person.id, nickName: person.nickName, language: 1, forceModifyState: 0, wxOpenId: null },
        tokenInfo: { tokenHead: 'Bearer', expiresIn: 7200 },
        xauthorityMap: { menu: ['p016', 'word-import'] },
      },
    });
  });

  it('gives a token that signed-in calls accept', async () => {
    const { data } = await signIn(person.phone, person.password);
    const { token } = (data as { tokenInfo: { token: string } }).tokenInfo;
    expect(await test.call(accountCalls.querySignUserInfo, {}, { token })).toMatchObject({ code: '0000' });
  });

  it('says the same about a wrong password and about an unknown phone (P8.18)', async () => {
    const wrong = await signIn(person.phone, 'Wrong1234');
    const unknown = await signIn('13711112222', 'Wrong1234');
    expect(wrong).toEqual({ status: 400, code: '9102', message: 'Incorrect account or password', data: null });
    expect(unknown).toEqual(wrong);
  });

  it('refuses a phone that is none, and fields that were not encrypted', async () => {
    expect(await signIn('12345', 'Right1234')).toMatchObject({ code: '9001', field: 'phone' });
    const plain = { phone: person.phone, password: person.password, verifyCode: '', verifyCodeKey: '' };
    expect(await test.call(accountCalls.signIn, plain)).toMatchObject({ code: '9001', field: 'phone' });
  });

  it('names the field that is missing', async () => {
    const { password: _left, ...rest } = credentials(person.phone, person.password);
    const answer = await test.call(accountCalls.signIn, rest as never, { lang: 'zh' });
    expect(answer).toEqual({ status: 400, code: '9001', message: '密码：必填', data: null, field: 'password' });
  });

  it('stops guessing at one phone, says for how long, and lets it in again afterwards', async () => {
    const victim = await buildPerson(test.platform);
    for (let tries = 0; tries < signInLimits.phone.most; tries += 1) {
      expect((await signIn(victim.phone, `Wrong${tries}aA`, `10.1.0.${tries}`)).code).toBe('9102');
    }
    const refused = await signIn(victim.phone, victim.password);
    expect(refused).toMatchObject({
      status: 429,
      code: '9007',
      message: 'Too many attempts. Please try again in 15 minutes',
    });
    expect((await signIn(person.phone, person.password)).code).toBe('0000');
    test.clock.advanceSeconds(signInLimits.phone.windowSeconds);
    expect((await signIn(victim.phone, victim.password)).code).toBe('0000');
  });

  it('counts guesses that arrive at the same moment', async () => {
    const victim = await buildPerson(test.platform);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => signIn(victim.phone, 'Wrong1234', `10.2.0.${index}`)),
    );
    expect(answers.filter(({ code }) => code === '9102')).toHaveLength(signInLimits.phone.most);
  });

  it('does not count those who know their password, however many share an address', async () => {
    for (let tries = 0; tries < signInLimits.phone.most * 2; tries += 1) {
      expect((await signIn(person.phone, person.password, '10.3.0.1')).code).toBe('0000');
    }
  });
});

describe('GET /account/querySignUserInfo', () => {
  it('presents the signed-in person and no more (P7.35)', async () => {
    const { data } = await test.call(accountCalls.querySignUserInfo, {}, { token: person.token });
    expect(data).toEqual({
      userId: person.id,
      nickName: person.nickName,
      picture: null,
      language: 1,
      forceModifyState: 0,
      wxOpenId: null,
      name: person.name,
      birthday: null,
      occupation: null,
      place: [],
      organisation: '',
      phone: `${person.phone.slice(0, 3)}****${person.phone.slice(-4)}`,
      email: null,
      isTourDone: false,
    });
  });

  it('says that somebody was shown around, once they were or wanted no more of it', async () => {
    const fresh = await buildPerson(test.platform);
    const isTourDone = async () =>
      (await test.call(accountCalls.querySignUserInfo, {}, { token: fresh.token })).data as { isTourDone: boolean };
    expect(await isTourDone()).toMatchObject({ isTourDone: false });
    for (let times = 0; times < 2; times += 1)
      expect((await test.call(accountCalls.finishTour, {}, { token: fresh.token })).code).toBe('0000');
    expect(await isTourDone()).toMatchObject({ isTourDone: true });
  });

  it('needs a sign-in: a visitor has other rights than a person (P6.1)', async () => {
    const answer = await test.call(accountCalls.querySignUserInfo, {}, { lang: 'en' });
    expect(answer).toEqual({ status: 401, code: '9101', message: 'Please sign in first', data: null });
  });
});

describe('PUT /account/language', () => {
  it('keeps the language (P7.32)', async () => {
    expect((await test.call(accountCalls.language, { language: 2 }, { token: person.token })).code).toBe('0000');
    const { data } = await test.call(accountCalls.querySignUserInfo, {}, { token: person.token });
    expect(data).toMatchObject({ language: 2 });
  });

  it('knows two languages', async () => {
    const answer = await test.call(
      accountCalls.language,
      { language: 3 as never },
      { token: person.token, lang: 'en' },
    );
    expect(answer).toMatchObject({ code: '9001', field: 'language', message: 'language: must be one of 1, 2' });
  });

  it('needs a sign-in', async () => {
    expect((await test.call(accountCalls.language, { language: 2 })).code).toBe('9101');
  });
});

describe('POST /account/signOut', () => {
  it('ends this session and no other one of the same person (P7.14)', async () => {
    const { data } = await signIn(person.phone, person.password);
    const { token } = (data as { tokenInfo: { token: string } }).tokenInfo;
    expect((await test.call(accountCalls.signOut, {}, { token })).code).toBe('0000');
    expect((await test.call(accountCalls.querySignUserInfo, {}, { token })).code).toBe('1001');
    expect((await test.call(accountCalls.querySignUserInfo, {}, { token: person.token })).code).toBe('0000');
  });

  it('needs a sign-in', async () => {
    expect((await test.call(accountCalls.signOut, {})).code).toBe('9101');
  });
});
