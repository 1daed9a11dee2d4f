import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';

export type FilesEnv =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly endpoint: string | undefined;
      readonly region: string;
      readonly bucket: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };
export type MailEnv =
  | { readonly kind: 'outbox' }
  | {
      readonly kind: 'smtp';
      readonly url: string;
      readonly from: string;
      readonly bounceAddress: string | undefined;
      /** Signs what is sent; the key itself is read from the file when the server starts. */
      readonly dkim: { readonly domain: string; readonly selector: string; readonly keyFile: string } | undefined;
    };
export type SmsEnv =
  | { readonly kind: 'outbox' }
  | { readonly kind: 'gateway'; readonly url: string; readonly secret: string };

/** By which social app people sign in. `local` is a page of our own that takes anybody's word for who they are. */
export type SocialEnv =
  | { readonly kind: 'off' }
  | { readonly kind: 'local'; readonly isForEverybody: boolean }
  | {
      readonly kind: 'wechat';
      readonly appId: string;
      readonly secret: string;
      readonly page: string;
      readonly api: string;
    };
/** The company's own sign-in, by OpenID Connect. */
export interface CompanyEnv {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
}

/** Servers that help the pages of a talk room reach each other. */
export interface TurnEnv {
  readonly urls: readonly string[];
  /** What coturn's `static-auth-secret` is; a server that only tells addresses needs none. */
  readonly secret: string | undefined;
}

/** A server of the OpenAI protocol, and as much as it may be asked. */
export interface HelperEnv {
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
  readonly timeoutSeconds: number;
}

/** An account with WeChat Pay v3, for paying in and paying out. Keys are read from their files when the server starts. */
export interface WeChatPayEnv {
  readonly appId: string;
  /** The official account by which people receive; undefined: they pay here, and receive nothing. */
  readonly receiving:
    | { readonly appId: string; readonly secret: string; readonly page: string; readonly api: string }
    | undefined;
  readonly mchId: string;
  readonly serial: string;
  readonly keyFile: string;
  readonly v3Key: string;
  readonly publicKeyId: string;
  readonly publicKeyFile: string;
  readonly url: string;
}
/** How people pay. `till` is a page of our own on which no money moves. */
export type PaymentEnv =
  | { readonly kind: 'off' }
  | { readonly kind: 'till'; readonly isForEverybody: boolean }
  | { readonly kind: 'we-chat' };

/** Where metrics are read: below the server's own address with the secret, at a port of their own, or both. */
export interface MetricsEnv {
  readonly secret: string | undefined;
  readonly port: number | undefined;
  readonly host: string;
}
/** A collector of traces, by OTLP over HTTP. */
export interface TracesEnv {
  readonly endpoint: string;
  /** Of the traces that begin here, how many are kept: 0 to 1. */
  readonly share: number;
}

export interface Env {
  /** Names of the variables that were set. */
  readonly namesSet: ReadonlySet<string>;
  readonly databaseUrl: string;
  readonly databaseConnections: number;
  readonly host: string;
  readonly port: number;
  /** The address that others reach us by, without a slash at the end. Unset: this is somebody's own machine. */
  readonly publicUrl: string | undefined;
  /** Networks whose X-Forwarded-For is believed. Empty: nobody's. */
  readonly trustProxy: readonly string[];
  readonly isCaptchaOn: boolean;
  /** Short: without what takes long, for those who start often. */
  readonly demo: 'on' | 'short' | 'off';
  /** Of its surveys, its people and what they wrote. */
  readonly demoLanguage: 'zh' | 'en';
  readonly logLevel: string;
  /** Undefined: nobody reads them, and nothing is counted. */
  readonly metrics: MetricsEnv | undefined;
  /** Undefined: none are made. */
  readonly traces: TracesEnv | undefined;
  readonly files: FilesEnv;
  /** Database, uploaded files, logs: everything that outlives a restart. */
  readonly dataDir: string;
  /** Where backups lie. Beside the data folder, not in it: what is lost with the data is no backup. */
  readonly backupFolder: string;
  /** Its time is when the last backup was finished. */
  readonly backupMark: string;
  /** Where uploads lie while they are looked at, also when they are kept elsewhere. */
  readonly incomingFolder: string;
  /** How many threads work at once besides the one that answers; unset: by the machine. */
  readonly workThreads: number | undefined;
  /** The columnar copy of the records: a cache, see docs/operations.md. */
  readonly columns: { readonly folder: string; readonly memoryMb: number; readonly threads: number };
  readonly mail: MailEnv;
  readonly sms: SmsEnv;
  /** Points for SMS that every person begins with. */
  readonly smsPointsAtStart: number;
  /** Mail to respondents waits until an operator has looked at it. */
  readonly isMailReviewed: boolean;
  /** Mails to one domain, a second: mailbox providers turn away whoever sends faster than they are known for. */
  readonly mailPerSecond: number;
  /** Whoever knows it may hand in mail that came back. Unset: nobody can. */
  readonly mailReturnSecret: string | undefined;
  /** Answers may be pushed to addresses of a network of one's own. Anybody who manages links could reach them then. */
  readonly mayPushInside: boolean;
  /** Opens the console while nobody is an operator. Unset: only who is named opens it. */
  readonly operatorSecret: string | undefined;
  /** The phone or address of the first operator, who is made one as soon as there is such an account. */
  readonly operatorAccount: string | undefined;
  /** How people reach whoever runs it; what is set here is what pages show. */
  readonly support: { readonly phone: string; readonly email: string; readonly qrText: string };
  readonly weChatPay: WeChatPayEnv | undefined;
  readonly payment: PaymentEnv;
  readonly social: SocialEnv;
  readonly company: CompanyEnv | undefined;
  /** Empty: pages of a talk room find each other only within one network. */
  readonly turn: TurnEnv;
  /** Undefined: no language model is asked, the house's own helper does all of it. */
  readonly helper: HelperEnv | undefined;
  /** Tokens that a model may cost in a day (UTC). */
  readonly helperTokens: { readonly perDay: number; readonly perPerson: number };
}

/** Names the variables, never their values: what is wrong may be a password. */
export class EnvProblem extends Error {
  readonly variables: readonly string[];
  constructor(problems: ReadonlyMap<string, string>) {
    super([...problems].map(([name, problem]) => `${name} ${problem}`).join('; '));
    this.variables = [...problems.keys()];
  }
}

/** Of a secret that somebody makes up: shorter ones are guessed. */
const SECRET_LENGTH = 24;

/** AES-256. */
const V3_KEY_BYTES = 32;

/** What a QR code of this size holds and phones still read. */
const MOST_IN_CODE = 300;

type Source = Readonly<Record<string, string | undefined>>;

/** The one place where the server reads its environment. An empty value counts as not set. */
export function readEnv(source: Source): Env {
  const problems = new Map<string, string>();
  const namesSet = new Set<string>();
  const text = (name: string) => {
    const value = source[name]?.trim() || undefined;
    if (value !== undefined) namesSet.add(name);
    return value;
  };
  const need = (name: string) => text(name) ?? complain(name, 'is not set');
  const complain = (name: string, problem: string) => {
    problems.set(name, problem);
    return '';
  };
  const choice = <T extends string>(name: string, allowed: readonly T[], preset: T): T => {
    const value = text(name) ?? preset;
    const found = allowed.find(each => each === value);
    if (found === undefined) complain(name, `must be one of ${allowed.join(', ')}`);
    return found ?? preset;
  };
  const integer = (name: string, preset: number, maximum: number, minimum = 0) => {
    const value = Number(text(name) ?? preset);
    if (!Number.isInteger(value) || value < minimum || value > maximum) complain(name, 'is not a number that fits');
    return value;
  };
  const share = (name: string) => {
    const value = Number(text(name) ?? 1);
    if (!(value >= 0 && value <= 1)) complain(name, 'is not a number from 0 to 1');
    return value;
  };
  const url = (name: string) => {
    const value = text(name);
    if (value !== undefined && !URL.canParse(value)) complain(name, 'is not a URL');
    return value;
  };
  const httpUrl = (name: string) => {
    const value = text(name) ?? '';
    if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return complain(name, 'is not an http or https URL');
    return value;
  };

  // Reserved names and an unassigned number, so that a demonstration never rings a stranger.
  const turnUrls = (text('TURN_URL') ?? '')
    .split(',')
    .map(each => each.trim())
    .filter(each => each !== '');
  if (turnUrls.some(each => !/^(stuns?|turns?):[^\s/]+$/.test(each)))
    complain('TURN_URL', 'is not a list of addresses such as turn:turn.example:3478');
  const needsTurnSecret = turnUrls.some(each => each.startsWith('turn'));
  const supportEmail = text('SUPPORT_EMAIL') ?? 'support@wenshu.example';
  const supportCode = text('SUPPORT_QR') ?? `mailto:${supportEmail}`;
  if (supportCode.length > MOST_IN_CODE) complain('SUPPORT_QR', `is longer than ${MOST_IN_CODE} characters`);
  const dataDir = resolve(text('DATA_DIR') ?? 'data');
  const metricsSecret = text('METRICS_SECRET');
  const metricsPort = text('METRICS_PORT') === undefined ? undefined : integer('METRICS_PORT', 0, 65_535);
  const tracesTo = url('OTEL_EXPORTER_OTLP_ENDPOINT')?.replace(/\/+$/, '');
  const isSocialSaid = text('SOCIAL_SIGN_IN') !== undefined;
  const env: Omit<Env, 'social' | 'company' | 'weChatPay' | 'payment'> = {
    namesSet,
    databaseUrl: need('DATABASE_URL'),
    databaseConnections: integer('DATABASE_CONNECTIONS', 10, 1000),
    host: text('HOST') ?? '127.0.0.1',
    port: integer('PORT', 3000, 65_535),
    publicUrl: url('PUBLIC_URL')?.replace(/\/+$/, ''),
    trustProxy: (text('TRUST_PROXY') ?? '')
      .split(',')
      .map(network => network.trim())
      .filter(network => network !== ''),
    workThreads: text('WORK_THREADS') === undefined ? undefined : integer('WORK_THREADS', 5, 64, 4),
    isCaptchaOn: choice('CAPTCHA', ['on', 'off'], 'on') === 'on',
    demo: choice('DEMO', ['on', 'short', 'off'], 'on'),
    demoLanguage: choice('DEMO_LANGUAGE', ['zh', 'en'], 'zh'),
    logLevel: choice('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'info'),
    dataDir,
    metrics:
      metricsSecret === undefined && metricsPort === undefined
        ? undefined
        : { secret: metricsSecret, port: metricsPort, host: text('METRICS_HOST') ?? '127.0.0.1' },
    traces: tracesTo === undefined ? undefined : { endpoint: tracesTo, share: share('OTEL_TRACES_SAMPLER_ARG') },
    files: text('S3_BUCKET')
      ? {
          kind: 's3',
          endpoint: url('S3_ENDPOINT'),
          region: text('S3_REGION') ?? 'us-east-1',
          bucket: need('S3_BUCKET'),
          accessKeyId: need('S3_ACCESS_KEY_ID'),
          secretAccessKey: need('S3_SECRET_ACCESS_KEY'),
        }
      : { kind: 'folder', folder: resolve(dataDir, 'files') },
    backupFolder: resolve(text('BACKUP_DIR') ?? join(dirname(dataDir), 'backups')),
    backupMark: backupMarkPath(dataDir),
    incomingFolder: resolve(dataDir, 'incoming'),
    columns: {
      folder: resolve(dataDir, 'columns'),
      memoryMb: integer('COLUMNS_MEMORY_MB', 320, 1_000_000, 128),
      threads: integer('COLUMNS_THREADS', 2, 256, 1),
    },
    mail: text('SMTP_URL')
      ? {
          kind: 'smtp',
          url: url('SMTP_URL') ?? '',
          from: need('MAIL_FROM'),
          bounceAddress: text('MAIL_BOUNCE_ADDRESS'),
          dkim: text('DKIM_KEY_FILE')
            ? { keyFile: need('DKIM_KEY_FILE'), domain: need('DKIM_DOMAIN'), selector: need('DKIM_SELECTOR') }
            : undefined,
        }
      : { kind: 'outbox' },
    sms: text('SMS_GATEWAY_URL')
      ? { kind: 'gateway', url: url('SMS_GATEWAY_URL') ?? '', secret: need('SMS_GATEWAY_SECRET') }
      : { kind: 'outbox' },
    smsPointsAtStart: integer('SMS_POINTS_AT_START', 100, 1_000_000),
    turn: { urls: turnUrls, secret: needsTurnSecret ? need('TURN_SECRET') : text('TURN_SECRET') },
    helper: text('HELPER_URL')
      ? {
          url: httpUrl('HELPER_URL'),
          key: text('HELPER_KEY'),
          model: need('HELPER_MODEL'),
          timeoutSeconds: integer('HELPER_TIMEOUT_SECONDS', 60, 600, 5),
        }
      : undefined,
    helperTokens: {
      perDay: integer('HELPER_TOKENS_PER_DAY', 2_000_000, 1_000_000_000),
      perPerson: integer('HELPER_TOKENS_PER_PERSON', 100_000, 1_000_000_000),
    },
    isMailReviewed: choice('MAIL_REVIEW', ['on', 'off'], 'on') === 'on',
    mailPerSecond: integer('MAIL_PER_SECOND', 10, 10_000, 1),
    mailReturnSecret: text('MAIL_RETURN_SECRET'),
    mayPushInside: choice('PUSH_PRIVATE_ADDRESSES', ['refuse', 'allow'], 'refuse') === 'allow',
    operatorSecret: text('OPERATOR_SECRET'),
    operatorAccount: text('OPERATOR_ACCOUNT'),
    support: { phone: text('SUPPORT_PHONE') ?? '400-000-0000', email: supportEmail, qrText: supportCode },
  };
  const issuer = url('OIDC_ISSUER');
  const company = issuer && {
    issuer,
    clientId: need('OIDC_CLIENT_ID'),
    clientSecret: need('OIDC_CLIENT_SECRET'),
    name: text('OIDC_NAME') ?? hostOf(issuer),
  };
  const wantsLocal = choice('SOCIAL_SIGN_IN', ['local', 'off'], isLocalInstallation(env) ? 'local' : 'off') === 'local';
  const weChatPlaces = {
    page: url('WECHAT_PAGE_URL') ?? 'https://open.weixin.qq.com',
    api: url('WECHAT_API_URL') ?? 'https://api.weixin.qq.com',
  };
  const social: SocialEnv = text('WECHAT_APP_ID')
    ? {
        kind: 'wechat',
        appId: need('WECHAT_APP_ID'),
        secret: need('WECHAT_APP_SECRET'),
        ...weChatPlaces,
      }
    : wantsLocal && !company
      ? { kind: 'local', isForEverybody: isSocialSaid }
      : { kind: 'off' };
  const accountSecret = text('WECHAT_PAY_APP_SECRET');
  const weChatPay = text('WECHAT_PAY_MCHID')
    ? {
        appId: text('WECHAT_PAY_APP_ID') ?? need('WECHAT_APP_ID'),
        receiving:
          accountSecret === undefined
            ? undefined
            : { appId: need('WECHAT_PAY_APP_ID'), secret: accountSecret, ...weChatPlaces },
        mchId: need('WECHAT_PAY_MCHID'),
        serial: need('WECHAT_PAY_SERIAL'),
        keyFile: need('WECHAT_PAY_KEY_FILE'),
        v3Key: need('WECHAT_PAY_V3_KEY'),
        publicKeyId: need('WECHAT_PAY_PUBLIC_KEY_ID'),
        publicKeyFile: need('WECHAT_PAY_PUBLIC_KEY_FILE'),
        url: (url('WECHAT_PAY_URL') ?? 'https://api.mch.weixin.qq.com').replace(/\/+$/, ''),
      }
    : undefined;
  if (weChatPay && Buffer.byteLength(weChatPay.v3Key) !== V3_KEY_BYTES)
    complain('WECHAT_PAY_V3_KEY', `is not ${V3_KEY_BYTES} bytes long`);
  // Their notices come to it.
  if (weChatPay && env.publicUrl === undefined) complain('PUBLIC_URL', 'is not set, and WECHAT_PAY_MCHID is');
  const wantsTill = choice('PAYMENT', ['local', 'off'], env.publicUrl === undefined ? 'local' : 'off') === 'local';
  const payment: PaymentEnv = weChatPay
    ? { kind: 'we-chat' }
    : wantsTill
      ? { kind: 'till', isForEverybody: namesSet.has('PAYMENT') }
      : { kind: 'off' };
  for (const name of ['MAIL_RETURN_SECRET', 'METRICS_SECRET', 'OPERATOR_SECRET'])
    if ((text(name)?.length ?? SECRET_LENGTH) < SECRET_LENGTH)
      complain(name, `is shorter than ${SECRET_LENGTH} characters`);
  if (!env.trustProxy.every(isNetwork)) complain('TRUST_PROXY', 'is not a list of networks');
  if (problems.size > 0) throw new EnvProblem(problems);
  return { ...env, social, company: company || undefined, weChatPay, payment };
}

/** Where `npm run backup` says that it has made one. */
export const backupMarkPath = (dataDir: string): string => resolve(dataDir, 'last-backup');

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

/** Nobody else can reach it by name, and nothing leaves it: the only kind that shows its outbox and seeds the demo. */
export function isLocalInstallation(env: Pick<Env, 'mail' | 'sms' | 'files' | 'publicUrl'>): boolean {
  const hasRealAdapter = env.mail.kind !== 'outbox' || env.sms.kind !== 'outbox' || env.files.kind !== 'folder';
  return env.publicUrl === undefined && !hasRealAdapter;
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits < 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}
