import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accountCalls, type TokenInfo } from './account/account.ts';
import { call } from './call.ts';
import { type CallFailure, type ClientOptions, createClient, type StoredToken } from './client.ts';

const echo = call({ method: 'GET', path: '/echo', audience: 'signed-in', summary: 'echo', data: z.string() });
const publicEcho = { ...echo, audience: 'visitor' } as const;
const file = call({ ...echo, path: '/file', answers: 'file' });

type Reply = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
let server: Server;
let origin = '';
let reply: Reply;
let seen: { url: string; authorization: string | undefined }[];
const json =
  (body: unknown, status = 200): Reply =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', authorization: request.headers.authorization });
    void reply(request, response);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => new Promise(done => server.close(done)));
beforeEach(() => {
  seen = [];
  reply = json({ code: '0000', message: '', data: 'hello' });
});

function buildClient(options: Partial<ClientOptions> = {}) {
  const told: string[] = [];
  const client = createClient({ base: origin, onFailure: failure => told.push(failure.kind), ...options });
  return { client, told };
}
function buildTokens(stored: StoredToken | undefined) {
  const kept = { stored, replaced: [] as TokenInfo[] };
  const store = {
    read: () => kept.stored,
    replace(fresh: TokenInfo) {
      kept.replaced.push(fresh);
      kept.stored = { ...fresh, expiresAtMs: Date.now() + fresh.expiresIn * 1000 };
    },
  };
  return { kept, store };
}
const lasting = { token: 'good', tokenHead: 'Bearer', expiresAtMs: Date.now() + 3_600_000 };
const expired = { token: 'old', tokenHead: 'Bearer', expiresAtMs: Date.now() - 1 };
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'success',
    (failure: CallFailure) => failure.kind,
  );

describe('an ordinary call', () => {
  test('gives the data, and the token goes with it in the authorization header', async () => {
    const { client } = buildClient({ tokens: buildTokens(lasting).store });
    expect(await client.call(echo)).toBe('hello');
    expect(seen[0]?.authorization).toBe('Bearer good');
  });

  test('opts out of the authorization header (P7.4)', async () => {
    const { client } = buildClient({ tokens: buildTokens(lasting).store });
    await client.call(echo, {}, { authorization: false });
    expect(seen[0]?.authorization).toBeUndefined();
  });

  test('sends the extra headers as they are at that moment', async () => {
    let language = 'zh';
    const got: unknown[] = [];
    reply = (request, response) => {
      got.push(request.headers.lang);
      return json({ code: '0000', message: '', data: '' })(request, response);
    };
    const { client } = buildClient({ headers: () => ({ lang: language }) });
    await client.call(echo);
    language = 'en';
    await client.call(echo);
    expect(got).toEqual(['zh', 'en']);
  });

  test('hands out the whole answer to callers who need the code', async () => {
    reply = json({ code: '2001', message: 'not bound', data: null });
    expect(await buildClient().client.send(echo)).toMatchObject({ code: '2001', message: 'not bound' });
  });

  test('counts a file as success and reads its name, Chinese too (P8.2)', async () => {
    reply = (_, response) => {
      const name = encodeURIComponent('数据.xlsx');
      response.writeHead(200, { 'content-disposition': `attachment; filename="data.xlsx"; filename*=UTF-8''${name}` });
      response.end('bytes');
    };
    const answer = await buildClient().client.call(file);
    expect(answer.fileName).toBe('数据.xlsx');
    expect(await answer.blob.text()).toBe('bytes');
  });

  test('reads the refusal of a call that should have answered with a file', async () => {
    reply = json({ code: '9104', message: 'no', data: null });
    await expect(buildClient().client.call(file)).rejects.toMatchObject({ kind: 'refused', message: 'no' });
  });
});

describe('a failing call', () => {
  test('rejects with its kind and tells about it once', async () => {
    reply = json({ code: '9102', message: 'wrong password', data: null }, 400);
    const { client, told } = buildClient();
    await expect(client.call(echo)).rejects.toMatchObject({ kind: 'refused', message: 'wrong password' });
    expect(told).toEqual(['refused']);
  });

  test('says that a gateway page is no answer', async () => {
    reply = (_, response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    expect(await kindOf(buildClient().client.call(echo))).toBe('answer-not-readable');
  });

  test('is a network failure when nobody listens', async () => {
    expect(await kindOf(buildClient({ base: 'http://127.0.0.1:1/api' }).client.call(echo))).toBe('network');
  });

  test('times out', async () => {
    reply = (_, response) => void setTimeout(() => response.end('late'), 300);
    expect(await kindOf(buildClient({ timeoutMs: 30 }).client.call(echo))).toBe('timed-out');
  });

  test('is cancelled by its caller, before and during the request', async () => {
    reply = (_, response) => void setTimeout(() => response.end('late'), 300);
    const { client } = buildClient();
    const abort = new AbortController();
    const during = kindOf(client.call(echo, {}, { signal: abort.signal }));
    setTimeout(() => abort.abort(), 20);
    expect(await during).toBe('cancelled');
    expect(await kindOf(client.call(echo, {}, { signal: AbortSignal.abort() }))).toBe('cancelled');
  });
});

describe('a call with an expired token', () => {
  const refreshed: TokenInfo = { token: 'new', tokenHead: 'Bearer', expiresIn: 7200 };
  const refreshes = () => seen.filter(one => one.url.includes('/account/refreshToken')).length;
  const replyRefresh =
    (answer: Reply): Reply =>
    (request, response) =>
      request.url?.includes('/account/refreshToken')
        ? void setTimeout(() => answer(request, response), 30)
        : json({ code: '0000', message: '', data: request.headers.authorization })(request, response);

  test('refreshes once while the others wait, and all of them use the new token (P4.16, P4.17)', async () => {
    reply = replyRefresh(json({ code: '0000', message: '', data: refreshed }));
    const { kept, store } = buildTokens(expired);
    const { client } = buildClient({ tokens: store });
    const answers = await Promise.all([client.call(echo), client.call(echo), client.call(echo)]);
    expect(answers).toEqual(['Bearer new', 'Bearer new', 'Bearer new']);
    expect(refreshes()).toBe(1);
    expect(kept.replaced).toEqual([refreshed]);
  });

  test('sends the token info as its body (P7.25)', async () => {
    let sent = '';
    const answer = json({ code: '0000', message: '', data: refreshed });
    reply = (request, response) => {
      if (!request.url?.includes('/account/refreshToken')) return answer(request, response);
      request.on('data', part => {
        sent += String(part);
      });
      request.on('end', () => answer(request, response));
    };
    await buildClient({ tokens: buildTokens(expired).store }).client.call(echo);
    expect(JSON.parse(sent)).toEqual({ token: expired.token, tokenHead: expired.tokenHead, expiresIn: 0 });
  });

  test('refreshes again when the new token has expired too', async () => {
    reply = replyRefresh(json({ code: '0000', message: '', data: { ...refreshed, expiresIn: 0 } }));
    const { client } = buildClient({ tokens: buildTokens(expired).store });
    await client.call(echo);
    await client.call(echo);
    expect(refreshes()).toBe(2);
  });

  test('fails together with the others when the refresh is refused, and tells about it once', async () => {
    reply = replyRefresh(json({ code: '1001', message: 'gone', data: null }));
    const { client, told } = buildClient({ tokens: buildTokens(expired).store });
    const kinds = await Promise.all([kindOf(client.call(echo)), kindOf(client.call(echo))]);
    expect(kinds).toEqual(['refresh-refused', 'refresh-refused']);
    expect(told).toEqual(['refresh-refused']);
    expect(seen).toHaveLength(1);
  });

  test('keeps the session when the refresh got no answer at all', async () => {
    const { kept, store } = buildTokens(expired);
    const { client } = buildClient({ tokens: store, base: 'http://127.0.0.1:1/api' });
    expect(await kindOf(client.call(echo))).toBe('network');
    expect(kept.stored).toBe(expired);
  });

  test('keeps the session when the refresh meets a server whose database is being restarted', async () => {
    reply = replyRefresh((_request, response) => {
      response.writeHead(503, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: '9009', message: '', data: null }));
    });
    const { kept, store } = buildTokens(expired);
    const { client, told } = buildClient({ tokens: store });
    expect(await kindOf(client.call(echo))).toBe('refused');
    expect(told).toEqual(['refused']);
    expect(kept.stored).toBe(expired);
  });

  test('does not bring back a session that was ended while refreshing', async () => {
    const { kept, store } = buildTokens(expired);
    reply = replyRefresh((request, response) => {
      kept.stored = undefined;
      return json({ code: '0000', message: '', data: refreshed })(request, response);
    });
    const { client } = buildClient({ tokens: store });
    await client.call(echo);
    expect(kept.replaced).toEqual([]);
    expect(seen[1]?.authorization).toBeUndefined();
  });

  test('asks as a visitor, without refreshing, when the call is open to visitors', async () => {
    const { client } = buildClient({ tokens: buildTokens(expired).store });
    await client.call(publicEcho);
    expect(seen.map(one => one.authorization)).toEqual([undefined]);
  });
});

test('typed usage: the input follows the contract', async () => {
  const { client } = buildClient();
  await client.call(accountCalls.verifyCode, { verifyCodeKey: '0123456789abcdef' });
  expect(seen[0]?.url).toMatch(/^\/api\/account\/verifyCode\?verifyCodeKey=0123456789abcdef&_t=\d+$/);
});
