import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { respondentCalls, sendCalls } from '@wenshu/api-contract';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { MailServer } from '../../../testing/mail-server.ts';
import { balanceOf } from '../../people/points/index.ts';

const PEOPLE = 200;
const NUMBERS = 60;
const BATCH = 10;
const KILLED_AT = [35, 95, 150];
const program = fileURLToPath(new URL('../../../testing/sender-process.ts', import.meta.url));

const server = new MailServer();
const messages: { id: string; to: string }[] = [];
const gateway = createServer(async (request, response) => {
  messages.push((await json(request)) as { id: string; to: string });
  response.end();
});
let test: TestApp;
let env: Record<string, string>;

beforeAll(async () => {
  await new Promise<void>(resolve => gateway.listen(0, '127.0.0.1', resolve));
  env = {
    ...{
      SMTP_URL: await server.start(),
      MAIL_FROM: 'noreply@wenshu.example',
      MAIL_PER_SECOND: '10000',
      MAIL_REVIEW: 'off',
    },
    SMS_GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    SMS_GATEWAY_SECRET: 'a secret between us',
  };
  test = await buildTestApp({ env });
});
afterAll(async () => {
  await test.close();
  await server.stop();
  gateway.closeAllConnections();
  gateway.close();
});

const startSender = (): ChildProcess =>
  spawn(process.execPath, [program], {
    env: { ...process.env, ...env, DATABASE_URL: test.platform.env.databaseUrl, LOG_LEVEL: 'silent' },
    stdio: 'inherit',
  });

it('killed three times in the middle, the sender leaves nobody out; what it repeats it repeats under the same id', async () => {
  const creator = await buildPerson(test.platform);
  const { scrollId } = await buildSurvey(test, creator);
  const respondents = Array.from({ length: PEOPLE }, (_, index) => ({
    ...{ name: `p${index}`, email: `p${index}@example${index % 3}.cn` },
    ...(index < NUMBERS && { mobile: String(13_700_000_000 + index) }),
  }));
  await test.call(respondentCalls.addRespondents, { scrollId, respondents }, asPerson(creator));
  for (const sendMethod of ['sms', 'mail'] as const) {
    const contents = [{ language: 'en' as const, subject: 'Hello {name}', body: '{link}' }];
    const task = { scrollId, sendMethod, code: `${sendMethod}1`, name: sendMethod, contents };
    expect((await test.call(sendCalls.sendMsgBatch, task, asPerson(creator))).code).toBe('0000');
  }

  let sender = startSender();
  let kills = 0;
  server.onMail = async () => {
    if (server.received.length < (KILLED_AT[kills] ?? Number.POSITIVE_INFINITY)) return;
    kills += 1;
    // The mail is accepted all the same: the sender dies before it hears of it.
    sender.kill('SIGKILL');
  };
  for (;;) {
    const [code, signal] = (await once(sender, 'exit')) as [number | null, string | null];
    if (code === 0) break;
    expect(signal).toBe('SIGKILL');
    sender = startSender();
  }
  expect(kills).toBe(KILLED_AT.length);

  const ids = new Map<string, Set<string>>();
  for (const { to, raw } of server.received) {
    const { messageId } = await PostalMime.parse(raw);
    ids.set(to, (ids.get(to) ?? new Set()).add(messageId ?? ''));
  }
  // Mailboxes know a mail again by its id: each has one.
  expect(ids.size).toBe(PEOPLE);
  expect([...ids.values()].every(own => own.size === 1)).toBe(true);
  // Repeated is at most what was under way when the process died, and by this test's making something was.
  const repeated = server.received.length - PEOPLE;
  expect(repeated).toBeGreaterThan(0);
  expect(repeated).toBeLessThanOrEqual(KILLED_AT.length * BATCH);

  expect(new Set(messages.map(({ id }) => id)).size).toBe(NUMBERS);
  expect(new Set(messages.map(({ to }) => to)).size).toBe(NUMBERS);
  // Paid once each, however often it was tried.
  expect(await balanceOf(test.platform, creator.id)).toBe(100 - NUMBERS);
  const { rows } = await test.platform.database.pool.query(
    'select state, count(*) as count from send_message group by 1',
  );
  expect(rows).toEqual([{ state: 'sent', count: PEOPLE + NUMBERS }]);
}, 240_000);
