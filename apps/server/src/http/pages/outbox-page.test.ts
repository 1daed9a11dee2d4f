import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { outboxPath } from './outbox-page.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
  await test.platform.mailer.send({ to: 'a@example.cn', subject: '问卷 <1>', text: 'Hello <script>alert(1)</script>' });
  await test.platform.sms.send({ to: '13800138000', text: '验证码 123456' });
});
afterAll(() => test.close());

describe('/outbox', () => {
  it('shows local mail and SMS, newest first, to whoever has the key', async () => {
    const response = await test.app.inject({ url: outboxPath(test.platform) ?? '', headers: { lang: 'en' } });
    expect(response.statusCode).toBe(200);
    expect(response.body.indexOf('验证码 123456')).toBeGreaterThan(0);
    expect(response.body.indexOf('a@example.cn')).toBeGreaterThan(response.body.indexOf('13800138000'));
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('shows what people wrote as text', async () => {
    const { body } = await test.app.inject(outboxPath(test.platform) ?? '');
    expect(body).not.toContain('<script>');
    expect(body).toContain('Hello &#60;script&#62;');
  });

  it('looks like no page at all without the key', async () => {
    const nothing = await test.app.inject('/no-such-page');
    for (const url of ['/outbox', '/outbox?key=', '/outbox?key=wrong', '/outbox?key=a&key=b']) {
      const response = await test.app.inject(url);
      expect([response.statusCode, response.body]).toEqual([nothing.statusCode, nothing.body]);
    }
  });

  it.each([
    ['PUBLIC_URL', { PUBLIC_URL: 'http://wenshu.example' }],
    ['real mail', { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.cn' }],
    ['real SMS', { SMS_GATEWAY_URL: 'http://127.0.0.1:1', SMS_GATEWAY_SECRET: 'x' }],
    ['real storage', { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' }],
  ])('does not exist with %s, even with its key', async (_what, env) => {
    const other = await buildTestApp({ env });
    const key = other.platform.secrets['outbox-key'].export().toString('base64url');
    const response = await other.app.inject(`/outbox?key=${key}`);
    const nothing = await other.app.inject('/no-such-page');
    expect([response.statusCode, response.body]).toEqual([nothing.statusCode, nothing.body]);
    expect(outboxPath(other.platform)).toBeUndefined();
    await other.close();
  });
});
