import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { call } from '@wenshu/api-contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildTestApp } from '../testing/build-test-app.ts';
import { registerCalls } from './register-calls.ts';

const calls = {
  slow: call({ method: 'GET', path: '/test/slow', audience: 'visitor', summary: 'x', data: z.string() }),
};

async function startSlowApp() {
  let arrived = () => {};
  const hasArrived = new Promise<void>(resolve => {
    arrived = resolve;
  });
  const test = await buildTestApp({
    registerMore: api =>
      registerCalls(api, calls, {
        async slow(_input, { database }) {
          arrived();
          await wait(500);
          // What it needs is still there although the server is stopping.
          const { rows } = await database.pool.query("select 'finished' as word");
          return rows[0].word;
        },
      }),
  });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  return { test, hasArrived, port: (test.app.server.address() as AddressInfo).port };
}

it('finishes a request that is in flight, takes no new connection, and closes what it opened', async () => {
  const { test, hasArrived, port } = await startSlowApp();
  const pending = fetch(`http://127.0.0.1:${port}/api/test/slow`).then(response => response.json());
  await hasArrived;
  const closed = test.close();
  await wait(100);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  expect(await pending).toMatchObject({ code: '0000', data: 'finished' });
  await closed;
  await expect(test.platform.database.pool.query('select 1')).rejects.toThrow();
});

it('is not ready any more while it stops, for those who still have a connection', async () => {
  const { test, hasArrived, port } = await startSlowApp();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // Both requests on one connection: the second is read when the first is answered.
  socket.write(
    'GET /api/test/slow HTTP/1.1\r\nHost: x\r\n\r\nGET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  await hasArrived;
  const closed = test.close();
  const answers = await text(socket);
  expect(answers).toContain('finished');
  await closed;
});

it('answers what is not HTTP with an envelope, and without a stack', async () => {
  const { test, port } = await startSlowApp();
  const socket = connect(port, '127.0.0.1');
  socket.write('HELLO\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request/);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: '9002', data: null });
  await test.close();
});
