import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitedFetch } from './limited-fetch.ts';

let server: Server;
let base: string;
let elsewhere = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/endless') return void response.writeHead(200).write('x');
    if (request.url === '/silent') return;
    if (request.url === '/away') return void response.writeHead(302, { location: '/elsewhere' }).end();
    if (request.url === '/elsewhere') elsewhere += 1;
    response.writeHead(request.url === '/none' ? 204 : 200, { 'x-own': 'yes' });
    response.end(request.url === '/none' ? undefined : '0123456789');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
});

describe('limitedFetch', () => {
  it('gives the whole answer that is not too large, with its headers', async () => {
    const answer = await limitedFetch(`${base}/`, {}, { mostBytes: 10 });
    expect([answer.status, answer.headers.get('x-own'), await answer.text()]).toEqual([200, 'yes', '0123456789']);
    expect((await limitedFetch(`${base}/none`)).status).toBe(204);
  });

  it('reads no further than said', async () => {
    await expect(limitedFetch(`${base}/`, {}, { mostBytes: 9 })).rejects.toMatchObject({ problem: 'unreachable' });
  });

  it.each(['/silent', '/endless'])('gives up on %s, whether it says nothing or never ends', async path => {
    await expect(limitedFetch(`${base}${path}`, {}, { timeoutMs: 100 })).rejects.toMatchObject({
      problem: 'unreachable',
    });
  });

  it('follows nobody to another address', async () => {
    await expect(limitedFetch(`${base}/away`)).rejects.toMatchObject({ problem: 'unreachable' });
    expect(elsewhere).toBe(0);
  });
});
