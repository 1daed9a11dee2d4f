import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { call } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { registerCalls } from './register-calls.ts';

const calls = {
  waits: call({
    method: 'POST',
    path: '/test/waits',
    audience: 'visitor',
    summary: 'Until nobody listens',
    body: z.object({}),
    data: z.null(),
  } as const),
  quick: call({ method: 'GET', path: '/test/quick', audience: 'visitor', summary: 'At once', data: z.boolean() }),
};

let test: TestApp;
let began = () => {};
let ended = () => {};
beforeAll(async () => {
  test = await buildTestApp({
    registerMore: api =>
      registerCalls(api, calls, {
        waits: (_input, context) =>
          context.whileListening(async signal => {
            began();
            if (!signal.aborted) await once(signal, 'abort');
            ended();
            return null;
          }),
        quick: (_input, context) => context.whileListening(async signal => signal.aborted),
      }),
  });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(() => test.close());

it('work for somebody ends when they hang up', async () => {
  const { port } = test.app.server.address() as AddressInfo;
  const hasBegun = new Promise<void>(resolve => (began = resolve));
  const hasEnded = new Promise<void>(resolve => (ended = resolve));
  const headers = { 'content-type': 'application/json' };
  const asked = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/test/waits', headers });
  asked.on('error', () => {});
  asked.end('{}');
  await hasBegun;
  asked.destroy();
  await hasEnded;
});

it('and leaves nothing behind on a connection that lives on', async () => {
  const { port } = test.app.server.address() as AddressInfo;
  for (let turn = 0; turn < 15; turn++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/test/quick`);
    expect(await answer.json()).toMatchObject({ data: false });
  }
});
