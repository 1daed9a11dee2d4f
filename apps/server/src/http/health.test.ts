import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

let test: TestApp;
afterEach(() => test.close());

const ask = async (path: string) => {
  const answer = await test.app.inject(path);
  return [answer.statusCode, answer.json().status];
};

it('is healthy and ready when its database keeps what it is given', async () => {
  test = await buildTestApp();
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([
    [200, 'ok'],
    [200, 'ok'],
  ]);
});

it('is healthy and not ready while its database hangs, also for whoever has a connection from before', async () => {
  test = await buildTestApp();
  const silent = await listenSilently();
  Object.assign(test.platform.env, { databaseUrl: `postgres://nobody@127.0.0.1:${silent.port}/nothing` });
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([
    [200, 'ok'],
    [503, 'database-unreachable'],
  ]);
  // Two look at once: one connection hangs, not two.
  await Promise.all([ask('/readyz'), ask('/readyz')]);
  expect(silent.sockets).toHaveLength(1);
  silent.close();
});

it('is not ready while its disk is full', async () => {
  test = await buildTestApp();
  test.platform.room.noteFull();
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([
    [200, 'ok'],
    [503, 'storage-full'],
  ]);
});

/** Takes connections and says nothing, as a database does whose machine hangs. */
async function listenSilently() {
  const sockets: Socket[] = [];
  const server: Server = createServer(socket => sockets.push(socket));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    sockets,
    port: typeof address === 'object' && address ? address.port : 0,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
