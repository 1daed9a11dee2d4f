import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const PAGE = '/social/local?state=abcdefghijklmnop&back=%2Flogin';
const choiceOf = (more: string) => `/social/local/choose?state=abcdefghijklmnop${more}`;
/** As an address that does not exist. */
async function looksLikeNothing(app: TestApp, url: string, remoteAddress = '127.0.0.1') {
  const [page, nothing] = [await app.app.inject({ url, remoteAddress }), await app.app.inject('/no-such-page')];
  expect([page.statusCode, page.body]).toEqual([nothing.statusCode, nothing.body]);
}

describe('/social/local', () => {
  it('shows a QR code and a few people to choose from, in the reader’s language', async () => {
    const page = await test.app.inject(`${PAGE}&lang=en`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<svg');
    expect(page.body.match(/target="_top"/g)).toHaveLength(4);
    expect(page.body).toContain('<html lang="en">');
    expect((await test.app.inject(PAGE)).body).toContain('<html lang="zh">');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('sends whoever chose somebody back with a code and the state', async () => {
    const { statusCode, headers } = await test.app.inject(choiceOf('&back=%2Fuser&name=%E5%B0%8F%E6%9E%97'));
    expect(statusCode).toBe(303);
    const { pathname, searchParams } = new URL(String(headers.location), 'http://here');
    expect([pathname, searchParams.get('state')]).toEqual(['/user', 'abcdefghijklmnop']);
    expect(searchParams.get('code')).toMatch(/^[\w-]{40,}$/);
  });

  it.each([
    ['another site', '&back=https%3A%2F%2Fevil.example&name=a'],
    ['another site by two slashes', '&back=%2F%2Fevil.example&name=a'],
    ['a page that nobody comes back to', '&back=%2Findex&name=a'],
    ['two places at once', '&back=%2Flogin&back=%2Fuser&name=a'],
    ['nobody', '&back=%2Flogin&name=+'],
    ['a name with signs', '&back=%2Flogin&name=%3Cb%3E'],
  ])('leads to no %s', async (_what, more) => {
    await looksLikeNothing(test, choiceOf(more));
  });

  it('is for people at this machine only: whoever opens it can say to be anybody', async () => {
    await looksLikeNothing(test, PAGE, '192.168.1.7');
    await looksLikeNothing(test, choiceOf('&back=%2Flogin&name=a'), '192.168.1.7');
  });

  it.each([
    ['PUBLIC_URL', { PUBLIC_URL: 'http://wenshu.example' }],
    ['real mail', { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.cn' }],
    ['SOCIAL_SIGN_IN=off', { SOCIAL_SIGN_IN: 'off' }],
    ['WeChat', { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 'x', SOCIAL_SIGN_IN: 'local' }],
    [
      'a company’s sign-in',
      { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b', SOCIAL_SIGN_IN: 'local' },
    ],
  ])('does not exist with %s', async (_what, env) => {
    const other = await buildTestApp({ env });
    await looksLikeNothing(other, PAGE);
    await looksLikeNothing(other, choiceOf('&back=%2Flogin&name=a'));
    await other.close();
  });

  it('is there for everybody when somebody has asked for it by name', async () => {
    const other = await buildTestApp({ env: { PUBLIC_URL: 'http://wenshu.example', SOCIAL_SIGN_IN: 'local' } });
    const page = await other.app.inject({ url: PAGE, remoteAddress: '192.168.1.7' });
    expect(page.statusCode).toBe(200);
    await other.close();
  });
});
