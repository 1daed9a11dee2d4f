import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenIdApp } from './open-id-app.ts';
import { SocialFailure } from './social-app.ts';

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strange = generateKeyPairSync('rsa', { modulusLength: 2048 });
const departure = {
  state: 'a-state-of-ours',
  nonce: 'a-nonce-of-ours',
  codeVerifier: 'v'.repeat(43),
  callbackUrl: 'https://wenshu.example/third_login',
};

/** An issuer whose answers a test decides: what no honest provider would say. */
let server: Server;
let issuer: string;
let answer: () => { status?: number; body: string };
let methods: readonly string[] | undefined;
let lastAuthorization: string | undefined;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function token(claims: object = {}, key: KeyObject = own.privateKey, header: object = { alg: 'RS256', kid: 'one' }) {
  const now = Math.floor(Date.now() / 1000);
  const all = { iss: issuer, sub: 'wang', aud: 'wenshu', iat: now, exp: now + 60, nonce: departure.nonce, ...claims };
  const signed = `${encode(header)}.${encode(all)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
}
const tokens = (idToken: string | undefined) => () => ({
  body: JSON.stringify({ access_token: 'a', token_type: 'Bearer', ...(idToken && { id_token: idToken }) }),
});

beforeAll(async () => {
  server = createServer((request, response) => {
    const say = (status: number, body: string) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (request.url === '/.well-known/openid-configuration')
      return say(
        200,
        JSON.stringify({
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          ...(methods && { token_endpoint_auth_methods_supported: methods }),
        }),
      );
    if (request.url === '/jwks')
      return say(
        200,
        JSON.stringify({
          keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
        }),
      );
    lastAuthorization = request.headers.authorization;
    const { status = 200, body } = answer();
    say(status, body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
});

const app = () =>
  createOpenIdApp({ issuer, clientId: 'wenshu', clientSecret: 'secret', name: 'Acme' }, { timeoutMs: 2_000 });
const identity = () => app().getIdentity({ ...departure, code: 'any' });
const problem = () =>
  identity().then(
    () => 'none',
    (error: unknown) => (error instanceof SocialFailure ? error.problem : error),
  );

describe('an ID token', () => {
  it('is believed when issuer, audience, nonce, time and signature are right', async () => {
    answer = tokens(token());
    expect(await identity()).toEqual({ issuer, subject: 'wang' });
  });

  it.each<[string, () => string | undefined]>([
    ['signed by somebody else', () => token({}, strange.privateKey)],
    ['not signed at all', () => `${encode({ alg: 'none' })}.${token().split('.')[1]}.`],
    ['of another issuer', () => token({ iss: 'https://evil.example' })],
    ['for another client', () => token({ aud: 'others' })],
    ['with another nonce', () => token({ nonce: 'another' })],
    ['without a nonce', () => token({ nonce: undefined })],
    ['that has run out', () => token({ exp: Math.floor(Date.now() / 1000) - 3600 })],
    ['with a subject that is too long', () => token({ sub: 'x'.repeat(256) })],
    ['with no subject', () => token({ sub: undefined })],
    ['that is missing', () => undefined],
  ])('is not believed when it is one %s', async (_what, make) => {
    answer = tokens(make());
    expect(await problem()).toBe('refused');
  });

  it.each([
    ['an error of the server', 503, '{}'],
    ['more than anybody reads', 200, `{"more":"${'x'.repeat(300_000)}"}`],
  ])('counts as away when its issuer answers %s', async (_what, status, body) => {
    answer = () => ({ status, body });
    expect(await problem()).toBe('unreachable');
  });

  it('is asked for with the secret in the header, or in the body of who takes nothing else', async () => {
    answer = tokens(token());
    await identity();
    expect(lastAuthorization).toMatch(/^Basic /);
    methods = ['client_secret_post'];
    await identity();
    expect(lastAuthorization).toBeUndefined();
    methods = undefined;
  });
});
