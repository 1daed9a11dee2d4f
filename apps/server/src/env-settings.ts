import type { Env } from './env.ts';

export const settingGroups = ['place', 'data', 'mail', 'people', 'helper', 'operating'] as const;
export type SettingGroup = (typeof settingGroups)[number];

interface Setting {
  readonly group: SettingGroup;
  /** As it holds, what was not set included; null where nothing holds. Of a secret only whether there is one. */
  readonly shows: ((env: Env) => string | number | boolean | null) | 'secret';
}

const dkimOf = ({ mail }: Env) => (mail.kind === 'smtp' ? mail.dkim : undefined);
const s3Of = ({ files }: Env) => (files.kind === 's3' ? files : undefined);
const onOff = (isOn: boolean) => (isOn ? 'on' : 'off');

/** Of an address that may carry a name and a password: where it leads. */
export function placeOfAddress(address: string | undefined): string | null {
  if (address === undefined) return null;
  if (!URL.canParse(address)) return '…';
  const { protocol, host, pathname } = new URL(address);
  // A socket's folder stands there as %2F….
  return `${protocol}//${decodeURIComponent(host)}${pathname === '/' ? '' : pathname}`;
}

/** Every variable that the server reads, in the order in which it is shown. What each does is `settingsTexts`, by the same name. */
export const envSettings = {
  HOST: { group: 'place', shows: env => env.host },
  PORT: { group: 'place', shows: env => env.port },
  PUBLIC_URL: { group: 'place', shows: env => env.publicUrl ?? null },
  TRUST_PROXY: { group: 'place', shows: env => env.trustProxy.join(', ') || null },
  DATABASE_URL: { group: 'data', shows: env => placeOfAddress(env.databaseUrl) },
  DATABASE_CONNECTIONS: { group: 'data', shows: env => env.databaseConnections },
  DATA_DIR: { group: 'data', shows: env => env.dataDir },
  BACKUP_DIR: { group: 'data', shows: env => env.backupFolder },
  S3_BUCKET: { group: 'data', shows: env => s3Of(env)?.bucket ?? null },
  S3_ENDPOINT: { group: 'data', shows: env => placeOfAddress(s3Of(env)?.endpoint) },
  S3_REGION: { group: 'data', shows: env => s3Of(env)?.region ?? null },
  S3_ACCESS_KEY_ID: { group: 'data', shows: 'secret' },
  S3_SECRET_ACCESS_KEY: { group: 'data', shows: 'secret' },
  WORK_THREADS: { group: 'data', shows: env => env.workThreads ?? null },
  COLUMNS_MEMORY_MB: { group: 'data', shows: env => env.columns.memoryMb },
  COLUMNS_THREADS: { group: 'data', shows: env => env.columns.threads },
  SMTP_URL: { group: 'mail', shows: env => (env.mail.kind === 'smtp' ? placeOfAddress(env.mail.url) : null) },
  MAIL_FROM: { group: 'mail', shows: env => (env.mail.kind === 'smtp' ? env.mail.from : null) },
  MAIL_BOUNCE_ADDRESS: {
    group: 'mail',
    shows: env => (env.mail.kind === 'smtp' ? (env.mail.bounceAddress ?? null) : null),
  },
  MAIL_RETURN_SECRET: { group: 'mail', shows: 'secret' },
  MAIL_REVIEW: { group: 'mail', shows: env => onOff(env.isMailReviewed) },
  MAIL_PER_SECOND: { group: 'mail', shows: env => env.mailPerSecond },
  DKIM_KEY_FILE: { group: 'mail', shows: env => dkimOf(env)?.keyFile ?? null },
  DKIM_DOMAIN: { group: 'mail', shows: env => dkimOf(env)?.domain ?? null },
  DKIM_SELECTOR: { group: 'mail', shows: env => dkimOf(env)?.selector ?? null },
  SMS_GATEWAY_URL: { group: 'mail', shows: env => (env.sms.kind === 'gateway' ? placeOfAddress(env.sms.url) : null) },
  SMS_GATEWAY_SECRET: { group: 'mail', shows: 'secret' },
  SMS_POINTS_AT_START: { group: 'mail', shows: env => env.smsPointsAtStart },
  PUSH_PRIVATE_ADDRESSES: { group: 'mail', shows: env => (env.mayPushInside ? 'allow' : 'refuse') },
  CAPTCHA: { group: 'people', shows: env => onOff(env.isCaptchaOn) },
  SOCIAL_SIGN_IN: { group: 'people', shows: env => env.social.kind },
  WECHAT_APP_ID: { group: 'people', shows: env => (env.social.kind === 'wechat' ? env.social.appId : null) },
  WECHAT_APP_SECRET: { group: 'people', shows: 'secret' },
  WECHAT_PAGE_URL: {
    group: 'people',
    shows: env => (env.social.kind === 'wechat' ? placeOfAddress(env.social.page) : null),
  },
  WECHAT_API_URL: {
    group: 'people',
    shows: env => (env.social.kind === 'wechat' ? placeOfAddress(env.social.api) : null),
  },
  PAYMENT: { group: 'people', shows: env => env.payment.kind },
  WECHAT_PAY_MCHID: { group: 'people', shows: env => env.weChatPay?.mchId ?? null },
  WECHAT_PAY_APP_ID: { group: 'people', shows: env => env.weChatPay?.appId ?? null },
  WECHAT_PAY_APP_SECRET: { group: 'people', shows: 'secret' },
  WECHAT_PAY_SERIAL: { group: 'people', shows: env => env.weChatPay?.serial ?? null },
  WECHAT_PAY_KEY_FILE: { group: 'people', shows: env => env.weChatPay?.keyFile ?? null },
  WECHAT_PAY_V3_KEY: { group: 'people', shows: 'secret' },
  WECHAT_PAY_PUBLIC_KEY_ID: { group: 'people', shows: env => env.weChatPay?.publicKeyId ?? null },
  WECHAT_PAY_PUBLIC_KEY_FILE: { group: 'people', shows: env => env.weChatPay?.publicKeyFile ?? null },
  WECHAT_PAY_URL: { group: 'people', shows: env => placeOfAddress(env.weChatPay?.url) },
  OIDC_ISSUER: { group: 'people', shows: env => env.company?.issuer ?? null },
  OIDC_CLIENT_ID: { group: 'people', shows: env => env.company?.clientId ?? null },
  OIDC_CLIENT_SECRET: { group: 'people', shows: 'secret' },
  OIDC_NAME: { group: 'people', shows: env => env.company?.name ?? null },
  SUPPORT_PHONE: { group: 'people', shows: env => env.support.phone },
  SUPPORT_EMAIL: { group: 'people', shows: env => env.support.email },
  SUPPORT_QR: { group: 'people', shows: env => env.support.qrText },
  HELPER_URL: { group: 'helper', shows: env => placeOfAddress(env.helper?.url) },
  HELPER_KEY: { group: 'helper', shows: 'secret' },
  HELPER_MODEL: { group: 'helper', shows: env => env.helper?.model ?? null },
  HELPER_TIMEOUT_SECONDS: { group: 'helper', shows: env => env.helper?.timeoutSeconds ?? null },
  HELPER_TOKENS_PER_DAY: { group: 'helper', shows: env => env.helperTokens.perDay },
  HELPER_TOKENS_PER_PERSON: { group: 'helper', shows: env => env.helperTokens.perPerson },
  TURN_URL: { group: 'operating', shows: env => env.turn.urls.join(', ') || null },
  TURN_SECRET: { group: 'operating', shows: 'secret' },
  OPERATOR_ACCOUNT: { group: 'operating', shows: 'secret' },
  OPERATOR_SECRET: { group: 'operating', shows: 'secret' },
  METRICS_SECRET: { group: 'operating', shows: 'secret' },
  METRICS_PORT: { group: 'operating', shows: env => env.metrics?.port ?? null },
  METRICS_HOST: { group: 'operating', shows: env => env.metrics?.host ?? null },
  OTEL_EXPORTER_OTLP_ENDPOINT: { group: 'operating', shows: env => placeOfAddress(env.traces?.endpoint) },
  OTEL_TRACES_SAMPLER_ARG: { group: 'operating', shows: env => env.traces?.share ?? null },
  DEMO: { group: 'operating', shows: env => env.demo },
  DEMO_LANGUAGE: { group: 'operating', shows: env => env.demoLanguage },
  LOG_LEVEL: { group: 'operating', shows: env => env.logLevel },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof envSettings;

export interface ShownSetting {
  readonly name: SettingName;
  readonly group: SettingGroup;
  readonly isSecret: boolean;
  readonly isSet: boolean;
  /** As it holds; null of a secret, and where nothing holds. */
  readonly value: string | null;
}

/** All of them, as they stand. */
export function showSettings(env: Env): ShownSetting[] {
  return (Object.entries(envSettings) as [SettingName, Setting][]).map(([name, { group, shows }]) => {
    const value = shows === 'secret' ? null : shows(env);
    return {
      name,
      group,
      isSecret: shows === 'secret',
      isSet: env.namesSet.has(name),
      value: value === null ? null : String(value),
    };
  });
}
