import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { defaultSummaryRequest, type ReportDocument } from '@wenshu/analysis';
import {
  type Call,
  type CallData,
  messageCalls,
  reportCalls,
  reportScheduleCalls,
  sendCalls,
  sharedCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { removeAllRights } from '../../../authorisation/right.repository.ts';
import { buildPerson, giveRights, signInAnew, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, choiceId, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fillSurvey } from '../../../testing/fill-survey.ts';
import { MailServer } from '../../../testing/mail-server.ts';
import { sendDue } from '../../collect/sending/run-sending.ts';
import { sweep } from '../../sweep.ts';
import { sendDueReports } from './run-schedules.ts';

// A file is drawn in a thread of its own, and processes are started.
vi.setConfig({ testTimeout: 240_000 });

const DAY_SECONDS = 24 * 60 * 60;
const server = new MailServer();
let env: Record<string, string>;
let test: TestApp;
let maker: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  env = {
    SMTP_URL: await server.start(),
    MAIL_FROM: 'noreply@wenshu.example',
    MAIL_PER_SECOND: '10000',
    PUBLIC_URL: 'https://wenshu.example',
  };
  test = await buildTestApp({ env });
}, 60_000);
beforeEach(async () => {
  maker = await buildPerson(test.platform);
  survey = await buildSurvey(test, maker);
  server.received.length = 0;
  server.onMail = async () => {};
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

const ask = async (call: Call, input: object, person = maker) => {
  const signedIn = asPerson(await signInAnew(test.platform, person));
  return test.call(call, { scrollId: survey.scrollId, ...input } as never, { ...signedIn, lang: 'en' });
};
const got = async <C extends Call>(call: C, input: object, person = maker) => {
  const answer = await ask(call, input, person);
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as CallData<C>;
};
const analysis = {
  kind: 'summary',
  derived: {},
  request: { ...defaultSummaryRequest, questions: [{ question: choiceId }] },
};
const madeReport = async (person = maker) => {
  const { reportId } = await got(reportCalls.create, { name: 'Coffee {weekly}' }, person);
  const { document } = await got(reportCalls.get, { reportId }, person);
  const [pageId] = Object.keys((document as unknown as ReportDocument).pages);
  const block = { id: 'block00001', pageId, order: 'i', place: { x: 0, y: 0, width: 600, height: 400 } };
  const value = { ...block, content: { kind: 'exhibit', analysis, exhibitId: `shares:${choiceId}`, look: {} } };
  const changes = [{ path: ['blocks', 'block00001'], value }];
  await got(reportCalls.edit, { reportId, baseVersion: 0, editId: 'first00001', changes }, person);
  return reportId;
};
const rule = { every: 'day', hour: 9 };
const save = (reportId: string, input: object, person = maker) =>
  got(reportScheduleCalls.saveSchedule, { reportId, rule, ...input }, person);
const scheduleOf = (reportId: string) => got(reportScheduleCalls.getSchedule, { reportId });
const sendAll = async () => {
  await sendDueReports(test.platform);
  for (let idle = 0; idle < 3; ) {
    idle = (await sendDue(test.platform)) > 0 ? 0 : idle + 1;
    test.clock.advanceSeconds(1);
  }
};
/** The clock at the next sending. */
const until = (time: number | null) => test.clock.advanceSeconds((time! - test.clock.now().getTime()) / 1000);
const open = (code: string) => test.call(sharedCalls.open, { code }, { lang: 'en' });
const newest = async (address: string) => (await server.mailsTo(address)).at(-1)!;
/** By what a mail program unsubscribes from it. */
const refIn = ({ headers }: Awaited<ReturnType<typeof newest>>) => {
  const { searchParams } = new URL(headers.find(({ key }) => key === 'list-unsubscribe')!.value.slice(1, -1));
  return { codeNum: searchParams.get('codeNum')!, encodeEmail: searchParams.get('encodeEmail')! };
};
const addYes = (first: number, last: number) =>
  test.platform.database.pool.query(
    `insert into answer_record (scroll_id, answer_record_id, status, is_submit, serial, version_time, language_id, link_code, answers, submitted_at, active_ms, is_counted, cells)
     select scroll_id, left(scroll_id, 10) || lpad(n::text, 10, '0'), status, true, n, version_time, language_id, link_code, answers, submitted_at, 5000, is_counted, cells
       from answer_record, generate_series($2::int, $3::int) n where scroll_id = $1 and serial = 1`,
    [survey.scrollId, first, last],
  );

it('is sent each day in the language of each, with what has changed, a link and the pdf, until it is stopped', async () => {
  await fillSurvey(test, survey, 100);
  const reportId = await madeReport();
  const recipients = [
    { email: 'maker@example.cn', userId: maker.id },
    { email: 'ann@example.com', language: 'en' },
    { email: 'ANN@example.com', language: 'en' },
  ];
  const { nextTime } = await save(reportId, { recipients, hasPdf: true });
  // Nine o'clock in Shanghai, where the survey is asked.
  expect(new Date(nextTime).toISOString()).toBe('2026-03-03T01:00:00.000Z');

  await got(reportScheduleCalls.sendScheduledNow, { reportId, email: 'me@example.cn' });
  await sendAll();
  expect(await newest('me@example.cn')).toMatchObject({ subject: `[Trial] Coffee {weekly} ${expectedDay()}` });
  expect(server.received).toHaveLength(1);

  until(nextTime);
  await Promise.all([sendDueReports(test.platform), sendDueReports(test.platform)]);
  await sendAll();
  expect(server.received.map(({ to }) => to).toSorted()).toEqual([
    'ANN@example.com',
    'maker@example.cn',
    'me@example.cn',
  ]);
  const [zh, en] = [await newest('maker@example.cn'), await newest('ANN@example.com')];
  // A trial is not what the next one goes on from.
  expect(zh.text).toContain('成功样本 100 份。这是第一封');
  expect(en.text).toContain('100 valid responses. This is the first one');
  expect(en.html).toContain('“Coffee {weekly}”');
  expect(
    Buffer.from(en.attachments[0]!.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const code = /shareReport\?code=([0-9A-Za-z]+)/.exec(en.text!)![1]!;
  const { ticket } = (await open(code)).data as { ticket: string };
  expect((await test.call(sharedCalls.results, { ticket })).data).toMatchObject({
    blocks: { block00001: { exhibit: { source: { base: { people: 100 } } } } },
  });

  // Once is enough: drawing takes most of the time.
  await test.platform.database.pool.query('update report_schedule set has_pdf = false where report_id = $1', [
    reportId,
  ]);
  await addYes(101, 162);
  until((await scheduleOf(reportId)).schedule!.nextTime);
  await sendAll();
  expect((await newest('ANN@example.com')).text).toMatch(
    /162 valid responses, 62 more than last time\.[\s\S]*“Yes” is 69\.1%, last time 50\.0%\. Those who answered since differ significantly/,
  );
  expect((await newest('maker@example.cn')).text).toMatch(
    /比上次多 62 份。[\s\S]*69\.1%，上次为 50\.0%。新增的答卷与此前的有显著差异/,
  );

  const ref = refIn(await newest('ANN@example.com'));
  expect(await test.call(sendCalls.addEmailUnsubscribe, ref)).toMatchObject({ code: '0000' });
  await addYes(163, 165);
  until((await scheduleOf(reportId)).schedule!.nextTime);
  await sendAll();
  expect(await server.mailsTo('ANN@example.com')).toHaveLength(2);
  expect((await newest('maker@example.cn')).text).toContain('现有的新答卷不足以判断');
  const { schedule, sendings } = await scheduleOf(reportId);
  expect(schedule!.recipients.map(one => one.hasUnsubscribed)).toEqual([false, true]);
  expect(sendings.map(({ isTrial }) => isTrial)).toEqual([false, false, false, true]);
  expect(sendings[0]!.letters).toMatchObject([
    { address: 'ANN@example.com', state: 'not-sent', reason: 'unwilling' },
    { address: 'maker@example.cn', state: 'sent' },
  ]);

  await got(reportScheduleCalls.stopSchedule, { reportId });
  expect(await open(code)).toMatchObject({ code: '9637' });
  expect(await ask(reportScheduleCalls.sendScheduledNow, { reportId, email: 'me@example.cn' })).toMatchObject({
    code: '9650',
  });
  const before = server.received.length;
  test.clock.advanceSeconds(2 * DAY_SECONDS);
  await sendAll();
  expect(server.received).toHaveLength(before);
  expect((await scheduleOf(reportId)).schedule).toMatchObject({ nextTime: null, stopped: 'by-person' });
});
/** The numbers are as of the machine's own clock, in Shanghai. */
const expectedDay = () => `(${new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)})`;

it('rests while it is paused: nothing is sent, what was sent opens, and it goes on with the same link', async () => {
  await fillSurvey(test, survey, 12);
  const reportId = await madeReport();
  const recipients = [{ email: 'bo@example.cn' }];
  until((await save(reportId, { recipients })).nextTime);
  await sendAll();
  const codeIn = async () => /shareReport\?code=([0-9A-Za-z]+)/.exec((await newest('bo@example.cn')).text!)![1]!;
  const code = await codeIn();
  await got(reportScheduleCalls.stopSchedule, { reportId, isPaused: true });
  expect((await scheduleOf(reportId)).schedule).toMatchObject({ nextTime: null, stopped: 'paused' });
  const again = await ask(reportScheduleCalls.stopSchedule, { reportId, isPaused: true });
  expect(again).toMatchObject({ code: '9650' });
  test.clock.advanceSeconds(2 * DAY_SECONDS);
  await sendAll();
  expect(await server.mailsTo('bo@example.cn')).toHaveLength(1);
  expect(await open(code)).toMatchObject({ code: '0000' });

  until((await save(reportId, { recipients })).nextTime);
  await sendAll();
  expect(await server.mailsTo('bo@example.cn')).toHaveLength(2);
  expect(await codeIn()).toBe(code);
  // What rests can be ended for good.
  await got(reportScheduleCalls.stopSchedule, { reportId, isPaused: true });
  await got(reportScheduleCalls.stopSchedule, { reportId });
  expect(await open(code)).toMatchObject({ code: '9637' });
});

it('stops by itself when its maker has lost the right, tells them so, and its link ends', async () => {
  await fillSurvey(test, survey, 12);
  const colleague = await buildPerson(test.platform);
  await giveRights(test.platform, colleague, survey.scrollId, ['questionnaire.view', 'records.view', 'records.export']);
  const reportId = await madeReport(colleague);
  const { nextTime } = await save(reportId, { recipients: [{ email: 'bo@example.cn' }] }, colleague);
  await removeAllRights(test.platform.database.pool, colleague.id, { kind: 'questionnaire', id: survey.scrollId });
  until(nextTime);
  await sendAll();
  expect(server.received).toEqual([]);
  const { rows } = await test.platform.database.pool.query(
    `select c.stopped, c.next_at, s.withdrawn_at is not null as ended from report_schedule c join share s using (share_id) where c.report_id = $1`,
    [reportId],
  );
  expect(rows).toEqual([{ stopped: 'rights-lost', next_at: null, ended: true }]);
  const told = await got(messageCalls.messageReadList, {}, colleague);
  expect(told).toMatchObject([{ kind: 'report-sending-stopped', title: 'A report is not sent any more' }]);
});

it('is for whoever manages the report, to members and at most twenty', async () => {
  const reportId = await madeReport();
  const stranger = await buildPerson(test.platform);
  await giveRights(test.platform, stranger, survey.scrollId, ['questionnaire.view', 'records.view', 'records.export']);
  const input = { reportId, rule, recipients: [{ email: 'a@example.cn' }] };
  expect(await ask(reportScheduleCalls.saveSchedule, input, stranger)).toMatchObject({ code: '9613' });
  const toStranger = { ...input, recipients: [{ email: 'a@example.cn', userId: stranger.id }] };
  expect(await ask(reportScheduleCalls.saveSchedule, toStranger)).toMatchObject({ code: '9651' });
  const many = { ...input, recipients: Array.from({ length: 21 }, (_, at) => ({ email: `p${at}@example.cn` })) };
  expect((await ask(reportScheduleCalls.saveSchedule, many)).code).not.toBe('0000');
  expect(await scheduleOf(reportId)).toMatchObject({ timeZone: 'Asia/Shanghai', schedule: null, sendings: [] });
});

it('is made once by two processes of which one is killed in the middle', async () => {
  await fillSurvey(test, survey, 40);
  const reportId = await madeReport();
  await save(reportId, {
    recipients: [{ email: 'a@example.cn' }, { email: 'b@example.com', language: 'en' }],
    hasPdf: true,
  });
  const { pool } = test.platform.database;
  const folders = await Promise.all(['one', 'two'].map(name => mkdtemp(join(tmpdir(), `wenshu-${name}-`))));
  const start = (folder: string): ChildProcess =>
    spawn(process.execPath, [fileURLToPath(new URL('../../../testing/report-sender-process.ts', import.meta.url))], {
      env: {
        ...process.env,
        ...env,
        DATABASE_URL: test.platform.env.databaseUrl,
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
      },
      stdio: 'inherit',
    });
  // By the clock of the machine it is long due.
  const first = start(folders[0]!);
  for (;;) {
    const { rows } = await pool.query('select state, tries from report_sending where report_id = $1', [reportId]);
    if (rows[0]?.tries > 0) {
      first.kill('SIGKILL');
      expect(rows).toEqual([{ state: 'due', tries: 1 }]);
      break;
    }
    // It has ended by itself: it will claim nothing any more.
    expect(first.exitCode).toBeNull();
    await wait(5);
  }
  // Nobody waits a quarter of an hour for the dead one's claim to run out.
  await pool.query('update report_sending set claimed_until = now()');
  const second = start(folders[1]!);
  const [code] = (await once(second, 'exit')) as [number | null];
  expect(code).toBe(0);
  const { rows } = await pool.query('select state, tries from report_sending where report_id = $1', [reportId]);
  expect(rows).toEqual([{ state: 'queued', tries: 2 }]);
  expect(server.received.map(({ to }) => to).toSorted()).toEqual(['a@example.cn', 'b@example.com']);
  await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })));
});

it('is told of for half a year: then its letters are swept, and whoever wanted no more still gets none', async () => {
  await fillSurvey(test, survey, 5);
  const reportId = await madeReport();
  const { nextTime } = await save(reportId, { recipients: [{ email: 'old@example.org' }] });
  const { pool } = test.platform.database;
  const left = async () => {
    const { rows } = await pool.query(
      `select (select count(*)::int from report_sending where report_id = $2) as sendings, count(*)::int as messages,
              count(distinct letter_id)::int as letters
         from send_letter join send_message using (letter_id) where send_letter.scroll_id = $1`,
      [survey.scrollId, reportId],
    );
    return rows[0];
  };
  until(nextTime);
  await sendAll();
  const ref = refIn(await newest('old@example.org'));
  expect(await test.call(sendCalls.addEmailUnsubscribe, ref)).toMatchObject({ code: '0000' });
  await got(reportScheduleCalls.stopSchedule, { reportId });
  test.clock.advanceSeconds(179 * DAY_SECONDS);
  await sweep(test.platform);
  expect(await left()).toEqual({ sendings: 1, messages: 1, letters: 1 });

  const again = await save(reportId, { recipients: [{ email: 'old@example.org' }, { email: 'young@example.org' }] });
  until(again.nextTime);
  await sendAll();
  expect(await left()).toEqual({ sendings: 2, messages: 3, letters: 2 });
  test.clock.advanceSeconds(DAY_SECONDS);
  await sweep(test.platform);
  expect(await left()).toEqual({ sendings: 1, messages: 2, letters: 1 });
  const letters = [
    { address: 'old@example.org', state: 'not-sent', reason: 'unwilling' },
    { address: 'young@example.org', state: 'sent' },
  ];
  expect((await scheduleOf(reportId)).sendings).toMatchObject([{ letters }]);
  expect(await server.mailsTo('old@example.org')).toHaveLength(1);
});
