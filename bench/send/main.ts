// `npm run bench -- send [--people 10000] [--kills 3]`: so many mails and as many SMS by processes of their own, through a real mail server and
// a gateway, killed on the way. Whether anybody got two by itself; then decided as somebody does who has the mail server's log, and whether
// everybody has exactly one. Mails a second (also without kills) and memory, beside a bare loop that hands mails to the same server.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Call, type CallData, respondentCalls, type SendDecision, sendCalls } from '@wenshu/api-contract';
import { approveMail } from '../../apps/server/src/features/collect/sending/index.ts';
import { grantPoints } from '../../apps/server/src/features/people/points/index.ts';
import { createSmtpMailer } from '../../apps/server/src/platform/mail/smtp-mailer.ts';
import { buildPerson } from '../../apps/server/src/testing/build-person.ts';
import { asPerson, buildSurvey } from '../../apps/server/src/testing/build-survey.ts';
import { MailServer } from '../../apps/server/src/testing/mail-server.ts';
import { withTestApp } from '../../tools/testing/with-test-app.ts';

const { values } = parseArgs({
  options: { people: { type: 'string', default: '10000' }, kills: { type: 'string', default: '3' } },
});
const PEOPLE = Number(values.people);
const KILLS = Number(values.kills);
/** A name list takes some less than ten thousand. */
const SURVEYS = 2;
const FROM = 'noreply@wenshu.example';
const BARE = 500;
const PAGE = 200;
const program = fileURLToPath(new URL('../../apps/server/src/testing/sender-process.ts', import.meta.url));
const contents = [{ language: 'en' as const, subject: 'Hello {name}', body: 'Dear {name},\n\n{link}\n\nThank you!' }];

/** By its id: as gateways do it, one that comes twice is dropped. */
const texted = new Map<string, string>();
let calls = 0;
let onText = () => {};
const gateway = createServer(async (request, response) => {
  const { id, to } = (await json(request)) as { id: string; to: string };
  texted.set(id, to);
  calls += 1;
  onText();
  response.end();
});

await withTestApp('bench-send', async (test, { databaseUrl }) => {
  const server = new MailServer();
  const url = await server.start();
  await new Promise<void>(resolve => gateway.listen(0, '127.0.0.1', resolve));
  const gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const person = await buildPerson(test.platform);
  await grantPoints(test.platform, person.id, PEOPLE);
  const data = async <C extends Call>(call: C, input: object): Promise<CallData<C>> => {
    const answer = await test.call(call, input as never, asPerson(person));
    if (answer.code !== '0000') throw new Error(`${call.path}: ${answer.code}`);
    return answer.data as CallData<C>;
  };
  const surveys: string[] = [];
  for (let turn = 0; turn < SURVEYS; turn++) {
    const { scrollId } = await buildSurvey(test, person);
    surveys.push(scrollId);
    const respondents = Array.from({ length: PEOPLE / SURVEYS }, (_, index) => {
      const n = turn * (PEOPLE / SURVEYS) + index;
      return { name: `P${n}`, email: `p${n}@example${n % 20}.com`, mobile: String(13_700_000_000 + n) };
    });
    await data(respondentCalls.addRespondents, { scrollId, respondents });
  }
  const queue = async (sendMethod: 'mail' | 'sms') => {
    for (const [turn, scrollId] of surveys.entries()) {
      const code = `${sendMethod}${turn}`;
      await data(sendCalls.sendMsgBatch, { scrollId, sendMethod, code, name: 'Bench', contents });
      if (sendMethod === 'mail' && !(await approveMail(test.platform, code))) throw new Error('not approved');
    }
  };

  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    SMTP_URL: url,
    MAIL_FROM: FROM,
    MAIL_PER_SECOND: '10000',
    SMS_GATEWAY_URL: gatewayUrl,
    SMS_GATEWAY_SECRET: 'a secret between us',
  };
  const start = () => spawn(process.execPath, [program], { env, stdio: 'inherit' });
  let sender: ChildProcess;
  let memoryMb = 0;
  /** Until nothing waits any more, killed whenever another part of them has been taken. Milliseconds between the first taken and the last. */
  const run = async (kills: number, taken: () => number, listen: (onTaken: () => void) => void): Promise<number> => {
    let killed = 0;
    let [first, last] = [0, 0];
    listen(() => {
      last = performance.now();
      first ||= last;
      memoryMb = Math.max(memoryMb, memoryOf(sender.pid));
      if (killed >= kills || taken() <= ((killed + 1) * PEOPLE) / (kills + 1)) return;
      killed += 1;
      sender.kill('SIGKILL');
    });
    do sender = start();
    while ((await once(sender, 'exit'))[0] !== 0);
    return last - first;
  };
  const listenToMail = (onTaken: () => void) => {
    server.onMail = async () => onTaken();
  };
  const mails = () => server.received.length;

  const bareStart = performance.now();
  const bare = createSmtpMailer({ url, from: FROM });
  for (let sent = 0; sent < BARE; sent += 10)
    await Promise.all(Array.from({ length: 10 }, () => bare.send({ to: 'bare@example.com', subject: 'x', text: 'x' })));
  await bare.close();
  const barePerSecond = (BARE * 1000) / (performance.now() - bareStart);
  server.received.length = 0;

  await queue('mail');
  const tookMs = await run(KILLS, mails, listenToMail);
  const sent = mails();
  const repeated = sent - new Set(server.received.map(({ to }) => to)).size;
  // As somebody decides who has the mail server's own log.
  const logged = new Set(server.received.map(({ raw }) => /^Message-ID: <(.+)>/im.exec(raw.toString('latin1'))?.[1]));
  const decided: Record<SendDecision, number> = { sent: 0, again: 0 };
  for (const [turn, scrollId] of surveys.entries()) {
    const code = `mail${turn}`;
    const { items } = await data(sendCalls.sendRecipients, { scrollId, code, state: 'doubtful', size: PAGE });
    for (const decision of ['sent', 'again'] as const) {
      const those = items.filter(({ sendId }) => logged.has(sendId ?? '') === (decision === 'sent'));
      const respondentIds = those.map(({ respondentId }) => respondentId);
      if (those.length > 0) await data(sendCalls.decideDoubtful, { scrollId, code, decision, respondentIds });
      decided[decision] += those.length;
    }
  }
  await run(0, mails, listenToMail);
  const reached = new Set(server.received.map(({ to }) => to)).size;
  const isOneEach = reached === PEOPLE && mails() === PEOPLE;
  console.log(
    `${PEOPLE} mails, killed ${KILLS} times: ${repeated} repeated by themselves, ${decided.sent + decided.again} doubtful (${decided.sent} in the server's log, ${decided.again} sent again); then ${reached} reached by ${mails()} mails`,
  );
  const perSecond = (sent * 1000) / tookMs;
  console.log(
    `${perSecond.toFixed(0)} mails/s with ${KILLS} restarts (bare ${barePerSecond.toFixed(0)}/s, ratio ${(barePerSecond / perSecond).toFixed(1)}); ${memoryMb.toFixed(0)} MB at most`,
  );

  await queue('sms');
  const textsMs = await run(
    KILLS,
    () => texted.size,
    onTaken => {
      onText = onTaken;
    },
  );
  const numbers = new Set(texted.values()).size;
  console.log(
    `${PEOPLE} SMS, killed ${KILLS} times: ${numbers} numbers got ${texted.size} (${calls - texted.size} repeated under their id, which the gateway drops); ${((calls * 1000) / textsMs).toFixed(0)}/s`,
  );
  await server.stop();
  gateway.closeAllConnections();
  gateway.close();
  if (repeated > 0 || !isOneEach || numbers !== PEOPLE || texted.size !== PEOPLE) process.exitCode = 1;
});

function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // Gone between two looks, or another system.
  }
}
