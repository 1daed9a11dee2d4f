import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

interface Described {
  readonly paths: Record<
    string,
    Record<string, { security?: unknown; parameters?: { name: string; required: boolean }[]; requestBody?: unknown }>
  >;
}
const describeApi = async () => (await test.app.inject('/api/docs/openapi.json')).json<Described>();

describe('the description of the API', () => {
  it('contains every call, and says which ones need a token', async () => {
    const { paths } = await describeApi();
    const { calls } = test.app.door;
    expect(calls.length).toBeGreaterThan(8);
    for (const call of calls) {
      const described = paths[call.path]?.[call.method.toLowerCase()];
      expect([call.path, described !== undefined]).toEqual([call.path, true]);
      expect([call.path, described?.security !== undefined]).toEqual([call.path, call.audience === 'signed-in']);
      expect([call.path, described?.requestBody !== undefined]).toEqual([call.path, call.body !== undefined]);
    }
  });

  it('says that a key can be tried, what right it needs for a call, and which calls it cannot make', async () => {
    const described = await describeApi();
    expect(JSON.stringify(described)).toContain('wsk_');
    const text = (path: string, method: string) => JSON.stringify(described.paths[path]?.[method]);
    expect(text('/survey/scroll/list', 'get')).toContain('An API key needs the right `questionnaire.view`.');
    expect(text('/account/querySignUserInfo', 'get')).toContain('Not for API keys.');
  });

  it('says what a query takes', async () => {
    const { paths } = await describeApi();
    expect(paths['/account/verifyCode']?.get?.parameters).toEqual([
      { name: 'verifyCodeKey', in: 'query', required: true, schema: expect.objectContaining({ type: 'string' }) },
    ]);
  });

  it('says what a body takes, and what is answered', async () => {
    const signIn = JSON.stringify((await describeApi()).paths['/account/signIn']?.post);
    for (const word of ['phone', 'password', 'verifyCode', 'userInfo', 'tokenInfo', 'xauthorityMap'])
      expect(signIn).toContain(word);
  });
});

describe('/api/docs', () => {
  it('loads its program from here and nothing from outside', async () => {
    const page = await test.app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    const scripts = [...page.body.matchAll(/<(?:script|link|img)[^>]*(?:src|href)="([^"]*)"/g)].map(
      ([, address]) => address,
    );
    expect(scripts).toEqual(['js/scalar.js']);
    expect(page.body).toContain('"withDefaultFonts": false');
    expect(page.body).toContain('"telemetry": false');
    expect((await test.app.inject('/api/docs/js/scalar.js')).statusCode).toBe(200);
  });

  it('has a policy that allows its own inline script by nonce and no outside source', async () => {
    const page = await test.app.inject('/api/docs/');
    const policy = String(page.headers['content-security-policy']);
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(page.body).toContain(`<script type="text/javascript" nonce="${nonce}">`);
    expect(policy).not.toMatch(/https?:|unsafe-eval/);
  });

  it('promises https only where the platform is reached by it: a browser would hold an http one to that for months', async () => {
    const headers = async (app: TestApp) => (await app.app.inject('/api/docs/')).headers;
    expect(await headers(test)).not.toHaveProperty('strict-transport-security');
    const secure = await buildTestApp({ env: { PUBLIC_URL: 'https://wenshu.example' } });
    try {
      expect(await headers(secure)).toHaveProperty('strict-transport-security');
    } finally {
      await secure.close();
    }
  });

  it('is found without the slash too', async () => {
    const response = await test.app.inject('/api/docs');
    expect(response.headers.location).toBe('/api/docs/');
  });
});
