import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TestClock } from '../../testing/test-clock.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import { createGatewaySmsSender } from './gateway-sms-sender.ts';

const SECRET = 'a secret between us';
const clock = new TestClock();
let server: Server;
let url: string;
let answer: number;
let accepted: { id: string; to: string; text: string }[];

/** As a gateway would check it: by the documented rule, with code of its own. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await text(request);
    const { 'x-wenshu-timestamp': timestamp, 'x-wenshu-signature': signature } = request.headers;
    const expected = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex');
    const isFresh = Math.abs(Number(timestamp) - clock.now().getTime() / 1000) < 300;
    if (signature !== expected || !isFresh) return response.writeHead(401).end();
    if (answer === 302) return response.writeHead(302, { location: '/elsewhere' }).end();
    if (answer === 200) accepted.push(JSON.parse(body));
    return response.writeHead(answer).end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
});
beforeEach(() => {
  answer = 200;
  accepted = [];
});
afterAll(() => new Promise(resolve => server.close(resolve)));

const send = (options: { secret?: string; url?: string; timeoutMs?: number } = {}) =>
  createGatewaySmsSender({ url, secret: SECRET, clock, ...options })
    .send({ to: '13800138000', text: '您的验证码是 123456' })
    .then(
      () => 'sent',
      error => (error instanceof DeliveryFailure ? error.problem : error),
    );

it('posts a message that the gateway can check, each with an id of its own', async () => {
  expect(await send()).toBe('sent');
  expect(await send()).toBe('sent');
  expect(accepted).toEqual([
    { id: expect.any(String), to: '13800138000', text: '您的验证码是 123456' },
    { id: expect.any(String), to: '13800138000', text: '您的验证码是 123456' },
  ]);
  expect(accepted[0]?.id).not.toBe(accepted[1]?.id);
});

it('is refused under another secret', async () => {
  expect(await send({ secret: 'another' })).toBe('refused');
  expect(accepted).toEqual([]);
});

it.each([
  [400, 'refused'],
  [429, 'unreachable'],
  [500, 'unreachable'],
  [302, 'unreachable'],
])('calls an answer of %i %s', async (status, problem) => {
  answer = status;
  expect(await send()).toBe(problem);
});

it('says when nobody answers', async () => {
  expect(await send({ url: 'http://127.0.0.1:1/' })).toBe('unreachable');
});
