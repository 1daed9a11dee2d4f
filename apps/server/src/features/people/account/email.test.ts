import {
  accountCalls,
  emailCalls,
  enterpriseCalls,
  type MailLinkType,
  type SignedIn,
  sliderCalls,
  smsCalls,
  smsTypes,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildEnterprise } from '../../../testing/build-enterprise.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { askForCode, messagesTo } from '../../../testing/sent-codes.ts';
import { askForLink, nextMailTo, ticketIn } from '../../../testing/sent-links.ts';
import { linkLimits } from '../mail-link/note-new-link.ts';
import { openingLimit } from '../mail-link/open-link.ts';
import { sendLimits } from '../sms-code/index.ts';
import { signInLimits } from './require-password.ts';

let test: TestApp;
let person: TestPerson;
let series = 0;
const PASSWORD = 'Fresh2027';

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

const newPlace = () => {
  series += 1;
  return `10.30.${Math.floor(series / 250)}.${series % 250}`;
};
const newEmail = () => {
  series += 1;
  return `ann.${series}@example.com`;
};
const from = (remoteAddress = newPlace(), token?: string) => ({
  lang: 'en' as const,
  remoteAddress,
  ...(token && { token }),
});
const send = (email: string, type: MailLinkType, place?: string) =>
  test.call(emailCalls.sendLink, { email: encryptField(email), type }, from(place));
const link = (email: string, type: MailLinkType) => askForLink(test, email, type, newPlace());
const signUp = (ticket: string, more: object = {}) =>
  test.call(emailCalls.signUp, { ticket, password: encryptField(PASSWORD), ...more }, from());
const reset = (ticket: string, password = PASSWORD) =>
  test.call(emailCalls.resetPassword, { ticket, password: encryptField(password) }, from());
const signIn = (account: string, password = PASSWORD, place?: string) =>
  test.call(
    accountCalls.signIn,
    { phone: encryptField(account), password: encryptField(password), verifyCode: '', verifyCodeKey: '' },
    from(place),
  );
const tokenOf = ({ data }: { data: unknown }) => (data as SignedIn).tokenInfo.token;
const whoIs = async (token: string) => test.call(accountCalls.querySignUserInfo, {}, { token });
/** Somebody who has registered by mail. */
const register = async (email = newEmail(), more: object = {}) => {
  const answer = await signUp(await link(email, 'register'), more);
  expect(answer.code).toBe('0000');
  return { email, token: tokenOf(answer), userId: (answer.data as SignedIn).userInfo.userId };
};
const wrongPassword = { status: 400, code: '9102', message: 'Incorrect account or password', data: null };
const deadLink = {
  status: 400,
  code: '9117',
  data: null,
  field: 'ticket',
  message: 'This link is no longer valid. Please ask for another mail',
};
const throttled = { status: 429, code: '9007' };
const rowsOf = async (table: 'person' | 'mail_link') =>
  (await test.platform.database.pool.query<{ row: string }>(`select ${table}::text as row from ${table}`)).rows;

describe('registering by e-mail', () => {
  it('makes an account of an address whose link was opened, with name and company, and signs in', async () => {
    const email = newEmail();
    const ticket = await link(email, 'register');
    expect(await test.call(emailCalls.openLink, { ticket, type: 'register' }, from())).toMatchObject({
      code: '0000',
      data: { email },
    });
    const answer = await signUp(ticket, { name: 'Ann Lee', organisation: 'Lee & Co' });
    expect(answer).toMatchObject({ code: '0000', data: { userInfo: { nickName: 'Ann Lee', language: 2 } } });
    expect((await whoIs(tokenOf(answer))).data).toMatchObject({
      email,
      phone: null,
      name: 'Ann Lee',
      organisation: 'Lee & Co',
    });
    expect((await signIn(email)).code).toBe('0000');
  });

  it('makes none before: an address that nobody has proven neither signs in nor is found nor gets a new password', async () => {
    const email = newEmail();
    await link(email, 'register');
    expect(await signIn(email)).toEqual(wrongPassword);
    const enterprise = await buildEnterprise(test);
    const add = { enterpriseId: enterprise.enterpriseId, phone: email };
    expect(await test.call(enterpriseCalls.addMember, add, { token: enterprise.administrator.token })).toMatchObject({
      code: '9113',
      field: 'phone',
    });
    expect((await send(email, 'reset')).code).toBe('0000');
    // One to somebody who has an account has left after it, so its own would be there too.
    await link((await register()).email, 'reset');
    expect(await messagesTo(test, email)).toHaveLength(1);
    expect((await rowsOf('person')).filter(({ row }) => row.includes(email))).toEqual([]);
  });

  it('takes no password from who asks for the mail: whoever opens the link chooses it', async () => {
    const email = newEmail();
    const asked = { email: encryptField(email), type: 'register' as const, password: encryptField('Strange2027') };
    const mail = await nextMailTo(test, email, () => test.call(emailCalls.sendLink, asked, from()));
    expect((await signUp(ticketIn(mail) ?? '')).code).toBe('0000');
    expect(await signIn(email, 'Strange2027')).toEqual(wrongPassword);
  });

  it('answers the same for an address that is taken, and writes so to its mailbox alone', async () => {
    const { email } = await register();
    const fresh = newEmail();
    const mail = await nextMailTo(test, email, async () => {
      expect(await send(email.toUpperCase(), 'register')).toEqual(await send(fresh, 'register'));
    });
    expect(mail).toContain('It has a Wenshu account already');
    expect(ticketIn(mail)).toBeUndefined();
    expect((await messagesTo(test, email.toUpperCase())).length).toBe(0);
  });

  it('does the same work for both before it answers: a row for each, and nothing that depends on who has the address', async () => {
    const { email } = await register();
    const before = (await rowsOf('mail_link')).length;
    for (const [address, type] of [
      [email, 'register'],
      [newEmail(), 'register'],
      [email, 'reset'],
      [newEmail(), 'reset'],
    ] as const)
      await send(address, type);
    expect((await rowsOf('mail_link')).length).toBe(before + 4);
  });

  it('answers before a mail has left, also when none can leave', async () => {
    const cut = await buildTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'wenshu@example.com' } });
    try {
      const input = { email: encryptField(newEmail()), type: 'register' as const };
      expect((await cut.call(emailCalls.sendLink, input)).code).toBe('0000');
    } finally {
      await cut.close();
    }
  });

  it('is one account for one address, whatever letters it is written in; a plus sign makes another', async () => {
    const { email } = await register();
    expect((await signIn(email.toUpperCase())).code).toBe('0000');
    expect((await signIn(` ${email} `)).code).toBe('0000');
    const plus = email.replace('@', '+work@');
    expect(await signIn(plus)).toEqual(wrongPassword);
    const other = await register(plus);
    expect((await whoIs(other.token)).data).toMatchObject({ email: plus });
    expect((await signIn(email)).data).not.toMatchObject({ userInfo: { userId: other.userId } });
  });

  it.each([
    'ann@example.com\r\nBcc: bob@example.com',
    'ann@example.com,bob@example.com',
    'Ann <ann@example.com>',
    'аnn@example.com',
    'ann',
  ])('refuses %j before anything is written', async email => {
    const before = await rowsOf('mail_link');
    expect(await send(email, 'register')).toMatchObject({ code: '9001', field: 'email' });
    expect(await rowsOf('mail_link')).toEqual(before);
  });

  it('gives it to one of two who open two links of one address at the same moment, and to one of two with the same link', async () => {
    const email = newEmail();
    const tickets = [await link(email, 'register'), await link(email, 'register')];
    const answers = await Promise.all([...tickets, ...tickets].map(ticket => signUp(ticket)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter(code => code === '0000')).toHaveLength(1);
    expect(codes.filter(code => code === '9116' || code === '9117')).toHaveLength(3);
    for (const ticket of tickets) expect(await signUp(ticket)).toEqual(deadLink);
  });

  it('knows a link for a day, once, for its purpose, and stores no ticket', async () => {
    const late = await link(newEmail(), 'register');
    const { email } = await register();
    const forReset = await link(email, 'reset');
    expect(await signUp(forReset)).toEqual(deadLink);
    expect(await test.call(emailCalls.openLink, { ticket: forReset, type: 'register' }, from())).toEqual(deadLink);
    expect(await reset(late)).toEqual(deadLink);
    expect((await rowsOf('mail_link')).filter(({ row }) => row.includes(late))).toEqual([]);
    test.clock.advanceSeconds(24 * 3600 + 1);
    expect(await signUp(late)).toEqual(deadLink);
  });

  it('refuses a weak password, an empty and a long name before the link is used up', async () => {
    const ticket = await link(newEmail(), 'register');
    expect(await signUp(ticket, { password: encryptField('short1A') })).toMatchObject({ code: '9110' });
    expect(await signUp(ticket, { name: ' ' })).toMatchObject({ code: '9207', field: 'name' });
    expect(await signUp(ticket, { name: 'x'.repeat(33) })).toMatchObject({ code: '9001', field: 'name' });
    expect((await signUp(ticket)).code).toBe('0000');
  });
});

describe('asking for links', () => {
  it('sends so many to a mailbox in a day, also under other plus signs and letters, and so many for an address in an hour', async () => {
    const email = newEmail();
    for (let sent = 0; sent < linkLimits.mailbox.most; sent++)
      expect((await send(sent % 2 ? email.replace('@', `+${sent}@`) : email.toUpperCase(), 'register')).code).toBe(
        '0000',
      );
    expect(await send(email.replace('@', '+more@'), 'reset')).toMatchObject(throttled);
    const place = newPlace();
    for (let sent = 0; sent < linkLimits.address.most; sent++)
      expect((await send(newEmail(), 'register', place)).code).toBe('0000');
    expect(await send(newEmail(), 'register', place)).toMatchObject(throttled);
    expect((await send(newEmail(), 'register')).code).toBe('0000');
  });

  it('needs a slider that was passed', async () => {
    const guarded = await buildTestApp({ env: { CAPTCHA: 'on' } });
    try {
      const input = { email: encryptField(newEmail()), type: 'register' as const };
      expect((await guarded.call(emailCalls.sendLink, input)).code).toBe('9112');
      const drawn = await guarded.call(sliderCalls.register, {});
      const { sessionId } = drawn.data as { sessionId: string };
      expect((await guarded.call(emailCalls.sendLink, { ...input, sessionId })).code).toBe('9112');
    } finally {
      await guarded.close();
    }
  });

  it('stops an address that tries tickets', async () => {
    const place = newPlace();
    const guess = (n: number) =>
      test.call(emailCalls.openLink, { ticket: String(n).padStart(43, 'a'), type: 'reset' }, from(place));
    for (let tries = 0; tries < openingLimit.most; tries++) expect(await guess(tries)).toEqual(deadLink);
    expect(await guess(99)).toMatchObject(throttled);
  });
});

describe('signing in by e-mail', () => {
  it('says the same about a wrong password and about an unknown address, and stops guessing at it in any writing', async () => {
    const { email } = await register();
    expect(await signIn(email, 'Wrong1234')).toEqual(wrongPassword);
    expect(await signIn(newEmail(), 'Wrong1234')).toEqual(wrongPassword);
    for (let tries = 1; tries < signInLimits.phone.most; tries++)
      await signIn(tries % 2 ? email.toUpperCase() : email, 'Wrong1234');
    expect(await signIn(email)).toMatchObject(throttled);
    // Whoever reads the mailbox gets in meanwhile.
    expect((await reset(await link(email, 'reset'), 'Another2027')).code).toBe('0000');
  });

  it('counts guesses that arrive at the same moment', async () => {
    const { email } = await register();
    const answers = await Promise.all(Array.from({ length: 25 }, () => signIn(email, 'Wrong1234')));
    expect(answers.filter(({ code }) => code === '9102')).toHaveLength(signInLimits.phone.most);
  });
});

describe('a new password by e-mail', () => {
  it('ends every session, begins one, and makes the other links worthless', async () => {
    const { email, token } = await register();
    const [first, second] = [await link(email, 'reset'), await link(email, 'reset')];
    const answer = await reset(first, 'Another2027');
    expect((await whoIs(tokenOf(answer))).code).toBe('0000');
    expect((await whoIs(token)).code).toBe('1001');
    expect(await reset(second)).toEqual(deadLink);
    expect(await signIn(email)).toEqual(wrongPassword);
    expect((await signIn(email, 'Another2027')).code).toBe('0000');
  });

  it('is sent to the address as the account has it, and lasts an hour', async () => {
    const { email } = await register(`Mixed.${series}@example.com`);
    const mail = await nextMailTo(test, email, () => send(email.toLowerCase(), 'reset'));
    test.clock.advanceSeconds(3601);
    expect(await reset(ticketIn(mail) ?? '')).toEqual(deadLink);
  });

  it('is given to nobody by a link to an address that the account has no more', async () => {
    const { email, token } = await register();
    const old = await link(email, 'reset');
    const next = newEmail();
    const asked = { email: encryptField(next), password: encryptField(PASSWORD) };
    const mail = await nextMailTo(test, next, () => test.call(emailCalls.sendNew, asked, from(undefined, token)));
    expect((await test.call(emailCalls.modify, { ticket: ticketIn(mail) ?? '' }, from(undefined, token))).code).toBe(
      '0000',
    );
    expect(await reset(old)).toEqual(deadLink);
  });
});

describe('the address of an account', () => {
  const ask = (email: string, { token, password }: { token?: string; password: string }) =>
    test.call(
      emailCalls.sendNew,
      { email: encryptField(email), password: encryptField(password) },
      from(undefined, token),
    );
  const modify = (ticket: string, token?: string) => test.call(emailCalls.modify, { ticket }, from(undefined, token));
  const remove = (password: string, token?: string) =>
    test.call(emailCalls.remove, { password: encryptField(password) }, from(undefined, token));
  const linkFor = async (email: string, asker: TestPerson) =>
    ticketIn(await nextMailTo(test, email, () => ask(email, asker))) ?? '';

  it('is added to an account with a phone once its link was opened, and taken off again', async () => {
    const email = newEmail();
    const ticket = await linkFor(email, person);
    expect((await whoIs(person.token)).data).toMatchObject({ email: null });
    expect(await signIn(email, person.password)).toEqual(wrongPassword);
    const elsewhere = tokenOf(await signIn(person.phone, person.password));
    expect((await modify(ticket, person.token)).code).toBe('0000');
    expect((await whoIs(elsewhere)).code).toBe('1001');
    expect((await signIn(email, person.password)).code).toBe('0000');
    const mail = await nextMailTo(test, email, () => remove(person.password, person.token));
    expect(mail).toContain('does not use this address any more');
    expect(await signIn(email, person.password)).toEqual(wrongPassword);
  });

  it('is given by nobody but who asked for it: neither a visitor nor another account can open the link', async () => {
    const email = newEmail();
    const ticket = await linkFor(email, person);
    const stranger = await buildPerson(test.platform);
    expect((await modify(ticket)).code).toBe('9101');
    expect(await modify(ticket, stranger.token)).toEqual(deadLink);
    expect(await signUp(ticket)).toEqual(deadLink);
    expect((await modify(ticket, person.token)).code).toBe('0000');
  });

  it('needs a sign-in and the password, and may not be guessed by it', async () => {
    expect((await ask(newEmail(), { password: person.password })).code).toBe('9101');
    expect((await remove(person.password)).code).toBe('9101');
    for (let tries = 0; tries < signInLimits.phone.most; tries++)
      expect((await ask(newEmail(), { token: person.token, password: 'Wrong1234' })).code).toBe('9102');
    expect(await remove(person.password, person.token)).toMatchObject(throttled);
  });

  it('tells of one that is taken by the mail alone; of two who want it the first to open has it', async () => {
    const other = await register();
    const mail = await nextMailTo(test, other.email, async () => {
      expect(await ask(other.email, person)).toEqual(await ask(newEmail(), person));
    });
    expect(ticketIn(mail)).toBeUndefined();
    const wanted = newEmail();
    const rival = await buildPerson(test.platform);
    const tickets = [await linkFor(wanted, person), await linkFor(wanted, rival)] as const;
    const answers = await Promise.all([modify(tickets[0], person.token), modify(tickets[1], rival.token)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', '9116']);
  });

  it('stays where there is no phone, until there is one', async () => {
    const { email, token } = await register();
    expect(await remove(PASSWORD, token)).toMatchObject({ status: 409, code: '9118' });
    const phone = '+447400123456';
    const smsCode = await askForCode(test, phone, smsTypes.newPhone, newPlace());
    const move = { phone: encryptField(phone), password: encryptField(PASSWORD), smsCode };
    expect((await test.call(smsCalls.modifyPhone, move, from(undefined, token))).code).toBe('0000');
    expect((await remove(PASSWORD, token)).code).toBe('0000');
    expect(await signIn(email)).toEqual(wrongPassword);
    expect((await signIn('+44 (0)7400 123456')).code).toBe('0000');
  });

  it('asked for before the password was changed is not given any more', async () => {
    const email = newEmail();
    const ticket = await linkFor(email, person);
    const smsCode = await askForCode(test, person.phone, smsTypes.reset, newPlace());
    const input = { phone: encryptField(person.phone), password: encryptField(PASSWORD), smsCode };
    const token = tokenOf(await test.call(smsCalls.resetPassword, input, from()));
    expect(await modify(ticket, token)).toEqual(deadLink);
  });
});

describe('phones of other countries', () => {
  it('register, sign in by SMS and by password, in one writing', async () => {
    const phone = '+85251234567';
    const smsCode = await askForCode(test, phone, smsTypes.register, newPlace());
    const input = { phone: encryptField('+852 5123-4567'), password: encryptField(PASSWORD), smsCode };
    const answer = await test.call(smsCalls.signUp, { ...input, name: 'Chan', organisation: '' }, from());
    expect((await whoIs(tokenOf(answer))).data).toMatchObject({ phone: '+85****4567', name: 'Chan', email: null });
    const again = await askForCode(test, phone, smsTypes.signIn, newPlace());
    expect((await test.call(smsCalls.smsSignIn, { phone: encryptField(phone), smsCode: again }, from())).code).toBe(
      '0000',
    );
    expect((await signIn('+852 51234567')).code).toBe('0000');
  });

  it('are one account with the eleven digits of mainland China when they are that', async () => {
    expect((await signIn(`+86 ${person.phone}`, person.password)).code).toBe('0000');
  });

  it.each(['+442079460958', '+449098790000', '+9991234567', '+8612800138000'])('refuse %s', async phone => {
    const input = { phone: encryptField(phone), smsType: smsTypes.register };
    expect(await test.call(smsCalls.sendSms, input, from())).toMatchObject({ code: '9001', field: 'phone' });
  });

  it('get few messages for one address: each costs much', async () => {
    const place = newPlace();
    const sendTo = (n: number) => {
      const input = { phone: encryptField(`+4474001234${10 + n}`), smsType: smsTypes.register };
      return test.call(smsCalls.sendSms, input, from(place));
    };
    for (let sent = 0; sent < sendLimits.abroad.most; sent++) expect((await sendTo(sent)).code).toBe('0000');
    expect(await sendTo(50)).toMatchObject(throttled);
    const home = { phone: encryptField('13900009999'), smsType: smsTypes.register };
    expect((await test.call(smsCalls.sendSms, home, from(place))).code).toBe('0000');
  });
});
