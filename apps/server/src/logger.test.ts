import { accountCalls, call } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { registerCalls } from './http/register-calls.ts';
import { createLogger } from './logger.ts';
import { buildPerson, type TestPerson } from './testing/build-person.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

const calls = {
  fails: call({
    method: 'POST',
    path: '/test/fails',
    audience: 'visitor',
    summary: 'x',
    body: z.object({ phone: z.string() }),
    data: z.null(),
  }),
};

const lines: string[] = [];
let test: TestApp;
let person: TestPerson;

beforeAll(async () => {
  const write = (line: string) => {
    lines.push(line);
  };
  test = await buildTestApp({
    logger: createLogger('trace', { write }),
    registerMore: api =>
      registerCalls(api, calls, {
        async fails({ phone }, { database }) {
          await database.pool.query("insert into person (phone, password_hash, nick_name) values ($1, 'hash', 'x')", [
            phone,
          ]);
          return null;
        },
      }),
  });
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

const entries = () => lines.map(line => JSON.parse(line));

describe('the log', () => {
  it('has one line per request, with its id and the route’s pattern', async () => {
    const before = lines.length;
    await test.app.inject('/api/account/verifyCode?verifyCodeKey=0123456789abcdef');
    expect(entries().slice(before)).toEqual([
      expect.objectContaining({
        level: 30,
        route: '/api/account/verifyCode',
        method: 'GET',
        status: 200,
        reqId: expect.any(String),
        ms: expect.any(Number),
      }),
    ]);
    expect(lines.slice(before).join()).not.toContain('0123456789abcdef');
  });

  it('never holds a password, a token, a phone or a code, whatever happens', async () => {
    const credentials = {
      phone: encryptField(person.phone),
      password: encryptField(person.password),
      verifyCode: 'QQQQ',
      verifyCodeKey: 'k',
    };
    const signedIn = await test.call(accountCalls.signIn, credentials);
    const { token } = (signedIn.data as { tokenInfo: { token: string } }).tokenInfo;
    await test.call(accountCalls.signIn, { ...credentials, password: encryptField('Wrong5678') });
    await test.call(accountCalls.querySignUserInfo, {}, { token });
    const next = await test.call(accountCalls.refreshToken, { token });
    await test.call(calls.fails, { phone: person.phone });
    await test.app.inject('/s/SecretLinkCode1?ticket=SecretTicket1');
    const log = lines.join('\n');
    const { token: successor } = next.data as { token: string };
    for (const secret of [
      person.password,
      'Wrong5678',
      token,
      successor,
      person.phone,
      credentials.password,
      'QQQQ',
      'SecretLinkCode1',
      'SecretTicket1',
    ]) {
      expect(log.includes(secret)).toBe(false);
    }
  });

  it('tells what went wrong inside, with the stack and without the row', async () => {
    await test.call(calls.fails, { phone: person.phone });
    const failure = entries().findLast(entry => entry.level === 50);
    expect(failure.err).toMatchObject({
      code: '23505',
      message: expect.stringContaining('duplicate key'),
      stack: expect.stringContaining('.ts'),
    });
    expect(failure.reqId).toEqual(expect.any(String));
  });

  it('hides secrets that are logged by mistake', () => {
    const out: string[] = [];
    const logger = createLogger('info', { write: line => void out.push(line) });
    logger.info({ password: 'p1', headers: { authorization: 'p2' }, tokenInfo: { token: 'p3' } }, 'oops');
    expect(out.join()).not.toMatch(/p1|p2|p3/);
  });
});
