import { call } from '@wenshu/api-contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildTestApp } from '../testing/build-test-app.ts';
import { registerCalls } from './register-calls.ts';

const calls = {
  whoAmI: call({ method: 'GET', path: '/test/whoAmI', audience: 'visitor', summary: 'x', data: z.string() }),
};

async function addressSeenBy(env: Record<string, string>, remoteAddress: string, forwarded: string): Promise<unknown> {
  const test = await buildTestApp({
    env,
    registerMore: api => registerCalls(api, calls, { whoAmI: (_input, { clientAddress }) => clientAddress }),
  });
  const { data } = await test.call(calls.whoAmI, {}, { remoteAddress, headers: { 'x-forwarded-for': forwarded } });
  await test.close();
  return data;
}

it.each([
  ['nobody is believed by default', {}, '10.0.0.5', '203.0.113.9', '10.0.0.5'],
  ['a named network is believed', { TRUST_PROXY: '10.0.0.0/8' }, '10.0.0.5', '203.0.113.9', '203.0.113.9'],
  ['anybody else is not', { TRUST_PROXY: '10.0.0.0/8' }, '198.51.100.7', '203.0.113.9', '198.51.100.7'],
  [
    'what a client made up before the proxy is not',
    { TRUST_PROXY: '10.0.0.0/8' },
    '10.0.0.5',
    '1.2.3.4, 203.0.113.9',
    '203.0.113.9',
  ],
  [
    'a chain of named proxies is followed',
    { TRUST_PROXY: '10.0.0.0/8, loopback' },
    '127.0.0.1',
    '203.0.113.9, 10.1.1.1',
    '203.0.113.9',
  ],
])('%s', async (_what, env, remoteAddress, forwarded, expected) => {
  expect(await addressSeenBy(env, remoteAddress, forwarded)).toBe(expected);
});
