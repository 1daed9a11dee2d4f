import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postOutside } from './post-outside.ts';
import { isPrivateAddress } from './private-addresses.ts';

let server: Server;
let port: number;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/elsewhere') response.writeHead(302, { location: '/inside' });
    if (request.url !== '/silent') response.end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const post = (address: string, options: object = {}) => postOutside({ address, body: '{}', headers: {} }, options);
const lookupTo = (...addresses: string[]) => ({
  lookup: ((_name: string, _options: object, done: (...args: unknown[]) => void) =>
    done(
      null,
      addresses.map(address => ({ address, family: 4 })),
    )) as never,
});

describe('a post to an address that somebody typed in', () => {
  it.each([
    ['127.0.0.1', {}],
    ['[::1]', {}],
    ['[::ffff:127.0.0.1]', {}],
    ['[::ffff:7f00:1]', {}],
    ['2130706433', {}],
    ['0x7f.1', {}],
    ['localhost', {}],
    ['shop.example.com', lookupTo('127.0.0.1')],
    ['shop.example.com', lookupTo('93.184.215.14', '10.0.0.8')],
  ])('reaches nothing inside: %s', async (host, options) => {
    await expect(post(`http://${host}:${port}/in`, options)).rejects.toMatchObject({ problem: 'private-address' });
    expect(asked).toEqual([]);
  });

  it('does where the installation says so; a redirect is told and not followed', async () => {
    const mayGoInside = { mayGoInside: true };
    expect(await post(`http://127.0.0.1:${port}/in`, mayGoInside)).toBe(200);
    expect(await post(`http://localhost:${port}/elsewhere`, mayGoInside)).toBe(302);
    expect(asked).toEqual(['/in', '/elsewhere']);
  });

  it('ends in time, and says when nobody is there', async () => {
    const inside = { mayGoInside: true, timeoutMs: 200 };
    await expect(post(`http://127.0.0.1:${port}/silent`, inside)).rejects.toMatchObject({ problem: 'timeout' });
    await expect(post('http://127.0.0.1:9/', inside)).rejects.toMatchObject({ problem: 'unreachable' });
    const nowhere = {
      lookup: ((_name: string, _options: object, done: (error: Error) => void) =>
        done(new Error('ENOTFOUND'))) as never,
    };
    await expect(post('http://nowhere.example/', nowhere)).rejects.toMatchObject({ problem: 'unreachable' });
  });
});

it.each([
  ...[
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '0.0.0.0',
    '224.0.0.1',
  ],
  ...[
    '255.255.255.255',
    '::',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'no address',
  ],
])('%s is private', address => {
  expect(isPrivateAddress(address)).toBe(true);
});
it.each(['93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is not', address => {
  expect(isPrivateAddress(address)).toBe(false);
});
