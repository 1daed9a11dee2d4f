import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Call, errorCodes, type OperatorRole, operatorDoorCalls, operatorRoles } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENCE_MS } from '../../../../../tools/testing/patience.ts';
import { buildOperator, type TestOperator } from '../../testing/build-operator.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { consoleInputs } from '../../testing/console/console-inputs.ts';
import { type FurnishedConsole, furnishConsole, written } from '../../testing/console/furnish-console.ts';
import { readKeptSecrets } from '../../testing/console/kept-secrets.ts';

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

const environment = {
  PUBLIC_URL: 'https://wenshu.example',
  METRICS_SECRET: 'metrics-secret-of-this-test',
  OPERATOR_SECRET: 'operator-secret-of-this-test',
  MAIL_RETURN_SECRET: 'mail-return-secret-of-this-test',
  MAIL_FROM: 'desk@wenshu.example',
  SMTP_URL: 'smtp://mailer:smtp-password-of-this-test@127.0.0.1:9',
  SMS_GATEWAY_URL: 'http://sms:sms-password-of-this-test@127.0.0.1:9/send',
  SMS_GATEWAY_SECRET: 'sms-secret-of-this-test',
  S3_BUCKET: 'bucket',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_ACCESS_KEY_ID: 's3-key-id-of-this-test',
  S3_SECRET_ACCESS_KEY: 's3-secret-of-this-test',
  WECHAT_APP_ID: 'wechat-app',
  WECHAT_APP_SECRET: 'wechat-secret-of-this-test',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=otlp-secret-of-this-test',
};

let test: TestApp;
let furnished: FurnishedConsole;
let inputs: ReturnType<typeof consoleInputs>;
const seats = new Map<OperatorRole, TestOperator>();
beforeAll(async () => {
  test = await buildTestApp({ env: environment, jobPollingSeconds: 0.5 });
  furnished = await furnishConsole(test);
  inputs = consoleInputs(test, furnished);
  for (const role of operatorRoles) seats.set(role, await buildOperator(test, role));
  const { backupFolder } = test.platform.env;
  mkdirSync(backupFolder, { recursive: true });
  writeFileSync(join(backupFolder, 'furnished.backup.gz'), 'no backup');
});
afterAll(() => test?.close());

const calls = () => test.app.door.calls.filter(({ audience }) => audience === 'operator');
const nameOf = ({ path }: Call) => path.replace('/operator/', '');
const leave = operatorDoorCalls.leave.path;

/** The whole of what comes back, headers included. */
async function answerOf(call: Call, input: object, headers: Readonly<Record<string, string>>): Promise<string> {
  const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const answer = await test.app.inject({
    method: call.method,
    url: `/api${call.path}`,
    headers,
    ...(call.body ? { payload: input } : { query }),
  });
  return `${JSON.stringify(answer.headers)}\n${answer.body}`;
}

interface Said {
  readonly role: OperatorRole;
  readonly name: string;
  readonly text: string;
}

/** Every call as every role: as it is meant, and with an input that is none. What only looks comes first, while there is most to see. */
async function walk(): Promise<Said[]> {
  const inOrder = calls().toSorted(
    (a, b) => Number(a.path === leave) - Number(b.path === leave) || a.method.localeCompare(b.method),
  );
  const said: Said[] = [];
  for (const phase of ['GET', 'POST'])
    for (const [role, { seat }] of seats)
      for (const call of inOrder.filter(({ method }) => method === phase)) {
        const headers = Object.assign({ lang: 'en' }, seat.headers);
        for (const input of [{ nonsense: '1', why: 'x' }, await inputs[nameOf(call)]!()])
          if (call.path !== leave || !('nonsense' in input))
            said.push({ role, name: nameOf(call), text: await answerOf(call, input, headers) });
      }
  return said;
}

describe('an operator', () => {
  let said: Said[];
  const secrets = new Map<string, string>();

  beforeAll(async () => {
    const { creator, helped, chief, apiKey } = furnished;
    const read = async () => {
      for (const [name, value] of await readKeptSecrets(test.platform.database.pool)) secrets.set(name, value);
    };
    // Before and after: what is reset on the way is a secret all the same.
    await read();
    said = await walk();
    await read();
    for (const [name, value] of Object.entries(environment))
      if (/SECRET|KEY|HEADERS/.test(name)) secrets.set(name, value.replace(/^authorization=/, ''));
    secrets.set('SMTP_URL', 'smtp-password-of-this-test');
    secrets.set('SMS_GATEWAY_URL', 'sms-password-of-this-test');
    secrets.set('DATABASE_URL', new URL(test.platform.env.databaseUrl).password);
    secrets.set('api key', apiKey);
    for (const [name, value] of Object.entries(written)) secrets.set(name, value);
    for (const person of [creator, helped, chief, ...seats.values()]) {
      secrets.set(`token of ${person.id}`, person.token);
      secrets.set(`password of ${person.id}`, person.password);
    }
    for (const operator of [chief, ...seats.values()]) {
      secrets.set(`factor of ${operator.id}`, operator.secret);
      secrets.set(`seat of ${operator.id}`, operator.seat.headers!.cookie!.split('=')[1]!);
    }
  });

  it('calls every call there is, and each does something for somebody', () => {
    expect(calls().map(nameOf).toSorted()).toEqual(Object.keys(inputs).toSorted());
    const done = new Set(
      said.filter(({ text }) => text.includes('"code":"0000"') || text.includes('text/csv')).map(({ name }) => name),
    );
    expect(Object.keys(inputs).filter(name => !done.has(name))).toEqual([
      // As their person, who may not do any more what it did.
      'jobs/repeatOfPerson',
      // Nobody pays by WeChat there, so the money of the till is all there is.
      'money/voidDemonstration',
    ]);
  });

  it('learns no answer, no password and no secret, whatever they call and whatever they are', () => {
    const learnt = said.flatMap(({ role, name, text }) =>
      [...secrets]
        .filter(([secret]) => !(secret === 'trial' && role === 'service' && name.startsWith('trial/')))
        .flatMap(([secret, value]) => (text.includes(value) ? [`${role} learns ${secret} by ${name}`] : [])),
    );
    expect(learnt).toEqual([]);
  });

  it('is looked for as closely as that: what is kept is among the secrets, and what service may read is found', () => {
    const from = new Set([...secrets.keys()].map(name => name.split(' ')[0]));
    for (const column of [
      'person.password_hash',
      'session_token.token_hash',
      'second_factor.sealed_secret',
      'api_key.key_hash',
    ])
      expect([column, from.has(column)]).toEqual([column, true]);
    const applications = said.filter(({ text }) => text.includes(written.trial));
    expect(new Set(applications.map(({ role, name }) => `${role} ${name}`))).toEqual(
      new Set(['service trial/list', 'service trial/export']),
    );
    expect(said.some(({ text }) => text.includes('127.0.0.1:9'))).toBe(true);
  });
});

it('no session of a person, be they an operator, no key and no made-up seat opens any call of the console', async () => {
  const { creator, chief, apiKey } = furnished;
  const strangers: [string, Readonly<Record<string, string>>][] = [
    ['nobody', {}],
    ['a person', { authorization: `Bearer ${creator.token}` }],
    ['an operator outside the console', { authorization: `Bearer ${chief.token}` }],
    ['a key', { authorization: `Bearer ${apiKey}` }],
    ['a key as a seat', { cookie: `wenshu-operator=${apiKey}` }],
    ['a session as a seat', { cookie: `wenshu-operator=${chief.token}` }],
    ['a secret that opens nothing any more', { cookie: `wenshu-operator=${environment.OPERATOR_SECRET}` }],
  ];
  for (const call of calls()) {
    const input = await inputs[nameOf(call)]!();
    for (const [who, headers] of strangers)
      expect([who, call.path, await answerOf(call, input, headers)]).toEqual([
        who,
        call.path,
        expect.stringContaining(`"code":"${errorCodes.operatorSessionNeeded.code}"`),
      ]);
  }
});
