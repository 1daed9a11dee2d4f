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

  it.each([
    ['DATABASE_URL', undefined],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'wenshu'],
    ['CAPTCHA', 'no'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '10.0.0.0/8, anybody'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'true'],
  ])('refuses %s=%s', (name, value) => {
    expect(variablesOf({ [name]: value })).toEqual([name]);
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
