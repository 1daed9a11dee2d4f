import { accountCalls, type TokenInfo } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { whileRowsAreHeld } from '../../../testing/hold-rows.ts';
import { REFRESH_LIFETIME_SECONDS, REPLACED_GRACE_SECONDS, TOKEN_LIFETIME_SECONDS } from './token.ts';

let test: TestApp;
let person: TestPerson;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

const refresh = (token: string) => test.call(accountCalls.refreshToken, { token }, { lang: 'en' });
const refreshed = async (token: string) => (await refresh(token)).data as TokenInfo;
const use = (token: string) => test.call(accountCalls.querySignUserInfo, {}, { token, lang: 'en' });

describe('a token', () => {
  it('is good for two hours', async () => {
    test.clock.advanceSeconds(TOKEN_LIFETIME_SECONDS - 1);
    expect((await use(person.token)).code).toBe('0000');
    test.clock.advanceSeconds(1);
    expect(await use(person.token)).toMatchObject({
      status: 401,
      code: '9114',
      message: 'Login overdue. Please sign in again',
    });
  });

  it('is not stored, only its hash is', async () => {
    const { rows } = await test.platform.database.pool.query('select * from session_token');
    expect(JSON.stringify(rows)).not.toContain(person.token);
    expect(rows.some(row => row.token_hash.equals(Buffer.from(person.token)))).toBe(false);
  });

  it('is known by its head in any case, and without one', async () => {
    for (const authorization of [`Bearer ${person.token}`, `bearer ${person.token}`, person.token]) {
      const answer = await test.call(accountCalls.querySignUserInfo, {}, { headers: { authorization } });
      expect(answer.code).toBe('0000');
    }
  });
});

describe('POST /account/refreshToken', () => {
  it('exchanges an expired token for a new one (P7.25)', async () => {
    test.clock.advanceSeconds(TOKEN_LIFETIME_SECONDS + 60);
    const next = await refreshed(person.token);
    expect(next).toMatchObject({ tokenHead: 'Bearer', expiresIn: TOKEN_LIFETIME_SECONDS });
    expect(next.token).not.toBe(person.token);
    expect((await use(next.token)).code).toBe('0000');
  });

  it('takes the last token for up to 30 days', async () => {
    test.clock.advanceSeconds(REFRESH_LIFETIME_SECONDS - 1);
    const next = await refreshed(person.token);
    test.clock.advanceSeconds(REFRESH_LIFETIME_SECONDS);
    expect(await refresh(next.token)).toMatchObject({ status: 200, code: '1001' });
  });

  it('gives two tabs the same successor for 30 seconds', async () => {
    const first = await refreshed(person.token);
    test.clock.advanceSeconds(REPLACED_GRACE_SECONDS);
    const second = await refreshed(person.token);
    expect(second.token).toBe(first.token);
    expect(second.expiresIn).toBe(TOKEN_LIFETIME_SECONDS - REPLACED_GRACE_SECONDS);
    expect((await use(first.token)).code).toBe('0000');
  });

  it('gives the same successor to exchanges that arrive together', async () => {
    const lock = { text: 'select 1 from session where person_id = $1 for update', values: [person.id] };
    const answers = await whileRowsAreHeld(test.platform.database, lock, () => [
      refresh(person.token),
      refresh(person.token),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(['0000', '0000']);
    expect(new Set(answers.map(({ data }) => (data as TokenInfo).token)).size).toBe(1);
  });

  it('ends the session when an old token is exchanged later', async () => {
    const next = await refreshed(person.token);
    test.clock.advanceSeconds(REPLACED_GRACE_SECONDS + 1);
    expect(await refresh(person.token)).toMatchObject({
      status: 200,
      code: '1001',
      message: 'Your account was signed in elsewhere. Please sign in again',
    });
    expect((await use(next.token)).code).toBe('1001');
    expect((await refresh(next.token)).code).toBe('1001');
  });

  it('ends the session when an old token is used for a call later', async () => {
    const next = await refreshed(person.token);
    expect((await use(person.token)).code).toBe('0000');
    test.clock.advanceSeconds(REPLACED_GRACE_SECONDS + 1);
    expect((await use(person.token)).code).toBe('1001');
    expect((await use(next.token)).code).toBe('1001');
  });

  it('ends no other session of the same person', async () => {
    const other = await buildPerson(test.platform);
    await refreshed(person.token);
    test.clock.advanceSeconds(REPLACED_GRACE_SECONDS + 1);
    await refresh(person.token);
    expect((await use(other.token)).code).toBe('0000');
  });

  it('refuses a token that nobody was given, and one that was signed out', async () => {
    expect((await refresh('nobody-was-given-this')).code).toBe('1001');
    await test.call(accountCalls.signOut, {}, { token: person.token });
    expect((await refresh(person.token)).code).toBe('1001');
  });

  it('names the field that is missing', async () => {
    expect(await test.call(accountCalls.refreshToken, {} as never)).toMatchObject({ code: '9001', field: 'token' });
  });
});
