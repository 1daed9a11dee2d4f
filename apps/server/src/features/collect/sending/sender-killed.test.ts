import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type Call, type CallData, respondentCalls, type SendRecipient, sendCalls } from '@wenshu/api-contract';
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
/** By its id: as gateways do it, one that comes twice is dropped. */
const messages = new Map<string, string>();
const gateway = createServer(async (request, response) => {
  const { id, to } = (await json(request)) as { id: string; to: string };
  messages.set(id, to);
  response.end();
});
let test: TestApp;
let env: Record<string, string>;

beforeAll(async () => {
  await new Promise<void>(resolve => gateway.listen(0, '127.0.0.1', resolve));
  env = {
    SMTP_URL: await server.start(),
    MAIL_FROM: 'noreply@wenshu.example',
    MAIL_PER_SECOND: '10000',
    MAIL_REVIEW: 'off',
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

it('killed three times in the middle, the sender sends nothing twice by itself; with what the mail server’s log says of the doubtful ones, everybody gets exactly one', async () => {
  const creator = await buildPerson(test.platform);
  const { scrollId } = await buildSurvey(test, creator);
  const respondents = Array.from({ length: PEOPLE }, (_, index) => ({
    name: `p${index}`,
    email: `p${index}@example${index % 3}.cn`,
    mobile: index < NUMBERS ? String(13_700_000_000 + index) : undefined,
  }));
  const data = async <C extends Call>(call: C, input: object): Promise<CallData<C>> => {
    const answer = await test.call(call, { scrollId, ...input } as never, asPerson(creator));
    expect(answer.code).toBe('0000');
    return answer.data as CallData<C>;
  };
  await data(respondentCalls.addRespondents, { respondents });
  for (const sendMethod of ['sms', 'mail'] as const) {
    const contents = [{ language: 'en' as const, subject: 'Hello {name}', body: '{link}' }];
    await data(sendCalls.sendMsgBatch, { sendMethod, code: `${sendMethod}1`, name: sendMethod, contents });
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
  const countsOf = async (sendMethod: 'mail' | 'sms') =>
    (await data(sendCalls.sendTasks, { sendMethod })).items.map(({ state, counts }) => ({ state, counts }));

  // Nobody has got two. Doubtful is at most what was under way when the process died, and by this test's making something was.
  const addresses = new Set(server.received.map(({ to }) => to));
  expect(addresses.size).toBe(server.received.length);
  const { total, items } = await data(sendCalls.sendRecipients, { code: 'mail1', state: 'doubtful', size: 200 });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(KILLED_AT.length * BATCH);
  expect(await countsOf('mail')).toMatchObject([
    { state: 'doubtful', counts: { sent: PEOPLE - total, doubtful: total, queued: 0, failed: 0 } },
  ]);

  // As somebody decides who has the mail server's own log.
  const mails = await Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw)));
  const logged = new Set(mails.map(({ messageId }) => messageId));
  const isTaken = ({ sendId }: SendRecipient) => logged.has(`<${sendId}>`);
  const idsOf = (those: readonly SendRecipient[]) => those.map(({ respondentId }) => respondentId);
  const [taken, lost] = [items.filter(isTaken), items.filter(one => !isTaken(one))];
  expect(taken.length).toBeGreaterThan(0);
  await data(sendCalls.decideDoubtful, { code: 'mail1', decision: 'sent', respondentIds: idsOf(taken) });
  if (lost.length > 0)
    await data(sendCalls.decideDoubtful, { code: 'mail1', decision: 'again', respondentIds: idsOf(lost) });
  expect(await once(startSender(), 'exit')).toEqual([0, null]);
  expect(server.received.map(({ to }) => to).toSorted()).toEqual(respondents.map(({ email }) => email).toSorted());
  expect(await countsOf('mail')).toMatchObject([{ state: 'done', counts: { sent: PEOPLE } }]);

  // What a gateway gets twice has the same id: everybody has one.
  expect([...messages.values()].toSorted()).toEqual(respondents.flatMap(({ mobile }) => mobile ?? []).toSorted());
  expect(await countsOf('sms')).toMatchObject([{ state: 'done', counts: { sent: NUMBERS } }]);
  // Paid once each, however often it was tried.
  expect(await balanceOf(test.platform, creator.id)).toBe(100 - NUMBERS);
}, 240_000);
