import { accountCalls, type SessionInfo, type SignedIn, sessionCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { useUp } from '../../../testing/use-up.ts';
import { startSession } from './start-session.ts';
import { REFRESH_LIFETIME_SECONDS } from './token.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

let test: TestApp;
let person: TestPerson;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

async function signIn(): Promise<string> {
  const input = {
    phone: encryptField(person.phone),
    password: encryptField(person.password),
    verifyCode: 'abcd',
    verifyCodeKey: '0123456789abcdef',
  };
  const { data } = await test.call(accountCalls.signIn, input, {
    headers: { 'user-agent': CHROME },
    remoteAddress: '203.0.113.7',
  });
  return (data as SignedIn).tokenInfo.token;
}
const list = async (token: string) => (await test.call(sessionCalls.list, {}, { token })).data as SessionInfo[];
const use = async (token: string) => (await test.call(accountCalls.querySignUserInfo, {}, { token })).code;

describe('where somebody is signed in', () => {
  it('is kept by the beginning of what a browser calls itself, however long a stranger makes that', async () => {
    await startSession(test.platform, person.id, { userAgent: `Odd/1.0 ${'x'.repeat(8_000)}`, address: '' });
    const { rows } = await test.platform.database.pool.query<{ longest: number }>(
      'select max(length(user_agent))::int as longest from session where person_id = $1',
      [person.id],
    );
    expect(rows[0]!.longest).toBe(400);
  });

  it('is told with terminal, shortened address, since when and when last seen; the present one first', async () => {
    const started = test.clock.now().getTime();
    const token = await signIn();
    test.clock.advanceSeconds(600);
    await use(token);
    const sessions = await list(person.token);
    expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false]);
    expect(sessions[1]).toMatchObject({
      terminal: 'desktop',
      system: 'Windows',
      browser: 'Chrome 141',
      address: '203.0.113.*',
      startTime: started,
      seenTime: started + 600_000,
    });
  });

  it('is written at most every five minutes', async () => {
    const started = test.clock.now().getTime();
    const token = await signIn();
    test.clock.advanceSeconds(299);
    await use(token);
    expect((await list(token))[0]?.seenTime).toBe(started);
  });

  it('is told of no device whose token nobody can exchange any more: a month later there is nothing to end', async () => {
    await signIn();
    test.clock.advanceSeconds(REFRESH_LIFETIME_SECONDS - 60);
    const token = await signIn();
    expect(await list(token)).toHaveLength(3);
    test.clock.advanceSeconds(120);
    expect((await list(token)).map(({ isThis }) => isThis)).toEqual([true]);
  });

  it('is nobody else’s to see', async () => {
    const other = await buildPerson(test.platform);
    expect(await list(other.token)).toHaveLength(1);
  });
});

describe('POST /account/session/end', () => {
  it('ends one, which is told that it was signed in elsewhere; the others go on', async () => {
    const token = await signIn();
    const sessionId = (await list(person.token)).find(({ isThis }) => !isThis)?.sessionId ?? '';
    expect((await test.call(sessionCalls.end, { sessionId }, asPerson(person))).code).toBe('0000');
    expect(await use(token)).toBe('1001');
    expect(await use(person.token)).toBe('0000');
    expect(await list(person.token)).toHaveLength(1);
    expect(await test.call(sessionCalls.end, { sessionId }, asPerson(person))).toMatchObject({ code: '9160' });
  });

  it('ends nobody else’s', async () => {
    const other = await buildPerson(test.platform);
    const sessionId = (await list(other.token))[0]?.sessionId ?? '';
    expect((await test.call(sessionCalls.end, { sessionId }, asPerson(person))).code).toBe('9160');
    expect(await use(other.token)).toBe('0000');
  });

  it('wants an id', async () => {
    expect(await test.call(sessionCalls.end, { sessionId: 'x' }, asPerson(person))).toMatchObject({
      code: '9001',
      field: 'sessionId',
    });
  });
});

describe('POST /account/session/endOthers', () => {
  it('ends all but this one, and no other person’s', async () => {
    const other = await buildPerson(test.platform);
    const tokens = [await signIn(), await signIn()];
    expect((await test.call(sessionCalls.endOthers, {}, asPerson(person))).data).toBe(2);
    expect(await Promise.all(tokens.map(use))).toEqual(['1001', '1001']);
    expect([await use(person.token), await use(other.token)]).toEqual(['0000', '0000']);
  });

  it('is stopped when somebody does nothing else', async () => {
    await test.call(sessionCalls.endOthers, {}, asPerson(person));
    await useUp(test, 'session-end:person', person.id);
    expect((await test.call(sessionCalls.endOthers, {}, asPerson(person))).code).toBe('9007');
    const sessionId = '00000000-0000-4000-8000-000000000000';
    expect((await test.call(sessionCalls.end, { sessionId }, asPerson(person))).code).toBe('9007');
  });
});
