// `npm run bench -- send [--people 10000]`: so many mails through a real mail server by processes of their own, killed three times on the
// way: whether each arrived, how often one was repeated, mails a second and memory. Beside a bare loop that hands as many to the same server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { respondentCalls, sendCalls } from '@wenshu/api-contract';
import { approveMail } from '../../apps/server/src/features/collect/sending/index.ts';
import { createSmtpMailer } from '../../apps/server/src/platform/mail/smtp-mailer.ts';
import { buildPerson } from '../../apps/server/src/testing/build-person.ts';
import { asPerson, buildSurvey } from '../../apps/server/src/testing/build-survey.ts';
import { MailServer } from '../../apps/server/src/testing/mail-server.ts';
import { withTestApp } from '../../tools/testing/with-test-app.ts';

const { values } = parseArgs({ options: { people: { type: 'string', default: '9999' } } });
const PEOPLE = Number(values.people);
const KILLS = 3;
const FROM = 'noreply@wenshu.example';
const BARE = 500;
const program = fileURLToPath(new URL('../../apps/server/src/testing/sender-process.ts', import.meta.url));

await withTestApp('bench-send', async (test, { databaseUrl }) => {
  const server = new MailServer();
  const url = await server.start();
  const person = await buildPerson(test.platform);
  const { scrollId } = await buildSurvey(test, person);
  const respondents = Array.from({ length: PEOPLE }, (_, n) => ({
    name: `P${n}`,
    email: `p${n}@example${n % 20}.com`,
  }));
  await test.call(respondentCalls.addRespondents, { scrollId, respondents }, asPerson(person));
  const contents = [{ language: 'en' as const, subject: 'Hello {name}', body: 'Dear {name},\n\n{link}\n\nThank you!' }];
  const task = { scrollId, sendMethod: 'mail' as const, code: 'bench', name: 'Bench', contents };
  const { code } = await test.call(sendCalls.sendMsgBatch, task, asPerson(person));
  if (code !== '0000' || !(await approveMail(test.platform, 'bench'))) throw new Error(`not queued: ${code}`);

  const bareStart = performance.now();
  const bare = createSmtpMailer({ url, from: FROM });
  for (let sent = 0; sent < BARE; sent += 10)
    await Promise.all(Array.from({ length: 10 }, () => bare.send({ to: 'bare@example.com', subject: 'x', text: 'x' })));
  await bare.close();
  const barePerSecond = (BARE * 1000) / (performance.now() - bareStart);
  server.received.length = 0;

  const env = { ...process.env, DATABASE_URL: databaseUrl, SMTP_URL: url, MAIL_FROM: FROM, MAIL_PER_SECOND: '10000' };
  const start = () => spawn(process.execPath, [program], { env, stdio: 'inherit' });
  const memoryOf = (pid: number | undefined) => {
    try {
      return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      return 0; // Gone between two looks, or another system.
    }
  };
  let sender = start();
  let kills = 0;
  let memoryMb = 0;
  server.onMail = async () => {
    memoryMb = Math.max(memoryMb, memoryOf(sender.pid));
    if (kills < KILLS && server.received.length > ((kills + 1) * PEOPLE) / (KILLS + 1)) {
      kills += 1;
      sender.kill('SIGKILL');
    }
  };
  const began = performance.now();
  for (;;) {
    const [exit] = await once(sender, 'exit');
    if (exit === 0) break;
    sender = start();
  }
  const perSecond = (server.received.length * 1000) / (performance.now() - began);
  const reached = new Set(server.received.map(({ to }) => to)).size;
  const repeated = server.received.length - PEOPLE;
  console.log(
    `${PEOPLE} people, killed ${kills} times: ${reached} reached, ${repeated} mails repeated under their own id`,
  );
  console.log(
    `${perSecond.toFixed(0)} mails/s with ${kills} restarts and claims running out (bare ${barePerSecond.toFixed(0)}/s, ratio ${(barePerSecond / perSecond).toFixed(1)}); ${memoryMb.toFixed(0)} MB at most`,
  );
  await server.stop();
  if (reached !== PEOPLE) process.exitCode = 1;
});
