import { readFileSync } from 'node:fs';
import { settingsTexts } from '@wenshu/texts/console/settings';
import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { envSettings, showSettings } from './env-settings.ts';

const local = { DATABASE_URL: 'postgres://somebody:hidden-word@db.example:5433/wenshu' };

/** Names that reading an environment asks for: of these adapters too. */
function namesRead(source: Readonly<Record<string, string>>): string[] {
  const names: string[] = [];
  readEnv(
    new Proxy(source, {
      get(target, name: string) {
        names.push(name);
        return target[name];
      },
    }),
  );
  return names;
}

const everything = {
  ...local,
  PUBLIC_URL: 'https://survey.example',
  SMTP_URL: 'smtp://mail-user:hidden-word@smtp.example:587',
  MAIL_FROM: 'survey@example.org',
  DKIM_KEY_FILE: '/keys/dkim.pem',
  DKIM_DOMAIN: 'example.org',
  DKIM_SELECTOR: 'k1',
  SMS_GATEWAY_URL: 'https://sms-user:hidden-word@sms.example/send?key=hidden-word',
  SMS_GATEWAY_SECRET: 'hidden-word',
  S3_BUCKET: 'files',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'hidden-word',
  S3_SECRET_ACCESS_KEY: 'hidden-word',
  WECHAT_APP_ID: 'wx1',
  WECHAT_APP_SECRET: 'hidden-word',
  WECHAT_PAY_MCHID: '1900000109',
  WECHAT_PAY_SERIAL: '5F3D',
  WECHAT_PAY_KEY_FILE: '/keys/pay.pem',
  WECHAT_PAY_V3_KEY: 'hidden-word-which-is-32-bytes-ok',
  WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
  WECHAT_PAY_PUBLIC_KEY_FILE: '/keys/theirs.pem',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'wenshu',
  OIDC_CLIENT_SECRET: 'hidden-word',
  HELPER_URL: 'https://helper-user:hidden-word@model.example/v1',
  HELPER_KEY: 'hidden-word',
  HELPER_MODEL: 'small-1',
  TURN_URL: 'turn:turn.example:3478, stun:stun.example:3478',
  TURN_SECRET: 'hidden-word',
  MAIL_RETURN_SECRET: 'hidden-word-hidden-word-1',
  METRICS_SECRET: 'hidden-word-hidden-word-3',
  METRICS_PORT: '9464',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://trace-user:hidden-word@traces.example:4318',
  OPERATOR_SECRET: 'hidden-word-hidden-word-2',
};

it('every variable that the server reads has a line, and no other has', () => {
  const read = new Set([...namesRead(local), ...namesRead(everything)]);
  expect(Object.keys(envSettings).toSorted()).toEqual([...read].toSorted());
});

it('every line says what it does, in both languages, and stands in the README’s table', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  for (const name of Object.keys(envSettings)) {
    expect(settingsTexts.zh.what[name as keyof typeof envSettings]).toMatch(/\p{Script=Han}/u);
    expect(settingsTexts.en.what[name as keyof typeof envSettings]).not.toMatch(/\p{Script=Han}/u);
    expect([name, readme.includes(`\`${name}\``)]).toEqual([name, true]);
  }
});

it('what is secret is told only as set or not, and an address without the name and the password in it', () => {
  const shown = showSettings(readEnv(everything));
  expect(JSON.stringify(shown)).not.toContain('hidden-word');
  expect(JSON.stringify(shown)).not.toContain('-user');
  const of = (name: string) => shown.find(one => one.name === name);
  expect(of('DATABASE_URL')?.value).toBe('postgres://db.example:5433/wenshu');
  expect(of('SMTP_URL')?.value).toBe('smtp://smtp.example:587');
  expect(of('SMS_GATEWAY_SECRET')).toMatchObject({ isSecret: true, isSet: true, value: null });
});

it('what was not set is told as it holds', () => {
  const shown = showSettings(readEnv({ ...local, MAIL_PER_SECOND: '3' }));
  const of = (name: string) => shown.find(one => one.name === name);
  expect(of('PORT')).toMatchObject({ isSet: false, value: '3000' });
  expect(of('MAIL_PER_SECOND')).toMatchObject({ isSet: true, value: '3' });
  expect(of('SMTP_URL')).toMatchObject({ isSet: false, value: null });
  expect(of('OPERATOR_SECRET')).toMatchObject({ isSecret: true, isSet: false });
});
