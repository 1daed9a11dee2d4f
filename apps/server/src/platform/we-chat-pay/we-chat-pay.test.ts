import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../env.ts';
import { type FakeWeChatPay, startFakeWeChatPay } from '../../testing/fakes/fake-we-chat-pay.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { openWeChatPay } from './open-we-chat-pay.ts';
import type { WeChatPay } from './we-chat-pay.ts';

const clock = new TestClock();
let fake: FakeWeChatPay;
let pay: WeChatPay;
const seen: unknown[] = [];
beforeAll(async () => {
  fake = await startFakeWeChatPay(
    [
      ({ method, path, query, body }) => {
        if (path !== '/v3/echo') return undefined;
        seen.push({ method, query: query.toString(), body });
        return method === 'POST' ? { status: 204 } : { status: 200, body: { 名: '问枢' } };
      },
      ({ path }) =>
        path === '/v3/no' ? { status: 404, body: { code: 'ORDER_NOT_EXIST', message: 'none' } } : undefined,
    ],
    () => clock.now(),
  );
  const env = readEnv({ DATABASE_URL: 'postgres://x', ...fake.env });
  pay = await openWeChatPay(env.weChatPay!, clock);
});
afterAll(() => fake.stop());
beforeEach(() => {
  seen.length = 0;
  fake.unsigned.length = 0;
});

const problem = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    error => [error.problem, error.code],
  );

describe('a request to WeChat Pay', () => {
  it('is signed over its address and body, and the answer is read', async () => {
    expect(await pay.request('GET', '/v3/echo?mchid=1900000109&name=%E5%BC%A0')).toEqual({ 名: '问枢' });
    expect(await pay.request('POST', '/v3/echo', { description: '充值 “100” 元' })).toBeNull();
    expect(seen).toEqual([
      { method: 'GET', query: 'mchid=1900000109&name=%E5%BC%A0', body: {} },
      { method: 'POST', query: '', body: { description: '充值 “100” 元' } },
    ]);
    expect(fake.unsigned).toEqual([]);
  });

  it('is not believed an answer that they have not signed, nor one of ten minutes ago', async () => {
    fake.answerOnce({ status: 200, body: { trade_state: 'SUCCESS' }, isUnsigned: true });
    expect(await problem(pay.request('GET', '/v3/echo'))).toEqual(['not-theirs', undefined]);
    const late = await openWeChatPay(readEnv({ DATABASE_URL: 'postgres://x', ...fake.env }).weChatPay!, {
      now: () => new Date(clock.now().getTime() - 600_000),
    });
    expect(await problem(late.request('GET', '/v3/echo'))).toEqual(['not-theirs', undefined]);
    // Ours was ten minutes old for them.
    expect(fake.unsigned).toEqual(['an old signature']);
  });

  it('tells what they refuse from what nobody knows', async () => {
    expect(await problem(pay.request('GET', '/v3/no'))).toEqual(['refused', 'ORDER_NOT_EXIST']);
    fake.answerOnce({ status: 502, isUnsigned: true });
    expect(await problem(pay.request('GET', '/v3/echo'))).toEqual(['unreachable', undefined]);
    fake.answerOnce({ status: 429, body: { code: 'FREQUENCY_LIMITED' } });
    expect(await problem(pay.request('GET', '/v3/echo'))).toEqual(['unreachable', undefined]);
    fake.hangUpOnce('GET');
    expect(await problem(pay.request('GET', '/v3/echo'))).toEqual(['unreachable', undefined]);
  });
});

describe('a notice of WeChat Pay', () => {
  const resource = { out_trade_no: 'A1', amount: { total: 100 } };
  const open = ({ headers, body }: { headers: Record<string, string>; body: string }) => pay.openNotice(headers, body);
  const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);

  it.each([
    ['now', 0],
    ['five minutes late', -299],
    ['by a clock that is fast', 299],
  ])('is opened: %s', (_, seconds) => {
    const opened = open(fake.notice('TRANSACTION.SUCCESS', resource, { at: at(seconds) }));
    expect(opened).toMatchObject({ eventType: 'TRANSACTION.SUCCESS', resource });
  });

  it.each([
    ['that is older than five minutes', () => fake.notice('X', resource, { at: at(-302) })],
    ['from the future', () => fake.notice('X', resource, { at: at(302) })],
    [
      'signed by somebody else',
      () => fake.notice('X', resource, { by: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }),
    ],
    ['by a key that we do not know', () => fake.notice('X', resource, { serial: 'PUB_KEY_ID_OTHER' })],
    ['sealed for somebody else', () => fake.notice('X', resource, { v3Key: 'k'.repeat(32) })],
    [
      'whose body was changed by a space',
      () => ({ ...fake.notice('X', resource), body: `${fake.notice('X', resource).body} ` }),
    ],
    [
      'with the signature of another one',
      () => ({ ...fake.notice('X', resource), headers: fake.notice('X', resource).headers }),
    ],
    [
      'that probes whether we look at signatures',
      () => {
        const { headers, body } = fake.notice('X', resource);
        return {
          body,
          headers: { ...headers, 'wechatpay-signature': `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}` },
        };
      },
    ],
    ['without a signature', () => ({ ...fake.notice('X', resource), headers: {} })],
  ])('is not, when it is one %s', (_, make) => {
    expect(open(make())).toBeUndefined();
  });
});
