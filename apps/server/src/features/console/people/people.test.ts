import {
  accountCalls,
  type CallData,
  documentCalls,
  emailCalls,
  errorCodes,
  helpedPeopleCalls,
  messageCalls,
  operatorLogCalls,
  type SignInObstacle,
  secondFactorCalls,
  sessionCalls,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  askForSecondFactor,
  buildEnterprise,
  buildMember,
  expireEnterprise,
} from '../../../testing/build-enterprise.ts';
import { buildOperator, type TestOperator } from '../../../testing/build-operator.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { turnFactorOn } from '../../../testing/second-factor.ts';
import { messagesTo } from '../../../testing/sent-codes.ts';
import { stopMail } from '../../collect/sending/mail-stops.ts';

const calls = helpedPeopleCalls;
const { inputInvalid, userNotFound, operatorHoldsMore, notWaiting, operatedMeanwhile } = errorCodes;

let test: TestApp;
let service: TestOperator;
let person: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  service = await buildOperator(test, 'service');
});
beforeEach(async () => {
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

type Looked = CallData<typeof calls.look>;
const look = async (userId = person.id) => (await test.call(calls.look, { userId }, service.seat)).data as Looked;
const obstacles = async () => (await look()).obstacles.map(({ word }) => word);
const sets = (sql: string, ...values: unknown[]) => test.platform.database.pool.query(sql, [person.id, ...values]);
const signIn = (password = person.password, who: TestPerson = person) =>
  test.call(
    accountCalls.signIn,
    {
      phone: encryptField(who.phone),
      password: encryptField(password),
      verifyCode: 'abcd',
      verifyCodeKey: '0123456789abcdef',
    },
    { remoteAddress: '10.8.0.1' },
  );
type Help = 'endSessions' | 'liftLock' | 'forcePassword' | 'resetFactor';
const help = async (what: Help, { seat } = service, userId = person.id, more: object = {}) => {
  const check = what === 'resetFactor' ? { check: 'video' } : {};
  const input = Object.assign({ userId, why: 'asked by phone' }, check, more);
  return (await test.call(calls[what], input as never, seat)).code;
};

describe('people are found', () => {
  const find = async (wanted: object) => test.call(calls.find, wanted as never, service.seat);
  const found = async (wanted: object) => (await find(wanted)).data as CallData<typeof calls.find>;

  it('by their whole phone, and told with its middle hidden', async () => {
    const answer = await found({ account: person.phone });
    expect(answer).toMatchObject({
      total: 1,
      items: [{ userId: person.id, nickName: person.nickName, isOperator: false }],
    });
    expect(JSON.stringify(answer)).not.toContain(person.phone);
    expect(await found({ account: '13999999999' })).toEqual({ items: [], total: 0 });
  });

  it('by their whole address, and by a part of what they are called, a page at a time', async () => {
    const email = `Ann.${person.id.slice(0, 8)}@example.com`;
    await sets('update person set email = $2, email_key = lower($2), nick_name = $3 where id = $1', email, 'Odd Fish');
    const other = await buildPerson(test.platform);
    await test.platform.database.pool.query(`update person set name = 'odd fellow' where id = $1`, [other.id]);
    const byAddress = await found({ account: email.toUpperCase().replace('ANN', 'ann') });
    expect(byAddress.items).toMatchObject([{ userId: person.id }]);
    expect(JSON.stringify(byAddress)).not.toContain('nn.');
    const odd = await found({ words: 'ODD f', size: 1 });
    expect(odd).toMatchObject({ total: 2, items: [{ userId: other.id }] });
    expect(await found({ words: 'ODD f', size: 1, page: 2 })).toMatchObject({ items: [{ nickName: 'Odd Fish' }] });
  });

  it('by no part of a number or an address, nor by nothing', async () => {
    for (const words of [person.phone.slice(0, 8), '138 0013', 'ann@', '', ' '])
      expect((await find({ words })).code).toBe(inputInvalid.code);
    expect((await find({ account: person.phone.slice(0, 8) })).code).toBe(inputInvalid.code);
    expect((await find({})).code).toBe(inputInvalid.code);
  });

  it('and what was looked for is kept, numbers and addresses cut', async () => {
    await find({ account: person.phone });
    await find({ account: 'someone.else@example.com' });
    await find({ words: 'Nobody so called' });
    const { seat } = await buildOperator(test, 'administrator');
    const log = (await test.call(operatorLogCalls.list, { action: 'person.find', size: 3 }, seat)).data as CallData<
      typeof operatorLogCalls.list
    >;
    expect(log.items.map(({ details }) => details)).toEqual([
      { words: 'Nobody so called' },
      { account: 's***@example.com' },
      { account: `****${person.phone.slice(-4)}` },
    ]);
  });
});

describe('a person is looked at', () => {
  it('with where they belong and how much they ask, and nothing that is secret or theirs to tell', async () => {
    const enterprise = await buildEnterprise(test, person);
    await buildSurvey(test, person);
    const { secret } = await buildOperator(test, 'reader');
    await turnFactorOn(test, person);
    const answer = await look();
    expect(answer).toMatchObject({
      nickName: person.nickName,
      phone: `${person.phone.slice(0, 3)}****${person.phone.slice(-4)}`,
      email: null,
      hasFactor: true,
      recoveryCodesLeft: 10,
      surveys: 1,
      answers: 0,
      operatorRoles: [],
      mayHelp: true,
      enterprises: [{ name: enterprise.name, isAdministrator: true, status: 'trial' }],
      sessions: [{ sessionId: expect.any(String), address: '' }],
    });
    const told = JSON.stringify(answer);
    for (const hidden of [person.phone, person.token, person.passwordHash, secret, 'Coffee habits'])
      expect(told).not.toContain(hidden);
  });

  it('who is not there is not found', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await test.call(calls.look, { userId: nobody }, service.seat)).code).toBe(userNotFound.code);
    for (const what of ['endSessions', 'liftLock', 'forcePassword', 'resetFactor'] as const)
      expect(await help(what, service, nobody)).toBe(userNotFound.code);
  });
});

describe('what keeps somebody out', () => {
  const local: SignInObstacle[] = ['must-agree', 'sms-stays'];
  const beside = async () => (await obstacles()).filter(word => !local.includes(word));

  it('is nothing of their account at first: only that this installation sends no SMS, and that terms wait', async () => {
    expect(await obstacles()).toEqual(local);
    const agreed = (await test.call(documentCalls.due, {} as never, asPerson(person))).data;
    await test.call(documentCalls.agree, { agreed } as never, asPerson(person));
    expect(await obstacles()).toEqual(['sms-stays']);
  });

  it('is too many wrong passwords, until when; lifted, the right one opens at once', async () => {
    for (let tries = 0; tries < 10; tries++) await signIn('Wrong1234');
    expect((await signIn()).code).toBe(errorCodes.tooManyRequests.code);
    const [lock] = (await look()).obstacles;
    expect(lock?.word).toBe('password-tries');
    expect(lock!.until! - test.clock.now().getTime()).toBeGreaterThan(0);
    expect(lock!.until! - test.clock.now().getTime()).toBeLessThanOrEqual(15 * 60_000);
    const codes = await Promise.all([help('liftLock'), help('liftLock')]);
    expect(codes.toSorted()).toEqual(['0000', notWaiting.code].toSorted());
    expect(await beside()).toEqual([]);
    expect((await signIn()).code).toBe('0000');
  });

  it('is not what somebody at the same address has used up', async () => {
    const other = await buildPerson(test.platform);
    for (let tries = 0; tries < 11; tries++) await signIn('Wrong1234', other);
    expect(await beside()).toEqual([]);
    expect(await help('liftLock')).toBe(notWaiting.code);
    expect((await look(other.id)).obstacles[0]?.word).toBe('password-tries');
  });

  it('is a wrong code of the second factor too often, and too many messages asked for', async () => {
    await turnFactorOn(test, person);
    const count = async (limit: string, key: string, windowSeconds: number, tries: number) => {
      const length = windowSeconds * 1000;
      const start = new Date(Math.floor(test.clock.now().getTime() / length) * length);
      await test.platform.database.pool.query(
        `insert into attempt (subject, window_start, tries) values ($1, $2, $3)
         on conflict (subject, window_start) do update set tries = excluded.tries`,
        [`${limit}:${key}`, start, tries],
      );
    };
    await count('second-factor:person', person.id, 900, 9);
    await count('sms:phone', person.phone, 86_400, 10);
    expect(await beside()).toEqual(['sms-tries', 'second-factor']);
    await count('second-factor:person', person.id, 900, 10);
    expect(await beside()).toEqual(['factor-tries', 'sms-tries', 'second-factor']);
    expect(await help('liftLock')).toBe('0000');
    expect(await beside()).toEqual(['second-factor']);
  });

  it('is a password that must be changed, and an account that goes', async () => {
    expect(await help('forcePassword')).toBe('0000');
    expect(await beside()).toEqual(['must-change-password']);
    const day = new Date(test.clock.now().getTime() + 86_400_000);
    await sets('update person set delete_after = $2 where id = $1', day);
    expect((await look()).obstacles[0]).toEqual({ word: 'removal-asked', until: day.getTime(), names: [] });
    await sets('update person set delete_after = $2 where id = $1', test.clock.now());
    expect(await beside()).toEqual(['removal-due', 'must-change-password']);
  });

  it('is an enterprise that has expired, and one that asks for a second factor, by name', async () => {
    const expired = await buildEnterprise(test, person);
    const asking = await buildEnterprise(test);
    const member = await buildMember(test, asking);
    await expireEnterprise(test, expired.enterpriseId);
    await askForSecondFactor(test, asking.enterpriseId);
    const enterpriseWords = async (userId: string) =>
      (await look(userId)).obstacles.filter(({ word }) => word.startsWith('enterprise'));
    expect(await enterpriseWords(person.id)).toEqual([
      { word: 'enterprise-expired', until: null, names: [expired.name] },
    ]);
    expect(await enterpriseWords(member.id)).toEqual([
      { word: 'enterprise-asks-factor', until: null, names: [asking.name] },
    ]);
    await turnFactorOn(test, member);
    expect(await enterpriseWords(member.id)).toEqual([]);
  });

  it('is an address that gets no more mail', async () => {
    const email = `gone.${person.id.slice(0, 8)}@example.com`;
    await sets('update person set email = $2, email_key = $2 where id = $1', email);
    expect(await beside()).toEqual(['mail-stays']);
    await stopMail(test.platform, email, 'complained');
    expect(await beside()).toEqual(['mail-complained', 'mail-stays']);
    await test.platform.database.pool.query(`update mail_stop set reason = 'address-gone'`);
    expect(await beside()).toEqual(['mail-gone', 'mail-stays']);
    for (let mails = 0; mails < 10; mails++)
      await test.call(
        emailCalls.sendLink,
        { email: encryptField(email), type: 'reset' },
        { remoteAddress: '10.9.0.9' },
      );
    expect(await beside()).toEqual(['mail-tries', 'mail-gone', 'mail-stays']);
  });
});

describe('sessions', () => {
  const isIn = async () => (await test.call(sessionCalls.list, {} as never, asPerson(person))).code === '0000';

  it('are ended one by one, or all at once', async () => {
    await signIn();
    const [one, other] = (await look()).sessions;
    expect(await help('endSessions', service, person.id, { sessionId: one!.sessionId })).toBe('0000');
    expect((await look()).sessions.map(({ sessionId }) => sessionId)).toEqual([other!.sessionId]);
    expect(await help('endSessions', service, person.id, { sessionId: one!.sessionId })).not.toBe('0000');
    const codes = await Promise.all([help('endSessions'), help('endSessions')]);
    expect(codes.toSorted()).toEqual(['0000', errorCodes.sessionNotFound.code]);
    expect(await isIn()).toBe(false);
  });

  it('of another person do not end with them', async () => {
    const other = await buildPerson(test.platform);
    const [session] = (await look(other.id)).sessions;
    expect(await help('endSessions', service, person.id, { sessionId: session!.sessionId })).not.toBe('0000');
    await help('endSessions');
    expect((await look(other.id)).sessions).toHaveLength(1);
  });
});

describe('a new password', () => {
  it('is asked for once: whoever knows the old one is signed out, and in again only with another', async () => {
    const codes = await Promise.all([help('forcePassword'), help('forcePassword')]);
    expect(codes.toSorted()).toEqual(['0000', operatedMeanwhile.code]);
    expect((await look()).sessions).toEqual([]);
    expect((await signIn()).data).toMatchObject({ tokenInfo: { token: '' } });
  });
});

describe('a second factor', () => {
  it('is taken away after a check, with its recovery codes and all sessions; its person is told by message, mail and SMS', async () => {
    const email = `lost.${person.id.slice(0, 8)}@example.com`;
    await sets('update person set email = $2, email_key = $2 where id = $1', email);
    await turnFactorOn(test, person);
    expect((await signIn()).code).toBe(errorCodes.secondFactorNeeded.code);
    expect(await help('resetFactor', service, person.id, { check: 'trust me' })).toBe(inputInvalid.code);
    const codes = await Promise.all([help('resetFactor'), help('resetFactor')]);
    expect(codes.toSorted()).toEqual(['0000', errorCodes.secondFactorIsOff.code].toSorted());
    expect(await look()).toMatchObject({ hasFactor: false, recoveryCodesLeft: 0, sessions: [] });
    const back = await signIn();
    expect(back.code).toBe('0000');
    const { token } = (back.data as { tokenInfo: { token: string } }).tokenInfo;
    const { data } = await test.call(messageCalls.messageReadList, {}, { token, lang: 'en' });
    expect(data).toMatchObject([{ kind: 'second-factor-reset', content: expect.stringContaining('****') }]);
    await vi.waitFor(async () => {
      for (const reach of [email, person.phone]) expect((await messagesTo(test, reach)).join()).toMatch(/两步验证/);
    });
    const { seat } = await buildOperator(test, 'administrator');
    const log = await test.call(operatorLogCalls.list, { action: 'person.reset-factor', size: 1 }, seat);
    expect(log.data).toMatchObject({
      items: [{ object: person.id, details: { check: 'video', why: 'asked by phone' } }],
    });
  });

  it('goes on being asked for by an enterprise', async () => {
    const enterprise = await buildEnterprise(test, person);
    await turnFactorOn(test, person);
    await askForSecondFactor(test, enterprise.enterpriseId);
    expect(await help('resetFactor')).toBe('0000');
    expect((await look()).obstacles.map(({ word }) => word)).toContain('enterprise-asks-factor');
    const state = await test.call(secondFactorCalls.state, {} as never, asPerson(await freshSession()));
    expect(state.data).toMatchObject({ isOn: false, askedBy: [enterprise.name] });
  });
  const freshSession = async () => {
    const { data } = await signIn();
    return Object.assign({}, person, { token: (data as { tokenInfo: { token: string } }).tokenInfo.token });
  };
});

describe('an operator', () => {
  const everything: readonly Help[] = ['liftLock', 'endSessions', 'forcePassword', 'resetFactor'];

  it('who holds more than one does is not helped: they could be taken over so', async () => {
    for (const role of ['reader', 'content', 'finance', 'administrator'] as const) {
      const other = await buildOperator(test, role);
      expect((await look(other.id)).mayHelp).toBe(false);
      for (const what of everything)
        expect([role, what, await help(what, service, other.id)]).toEqual([role, what, operatorHoldsMore.code]);
      expect(await look(other.id)).toMatchObject({ hasFactor: true, operatorRoles: [role] });
    }
  });

  it('who holds as much or less is, and any by an administrator; nobody by themselves', async () => {
    const colleague = await buildOperator(test, 'service');
    const chief = await buildOperator(test, 'administrator', 'service');
    const other = await buildOperator(test, 'administrator');
    expect((await look(colleague.id)).mayHelp).toBe(true);
    expect(await help('endSessions', service, colleague.id)).toBe('0000');
    expect(await help('resetFactor', chief, other.id)).toBe('0000');
    for (const what of everything) expect(await help(what, chief, chief.id)).toBe(operatorHoldsMore.code);
    for (const what of everything) expect(await help(what, service, service.id)).toBe(operatorHoldsMore.code);
  });
});
