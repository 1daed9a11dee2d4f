import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { watchHealth } from './watch-health.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A server that answers its n-th question as it is told to; what it was asked for is counted. */
async function listen(answersTo: (question: number) => number | undefined) {
  let asked = 0;
  server = createServer((_request, response) => {
    asked += 1;
    const status = answersTo(asked);
    if (status !== undefined) response.writeHead(status).end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

const limits = { everyMs: 5, timeoutMs: 300, mostMissed: 3 };

describe('a server', () => {
  it('has fallen silent after so many missed answers in a row, and not before', async () => {
    const { address, asked } = await listen(question => ([1, 2, 4, 5].includes(question) ? undefined : 200));
    const stopped = new AbortController();
    const silent = watchHealth(address, stopped.signal, limits);
    await expect.poll(asked, { timeout: 60_000 }).toBeGreaterThan(10);
    stopped.abort();
    expect(await silent).toBe(false);
  });

  it('that never answers again is silent', async () => {
    const { address, asked } = await listen(question => (question === 1 ? 200 : undefined));
    expect(await watchHealth(address, new AbortController().signal, limits)).toBe(true);
    expect(asked()).toBe(4);
  });

  it('that says it is stopping lives', async () => {
    const { address, asked } = await listen(() => 503);
    const stopped = new AbortController();
    const silent = watchHealth(address, stopped.signal, limits);
    await expect.poll(asked, { timeout: 60_000 }).toBeGreaterThan(5);
    stopped.abort();
    expect(await silent).toBe(false);
  });
});
