import { describe, expect, it } from 'vitest';
import { EnvProblem, isLocalInstallation, readEnv } from './env.ts';

const DATABASE_URL = 'postgres://app:x@localhost/wenshu';
const read = (more: Record<string, string | undefined> = {}) => readEnv({ DATABASE_URL, ...more });
const variablesOf = (more: Record<string, string | undefined>) => {
  try {
    read(more);
    return [];
  } catch (error) {
    return error instanceof EnvProblem ? error.variables : [String(error)];
  }
};

describe('readEnv', () => {
  it('needs nothing but a database', () => {
    expect(read()).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: undefined,
      trustProxy: [],
      isCaptchaOn: true,
      mail: { kind: 'outbox' },
      sms: { kind: 'outbox' },
      files: { kind: 'folder' },
    });
  });

  it('counts an empty value as not set', () => {
    expect(read({ HOST: '', PUBLIC_URL: ' ', TRUST_PROXY: '', SMTP_URL: '' })).toMatchObject({
      host: '127.0.0.1',
      publicUrl: undefined,
      trustProxy: [],
      mail: { kind: 'outbox' },
    });
  });

  it('takes the real adapter as soon as its address is there, and then wants the rest', () => {
    expect(read({ SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b.cn' }).mail).toMatchObject({ kind: 'smtp' });
    expect(variablesOf({ SMTP_URL: 'smtp://mail' })).toEqual(['MAIL_FROM']);
    expect(variablesOf({ SMS_GATEWAY_URL: 'https://sms' })).toEqual(['SMS_GATEWAY_SECRET']);
    expect(variablesOf({ S3_BUCKET: 'files' })).toEqual(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  });

  it('lets people sign in by a stand-in on a machine of their own, by WeChat or the company’s sign-in where they are set up', () => {
    expect(read()).toMatchObject({ social: { kind: 'local', isForEverybody: false }, company: undefined });
    expect(read({ PUBLIC_URL: 'https://a.cn' }).social).toEqual({ kind: 'off' });
    expect(read({ PUBLIC_URL: 'https://a.cn', SOCIAL_SIGN_IN: 'local' }).social).toEqual({
      kind: 'local',
      isForEverybody: true,
    });
    expect(read({ SOCIAL_SIGN_IN: 'off' }).social).toEqual({ kind: 'off' });
    expect(read({ WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 'x' }).social).toEqual({
      kind: 'wechat',
      appId: 'wx1',
      secret: 'x',
      page: 'https://open.weixin.qq.com',
      api: 'https://api.weixin.qq.com',
    });
    const company = { OIDC_ISSUER: 'https://id.acme.cn/realm', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };
    expect(read(company)).toMatchObject({ social: { kind: 'off' }, company: { name: 'id.acme.cn' } });
    expect(read({ ...company, OIDC_NAME: 'Acme' }).company?.name).toBe('Acme');
    expect(variablesOf({ WECHAT_APP_ID: 'wx1' })).toEqual(['WECHAT_APP_SECRET']);
    expect(variablesOf({ OIDC_ISSUER: 'https://id.acme.cn' })).toEqual(['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
  });

  it('lets people pay at a till of ours on a machine of their own, and by WeChat Pay where it is set up', () => {
    expect(read()).toMatchObject({ payment: { kind: 'till', isForEverybody: false }, weChatPay: undefined });
    const there = { PUBLIC_URL: 'https://a.cn' };
    expect(read(there).payment).toEqual({ kind: 'off' });
    expect(read({ ...there, PAYMENT: 'local' }).payment).toEqual({ kind: 'till', isForEverybody: true });
    expect(read({ PAYMENT: 'off' }).payment).toEqual({ kind: 'off' });
    const merchant = {
      WECHAT_PAY_MCHID: '1900000109',
      WECHAT_PAY_APP_ID: 'wx8',
      WECHAT_PAY_SERIAL: '5F3D',
      WECHAT_PAY_KEY_FILE: '/keys/ours.pem',
      WECHAT_PAY_V3_KEY: 'k'.repeat(32),
      WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
      WECHAT_PAY_PUBLIC_KEY_FILE: '/keys/theirs.pem',
    };
    expect(read({ ...there, ...merchant })).toMatchObject({
      payment: { kind: 'we-chat' },
      weChatPay: { appId: 'wx8', mchId: '1900000109', url: 'https://api.mch.weixin.qq.com' },
    });
    // Without the official account's secret they pay here, and nobody receives.
    expect(read({ ...there, ...merchant }).weChatPay?.receiving).toBeUndefined();
    expect(read({ ...there, ...merchant, WECHAT_PAY_APP_SECRET: 's' }).weChatPay?.receiving).toMatchObject({
      appId: 'wx8',
      secret: 's',
      api: 'https://api.weixin.qq.com',
    });
    expect(variablesOf(merchant)).toEqual(['PUBLIC_URL']);
    expect(variablesOf({ ...there, ...merchant, WECHAT_PAY_V3_KEY: 'short' })).toEqual(['WECHAT_PAY_V3_KEY']);
    expect(variablesOf({ ...there, ...merchant, WECHAT_PAY_APP_ID: '', WECHAT_PAY_KEY_FILE: '' })).toEqual([
      'WECHAT_APP_ID',
      'WECHAT_PAY_KEY_FILE',
    ]);
  });

  it.each([
    ['DATABASE_URL', undefined],
    ['SOCIAL_SIGN_IN', 'everybody'],
    ['PAYMENT', 'cash'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'wenshu'],
    ['CAPTCHA', 'no'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '10.0.0.0/8, anybody'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'true'],
    ['METRICS_SECRET', 'of 23 characters, alas!'],
    ['METRICS_PORT', '70000'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', 'half'],
  ])('refuses %s=%s', (name, value) => {
    const endpoint = name.startsWith('OTEL_TRACES') ? { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector' } : {};
    expect(variablesOf({ ...endpoint, [name]: value })).toEqual([name]);
  });

  it('tells metrics and traces to nobody, unless somebody says to whom', () => {
    expect(read()).toMatchObject({ metrics: undefined, traces: undefined });
    const secret = 'a secret of 24 characters';
    expect(read({ METRICS_SECRET: secret }).metrics).toEqual({ secret, port: undefined, host: '127.0.0.1' });
    expect(read({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' }).metrics).toEqual({
      secret: undefined,
      port: 9464,
      host: '10.0.0.5',
    });
    const endpoint = 'http://collector:4318';
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/` }).traces).toEqual({ endpoint, share: 1 });
    const share = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0.1' };
    expect(read(share).traces).toEqual({ endpoint, share: 0.1 });
  });

  it('takes a list of networks', () => {
    expect(read({ TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
      'fd00::/8',
    ]);
  });

  it('tells all problems at once, by name and without a value', () => {
    expect(variablesOf({ PORT: 'secret', CAPTCHA: 'secret' })).toEqual(['PORT', 'CAPTCHA']);
    expect(() => read({ PORT: 'secret' })).toThrow(/^(?!.*secret)/);
  });
});

describe('isLocalInstallation', () => {
  it.each([
    [{}, true],
    [{ PUBLIC_URL: 'https://wenshu.example' }, false],
    [{ SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b.cn' }, false],
    [{ SMS_GATEWAY_URL: 'https://sms', SMS_GATEWAY_SECRET: 'x' }, false],
    [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' }, false],
  ])('of %j is %s', (more, expected) => {
    expect(isLocalInstallation(read(more))).toBe(expected);
  });
});
