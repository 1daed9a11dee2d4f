import {
  accountCalls,
  apiKeyCalls,
  type CallData,
  type SignedIn,
  type SmsType,
  scrollCalls,
  smsCalls,
  smsTypes,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { askForCode, messagesTo, otherCode } from '../../../testing/sent-codes.ts';
import { sendLimits } from '../sms-code/index.ts';
import { forceNewPassword } from './force-new-password.ts';
import { signInLimits } from './require-password.ts';
import { codeLimit } from './require-sms-code.ts';

let test: TestApp;
let person: TestPerson;
let places = 0;
let phones = 13_800_000_000;
const PASSWORD = 'Fresh2027';

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

const newPlace = () => {
  places += 1;
  return `10.20.${Math.floor(places / 250)}.${places % 250}`;
};
const newPhone = () => {
  phones += 1;
  return String(phones);
};
const from = (remoteAddress: string) => ({ lang: 'en' as const, remoteAddress });
const send = (phone: string, smsType: SmsType, place = newPlace()) =>
  test.call(smsCalls.sendSms, { phone: encryptField(phone), smsType }, from(place));
const ask = (phone: string, smsType: SmsType) => askForCode(test, phone, smsType, newPlace());
const smsSignIn = (phone: string, smsCode: string, place = newPlace()) =>
  test.call(smsCalls.smsSignIn, { phone: encryptField(phone), smsCode }, from(place));
const withPassword = (phone: string, smsCode: string, password = PASSWORD) => ({
  phone: encryptField(phone),
  password: encryptField(password),
  smsCode,
});
const signUp = (phone: string, smsCode: string, password?: string) =>
  test.call(smsCalls.signUp, withPassword(phone, smsCode, password), from(newPlace()));
const reset = (phone: string, smsCode: string, password?: string) =>
  test.call(smsCalls.resetPassword, withPassword(phone, smsCode, password), from(newPlace()));
const passwordSignIn = (phone: string, password: string) =>
  test.call(
    accountCalls.signIn,
    { phone: encryptField(phone), password: encryptField(password), verifyCode: '', verifyCodeKey: '' },
    from(newPlace()),
  );
const whoIs = async (token: string) => (await test.call(accountCalls.querySignUserInfo, {}, { token })).code;
const tokenOf = ({ data }: { data: unknown }) => (data as SignedIn).tokenInfo.token;
const force = () =>
  test.platform.database.pool.query('update person set force_modify_state = 1 where id = $1', [person.id]);
const wrongCode = {
  status: 400,
  code: '9111',
  data: null,
  field: 'smsCode',
  message: 'The SMS code is wrong or has expired',
};
const throttled = { status: 429, code: '9007' };
/** Enough has passed for the next message. */
const wait = () => test.clock.advanceSeconds(61);

describe('POST /account/sendSms', () => {
  it.each([
    ['register', /^\[Wenshu\] \d{6} is your code for signing up\./],
    ['signIn', /^\[Wenshu\] \d{6} is your code for signing in\./],
    ['reset', /^\[Wenshu\] \d{6} is your code for a new password\./],
    ['newPhone', /^\[Wenshu\] \d{6} is the code for moving your account/],
  ] as const)('sends six digits with what they are for: %s (P7.8, P5.19)', async (type, words) => {
    expect(await send(person.phone, smsTypes[type])).toMatchObject({ status: 200, code: '0000', data: null });
    await vi.waitFor(async () => expect(await messagesTo(test, person.phone)).toEqual([expect.stringMatching(words)]));
  });

  it('speaks Chinese to who reads Chinese', async () => {
    const phone = newPhone();
    await test.call(smsCalls.sendSms, { phone: encryptField(phone), smsType: 1 }, { lang: 'zh' });
    expect(await messagesTo(test, phone)).toEqual([expect.stringMatching(/^【问枢】您正在注册，验证码 \d{6}，/)]);
  });

  it('keeps a hash of the code, never the code', async () => {
    const code = await ask(newPhone(), smsTypes.register);
    const { rows } = await test.platform.database.pool.query('select sms_code::text as row from sms_code');
    expect(rows.filter(({ row }) => row.includes(code))).toEqual([]);
  });

  it('wants isCheckSms to be true for 2 and 3, and false or left out for others (P7.9)', async () => {
    const sending = (smsType: SmsType, isCheckSms: boolean) =>
      test.call(smsCalls.sendSms, { phone: encryptField(newPhone()), smsType, isCheckSms }, from(newPlace()));
    for (const smsType of [2, 3] as const) {
      expect((await sending(smsType, true)).code).toBe('0000');
      expect(await sending(smsType, false)).toMatchObject({ code: '9001', field: 'isCheckSms' });
    }
    expect((await sending(1, false)).code).toBe('0000');
    expect(await sending(1, true)).toMatchObject({ code: '9001', field: 'isCheckSms' });
  });

  it('answers the same for a phone that nobody registered, and sends nothing there', async () => {
    const known = await send(person.phone, smsTypes.signIn);
    const unknownPhone = newPhone();
    for (const type of [smsTypes.signIn, smsTypes.reset]) expect(await send(unknownPhone, type)).toEqual(known);
    // The one to the known phone has left after the others were asked for, so theirs would be there too.
    wait();
    await ask(person.phone, smsTypes.reset);
    expect(await messagesTo(test, unknownPhone)).toEqual([]);
  });

  it('refuses a phone that is none, and a type that is none', async () => {
    expect(await send('12345', smsTypes.register)).toMatchObject({ code: '9001', field: 'phone' });
    expect(await send(newPhone(), 5 as never)).toMatchObject({ code: '9001', field: 'smsType' });
  });

  it('sends one in sixty seconds, also when ten are asked for at the same moment', async () => {
    const phone = newPhone();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(phone, smsTypes.register)));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(await messagesTo(test, phone)).toHaveLength(1);
    test.clock.advanceSeconds(59);
    expect(await send(phone, smsTypes.register)).toMatchObject({
      ...throttled,
      message: 'Too many attempts. Please try again in 1 minute',
    });
    test.clock.advanceSeconds(1);
    expect((await send(phone, smsTypes.register)).code).toBe('0000');
  });

  it('sends so many to a phone in a day, whoever asks, and so many for an address in an hour', async () => {
    const phone = newPhone();
    for (let sent = 0; sent < sendLimits.phone.most; sent++) {
      wait();
      expect((await send(phone, smsTypes.register)).code).toBe('0000');
    }
    wait();
    expect(await send(phone, smsTypes.newPhone)).toMatchObject(throttled);
    const place = newPlace();
    for (let sent = 0; sent < sendLimits.address.most; sent++) {
      expect((await send(newPhone(), smsTypes.register, place)).code).toBe('0000');
    }
    expect(await send(newPhone(), smsTypes.register, place)).toMatchObject(throttled);
    expect((await send(newPhone(), smsTypes.register)).code).toBe('0000');
  });

  it('says when a message could not be sent, and makes nobody wait for it', async () => {
    const cut = await buildTestApp({ env: { SMS_GATEWAY_URL: 'http://127.0.0.1:1/', SMS_GATEWAY_SECRET: 'secret' } });
    try {
      const input = { phone: encryptField(newPhone()), smsType: smsTypes.register };
      for (let tries = 0; tries < 2; tries++)
        expect(await cut.call(smsCalls.sendSms, input)).toMatchObject({ status: 400, code: '1002' });
      // To who need not have an account nothing is told.
      expect((await cut.call(smsCalls.sendSms, { ...input, smsType: smsTypes.signIn })).code).toBe('0000');
    } finally {
      await cut.close();
    }
  });
});

describe('POST /account/smsSignIn', () => {
  it('signs in who has the phone (P7.7), once per code', async () => {
    const code = await ask(person.phone, smsTypes.signIn);
    const answer = await smsSignIn(person.phone, code);
    expect(answer).toMatchObject({
      status: 200,
      code: '0000',
      data: { userInfo: { userId: person.id }, tokenInfo: { tokenHead: 'Bearer', expiresIn: 7200 } },
    });
    expect(await whoIs(tokenOf(answer))).toBe('0000');
    expect(await smsSignIn(person.phone, code)).toEqual(wrongCode);
  });

  it('refuses a wrong, an expired and a replaced code in the same words (P5.11)', async () => {
    const first = await ask(person.phone, smsTypes.signIn);
    expect(await smsSignIn(person.phone, otherCode(first))).toEqual(wrongCode);
    wait();
    const second = await ask(person.phone, smsTypes.signIn);
    if (first !== second) expect(await smsSignIn(person.phone, first)).toEqual(wrongCode);
    test.clock.advanceSeconds(301);
    expect(await smsSignIn(person.phone, second)).toEqual(wrongCode);
  });

  it('refuses a code that was sent for something else, or to another phone', async () => {
    const forReset = await ask(person.phone, smsTypes.reset);
    expect(await smsSignIn(person.phone, forReset)).toEqual(wrongCode);
    const other = await buildPerson(test.platform);
    const forOther = await ask(other.phone, smsTypes.signIn);
    expect(await smsSignIn(person.phone, forOther)).toEqual(wrongCode);
  });

  it('looks at five guesses, also when fifty come at the same moment; then not even the right one helps', async () => {
    const code = await ask(person.phone, smsTypes.signIn);
    await Promise.all(Array.from({ length: 50 }, () => smsSignIn(person.phone, otherCode(code))));
    const { rows } = await test.platform.database.pool.query('select tries from sms_code where phone = $1', [
      person.phone,
    ]);
    expect(rows).toEqual([{ tries: 5 }]);
    expect(await smsSignIn(person.phone, code)).toEqual(wrongCode);
  });

  it('says no more about a phone that nobody registered', async () => {
    const phone = newPhone();
    expect(await smsSignIn(phone, '123456')).toEqual(wrongCode);
    await send(phone, smsTypes.signIn);
    expect(await smsSignIn(phone, '123456')).toEqual(wrongCode);
  });

  it.each([[''], ['12345'], ['1234567'], ['12345a'], ['１２３４５６']])(
    'needs a code of six digits, not %j (P5.8, P5.9)',
    async code => {
      expect(await smsSignIn(person.phone, code)).toMatchObject({ code: '9001', field: 'smsCode' });
    },
  );

  it('stops an address that tries the codes of many phones', async () => {
    const place = newPlace();
    for (let tries = 0; tries < codeLimit.most; tries++) await smsSignIn(newPhone(), '123456', place);
    expect(await smsSignIn(newPhone(), '123456', place)).toMatchObject(throttled);
  });

  it('does not ask for the change of a password, which is asked of password sign-ins only (P4.4)', async () => {
    await force();
    const answer = await smsSignIn(person.phone, await ask(person.phone, smsTypes.signIn));
    expect(await whoIs(tokenOf(answer))).toBe('0000');
  });
});

describe('POST /account/signUp', () => {
  it('registers a phone with a password and signs in (P7.11)', async () => {
    const phone = newPhone();
    const answer = await signUp(phone, await ask(phone, smsTypes.register));
    expect(answer).toMatchObject({
      status: 200,
      code: '0000',
      data: { userInfo: { nickName: expect.stringMatching(/^User \d{6}$/), language: 2, forceModifyState: 0 } },
    });
    expect(await whoIs(tokenOf(answer))).toBe('0000');
    expect((await passwordSignIn(phone, PASSWORD)).code).toBe('0000');
  });

  it('refuses a phone that is registered: log in directly (P5.4). Only who has its code learns that', async () => {
    const code = await ask(person.phone, smsTypes.register);
    expect(await signUp(person.phone, otherCode(code))).toEqual(wrongCode);
    expect(await signUp(person.phone, code)).toEqual({
      status: 400,
      code: '9105',
      data: null,
      field: 'phone',
      message: 'This phone number is already registered. Please sign in',
    });
  });

  it.each([['short1A'], ['Wenshu2026Wenshu20261'], ['wenshu2026'], ['WENSHU2026'], ['WenshuWenshu']])(
    'refuses the password %j before the code is looked at (P8.19)',
    async password => {
      const phone = newPhone();
      const code = await ask(phone, smsTypes.register);
      expect(await signUp(phone, code, password)).toMatchObject({ code: '9110', field: 'password' });
      expect((await signUp(phone, code)).code).toBe('0000');
    },
  );

  it('counts wrong codes', async () => {
    const phone = newPhone();
    const code = await ask(phone, smsTypes.register);
    for (let tries = 0; tries < 5; tries++) expect(await signUp(phone, otherCode(code))).toEqual(wrongCode);
    expect(await signUp(phone, code)).toEqual(wrongCode);
  });
});

describe('POST /account/resetPassword', () => {
  it('gives a new password, ends every session and begins one (P7.12, P7.13)', async () => {
    const answer = await reset(person.phone, await ask(person.phone, smsTypes.reset));
    expect(await whoIs(tokenOf(answer))).toBe('0000');
    expect(await whoIs(person.token)).toBe('1001');
    expect((await passwordSignIn(person.phone, person.password)).code).toBe('9102');
    expect((await passwordSignIn(person.phone, PASSWORD)).code).toBe('0000');
  });

  it('is a change of password for who had to make one', async () => {
    await force();
    const answer = await reset(person.phone, await ask(person.phone, smsTypes.reset));
    expect(answer.data).toMatchObject({ userInfo: { forceModifyState: 0 } });
    expect((await passwordSignIn(person.phone, PASSWORD)).data).toMatchObject({ userInfo: { forceModifyState: 0 } });
  });

  it('changes nothing for a wrong code, a code for signing in, or a password of the wrong form', async () => {
    const code = await ask(person.phone, smsTypes.reset);
    expect(await reset(person.phone, otherCode(code))).toEqual(wrongCode);
    expect(await reset(person.phone, await ask(person.phone, smsTypes.signIn))).toEqual(wrongCode);
    expect(await reset(person.phone, code, 'short')).toMatchObject({ code: '9110', field: 'password' });
    expect(await reset(newPhone(), '123456')).toEqual(wrongCode);
    expect(await whoIs(person.token)).toBe('0000');
    expect((await passwordSignIn(person.phone, person.password)).code).toBe('0000');
  });
});

const change = (password: string, newPassword = PASSWORD, confirmPassword = newPassword) => ({
  password: encryptField(password),
  newPassword: encryptField(newPassword),
  confirmPassword: encryptField(confirmPassword),
});
const wrongChanges: [string, [string, string?, string?], object][] = [
  ['the same as the old one (P5.15)', ['Right1234', 'Right1234'], { code: '9109', field: 'newPassword' }],
  [
    'typed differently the second time (P5.16)',
    ['Right1234', PASSWORD, 'Fresh2028'],
    { code: '9108', field: 'confirmPassword' },
  ],
  ['too short (P5.14)', ['Right1234', 'Fre2027'], { code: '9110', field: 'newPassword' }],
  ['too long (P5.14)', ['Right1234', 'Fresh2027Fresh2027Fre'], { code: '9110', field: 'newPassword' }],
  ['of one kind of letters (P5.14)', ['Right1234', 'fresh2027'], { code: '9110', field: 'newPassword' }],
];

describe('POST /manage/forceModifyPassword', () => {
  const forceModify = (input: ReturnType<typeof change>, userId = person.id, place = newPlace()) =>
    test.call(smsCalls.forceModifyPassword, { userId, ...input }, from(place));

  it('is what a sign-in by password asks for instead of being complete (P4.3): there is no session yet', async () => {
    await force();
    const { code, data } = await passwordSignIn(person.phone, person.password);
    expect({ code, data }).toMatchObject({
      code: '0000',
      data: { userInfo: { userId: person.id, forceModifyState: 1 }, tokenInfo: { token: '', expiresIn: 0 } },
    });
    const { rows } = await test.platform.database.pool.query('select 1 from session where person_id = $1', [person.id]);
    expect(rows).toHaveLength(1);
  });

  it('takes userId and three passwords (P7.27), returns tokenInfo, xauthorityMap and userInfo (P7.28), and ends the other sessions', async () => {
    await force();
    const answer = await forceModify(change(person.password));
    expect(answer).toMatchObject({
      code: '0000',
      data: {
        tokenInfo: { tokenHead: 'Bearer', expiresIn: 7200 },
        xauthorityMap: { menu: ['p016', 'word-import'] },
        userInfo: { userId: person.id, forceModifyState: 0 },
      },
    });
    expect(await whoIs(tokenOf(answer))).toBe('0000');
    expect(await whoIs(person.token)).toBe('1001');
    expect((await passwordSignIn(person.phone, PASSWORD)).data).toMatchObject({ userInfo: { forceModifyState: 0 } });
  });

  it('is asked for by an operator, by phone or address: sessions end, and the password that was known signs in no more', async () => {
    const other = await buildPerson(test.platform);
    const operator = { database: test.platform.database, clock: test.clock };
    expect(await forceNewPassword(operator, `+86 ${person.phone}`)).toBe(true);
    expect([await whoIs(person.token), await whoIs(other.token)]).toEqual(['1001', '0000']);
    expect((await passwordSignIn(person.phone, person.password)).data).toMatchObject({
      userInfo: { forceModifyState: 1 },
      tokenInfo: { token: '' },
    });
    const answer = await forceModify(change(person.password));
    expect(await whoIs(tokenOf(answer))).toBe('0000');
    expect(await forceNewPassword(operator, newPhone())).toBe(false);
    expect(await forceNewPassword(operator, 'nobody@example.com')).toBe(false);
  });

  it.each(wrongChanges)('refuses a new password that is %s', async (_what, passwords, refusal) => {
    await force();
    expect(await forceModify(change(...passwords))).toMatchObject({ status: 400, ...refusal });
    expect(await whoIs(person.token)).toBe('0000');
  });

  it('says the same of a wrong password, of nobody, and of who need not change it', async () => {
    const notForced = await forceModify(change(person.password));
    await force();
    const wrong = await forceModify(change('Wrong1234'));
    const nobody = await forceModify(change('Wrong1234'), '00000000-0000-4000-8000-000000000000');
    expect(wrong).toEqual({ status: 400, code: '9102', message: 'Incorrect account or password', data: null });
    expect([nobody, notForced]).toEqual([wrong, wrong]);
    expect(await whoIs(person.token)).toBe('0000');
  });

  it('counts wrong passwords together with those of the sign-in', async () => {
    await force();
    for (let tries = 0; tries < signInLimits.phone.most; tries++) {
      if (tries % 2) await passwordSignIn(person.phone, 'Wrong1234');
      else await forceModify(change('Wrong1234'));
    }
    expect(await forceModify(change(person.password))).toMatchObject(throttled);
    expect(await passwordSignIn(person.phone, person.password)).toMatchObject(throttled);
  });
});

describe('POST /account/modifyPassword', () => {
  const modify = (input: ReturnType<typeof change> & { keepsKeys?: boolean }, token?: string) =>
    test.call(smsCalls.modifyPassword, input, { ...from(newPlace()), ...(token && { token }) });

  it('changes the own password and ends every session, this one too: sign in again (P7.34)', async () => {
    const elsewhere = tokenOf(await passwordSignIn(person.phone, person.password));
    expect(await modify(change(person.password), person.token)).toMatchObject({ status: 200, code: '0000' });
    expect([await whoIs(person.token), await whoIs(elsewhere)]).toEqual(['1001', '1001']);
    expect((await passwordSignIn(person.phone, PASSWORD)).code).toBe('0000');
  });

  it('ends the API keys and says so, unless their person keeps them: whoever had the password may have made one', async () => {
    const made = await test.call(
      apiKeyCalls.create,
      { name: 'Program', rights: ['questionnaire.view'] },
      { token: person.token },
    );
    const { key } = made.data as CallData<typeof apiKeyCalls.create>;
    const asks = async () => (await test.call(scrollCalls.list, {}, { token: key })).code;
    expect((await modify({ ...change(person.password), keepsKeys: true }, person.token)).code).toBe('0000');
    expect(await asks()).toBe('0000');
    const token = tokenOf(await passwordSignIn(person.phone, PASSWORD));
    expect((await modify(change(PASSWORD, 'Another123'), token)).code).toBe('0000');
    expect(await asks()).toBe('1001');
    const { rows } = await test.platform.database.pool.query(
      `select details from message join message_reader on message_id = message.id where kind = 'api-keys-ended' and person_id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ details: { count: 1 } }]);
  });

  it.each(wrongChanges)('refuses a new password that is %s', async (_what, passwords, refusal) => {
    expect(await modify(change(...passwords), person.token)).toMatchObject({ status: 400, ...refusal });
  });

  it('needs a sign-in and the right password, which may not be guessed', async () => {
    expect((await modify(change(person.password))).code).toBe('9101');
    for (let tries = 0; tries < signInLimits.phone.most; tries++)
      expect((await modify(change('Wrong1234'), person.token)).code).toBe('9102');
    expect(await modify(change(person.password), person.token)).toMatchObject(throttled);
  });
});

describe('POST /account/modifyPhone', () => {
  const modify = (
    phone: string,
    smsCode: string,
    password = person.password,
    token: string | undefined = person.token,
  ) =>
    test.call(smsCalls.modifyPhone, withPassword(phone, smsCode, password), {
      ...from(newPlace()),
      ...(token && { token }),
    });

  it('moves the account to a phone that has shown its code, and ends the other sessions (P7.33)', async () => {
    const phone = newPhone();
    const elsewhere = tokenOf(await passwordSignIn(person.phone, person.password));
    expect(await modify(phone, await ask(phone, smsTypes.newPhone))).toMatchObject({ status: 200, code: '0000' });
    expect([await whoIs(person.token), await whoIs(elsewhere)]).toEqual(['0000', '1001']);
    expect((await passwordSignIn(phone, person.password)).code).toBe('0000');
    expect((await passwordSignIn(person.phone, person.password)).code).toBe('9102');
  });

  it('refuses one that is registered: “… has been registered and cannot be replaced” (P8.14)', async () => {
    const other = await buildPerson(test.platform);
    for (const phone of [other.phone, person.phone]) {
      expect(await modify(phone, await ask(phone, smsTypes.newPhone))).toEqual({
        status: 400,
        code: '9106',
        data: null,
        field: 'phone',
        message: 'The new phone number has been registered and cannot be replaced',
      });
    }
    expect(await whoIs(other.token)).toBe('0000');
  });

  it('is given to one of two who move to it at the same moment', async () => {
    const other = await buildPerson(test.platform);
    const phone = newPhone();
    const code = await ask(phone, smsTypes.newPhone);
    const answers = await Promise.all([modify(phone, code), modify(phone, code, other.password, other.token)]);
    expect(answers.map(answer => answer.code).toSorted()).toEqual(['0000', '9111']);
  });

  it('needs a sign-in, the password, and a code for this very purpose', async () => {
    const phone = newPhone();
    const code = await ask(phone, smsTypes.newPhone);
    expect((await modify(phone, code, person.password, '')).code).toBe('9101');
    expect((await modify(phone, code, 'Wrong1234')).code).toBe('9102');
    expect((await modify(phone, otherCode(code))).code).toBe('9111');
    wait();
    expect((await modify(phone, await ask(phone, smsTypes.register))).code).toBe('9111');
    expect(await modify('12345', code)).toMatchObject({ code: '9001', field: 'phone' });
    expect((await modify(phone, code)).code).toBe('0000');
  });

  it('does not let the password be guessed', async () => {
    for (let tries = 0; tries < signInLimits.phone.most; tries++) await modify(newPhone(), '123456', 'Wrong1234');
    expect(await modify(newPhone(), '123456')).toMatchObject(throttled);
  });
});
