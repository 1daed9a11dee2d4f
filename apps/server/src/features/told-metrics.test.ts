import { answerCalls, respondentCalls, sendCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { markBackup } from '../platform/backup/backup-mark.ts';
import { jobKind } from '../platform/jobs/jobs.ts';
import { readQueues } from '../platform/jobs/queue-lengths.repository.ts';
import { DatabaseReadings } from '../platform/metrics/database-readings.ts';
import { openMetrics } from '../platform/metrics/open-metrics.ts';
import { observePlace } from '../platform/observed/observe-place.ts';
import { beginOutwardPause, endOutwardPause } from '../platform/outward-pause.repository.ts';
import { noTracing } from '../platform/tracing/tracing.ts';
import { buildPerson, type TestPerson } from '../testing/build-person.ts';
import { buildSurvey, optionA, optionB, sentAnswers, type TestSurvey } from '../testing/build-survey.ts';
import type { TestApp } from '../testing/build-test-app.ts';
import { MailServer } from '../testing/fakes/mail-server.ts';
import { readMetrics } from '../testing/fakes/read-metrics.ts';
import { buildMailingApp, mailingCalls } from '../testing/mailing.ts';
import { approveMail } from './collect/sending/index.ts';
import { openDataSet } from './findings/data-set/index.ts';
import { addMetricSources } from './metric-sources.ts';
import { defineJob, runJob, startJob } from './people/jobs/index.ts';
import { sayHere } from './people/presence/index.ts';

const SECRET = 'a secret of 24 characters';
const server = new MailServer();
let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let turn = 0;

beforeAll(async () => {
  test = await buildMailingApp(server, {
    METRICS_SECRET: SECRET,
    MAIL_FROM: 'noreply@wenshu.example',
    MAIL_PER_SECOND: '1000',
  });
  creator = await buildPerson(test.platform);
});
afterAll(async () => {
  await test.close();
  await server.stop();
});
beforeEach(async () => {
  survey = await buildSurvey(test, creator);
});

const { data, sendAll } = mailingCalls(() => ({ test, creator, survey }));
const scrape = async () => {
  const headers = { authorization: `Bearer ${SECRET}` };
  return readMetrics((await test.app.inject({ url: '/metrics', headers })).body);
};
/** What the database says now; a scrape believes it for some seconds. */
const shared = async () => {
  const sharedReadings = new DatabaseReadings({ url: test.platform.env.databaseUrl, everyMs: 0 });
  addMetricSources({ ...test.platform, sharedReadings });
  const readings = await sharedReadings.read();
  return (name: string, labels: object = {}) =>
    readings.find(one => one.name === name && JSON.stringify(one.labels) === JSON.stringify(labels))?.value;
};
/** How much was added to some series meanwhile. */
const addedTo = async (series: readonly string[], work: () => Promise<unknown>) => {
  const before = await scrape();
  await work();
  const after = await scrape();
  return series.map(one => (after(one) ?? 0) - (before(one) ?? 0));
};

describe('answers', () => {
  const outcome = (word: string) => `wenshu_submissions_total{outcome="${word}"}`;
  const submit = (option: string, more: object = {}) =>
    test.call(answerCalls.submitAnswer, sentAnswers(survey, `told${++turn}`.padEnd(20, '0'), option, more) as never);

  it('are counted by what the database decided, and pages by being kept', async () => {
    survey = await buildSurvey(test, creator, { sizeA: 1, sizeB: 2, whenFull: 'end' });
    const series = [...['finished', 'quota-full', 'held', 'screened', 'failed'].map(outcome), 'wenshu_saves_total'];
    const added = await addedTo(series, async () => {
      for (const option of [optionA, optionB, optionA, optionB, optionA]) await submit(option);
      await submit(optionA, { answerStatus: 1 });
    });
    expect(added).toEqual([3, 2, 0, 0, 0, 1]);
  });

  it('that are held until somebody decides are told as such', async () => {
    survey = await buildSurvey(test, creator, { sizeA: 1, sizeB: 1, whenFull: 'hold' });
    const added = await addedTo([outcome('finished'), outcome('held')], async () => {
      for (const option of [optionA, optionA, optionA]) await submit(option);
    });
    expect(added).toEqual([1, 2]);
  });

  it('go into the database in groups, whose sizes add up to them', async () => {
    const series = ['wenshu_submission_group_size_sum', 'wenshu_submission_group_size_count'];
    const [sum, groups] = await addedTo(series, () => Promise.all(Array.from({ length: 12 }, () => submit(optionA))));
    expect(sum).toBe(12);
    expect(groups).toBeLessThan(12);
  });
});

describe('mail', () => {
  const words = [{ language: 'zh', subject: '邀请', body: '{link}' }];
  const batch = { sendMethod: 'mail', name: 'first', contents: words, senderName: 'Lin' };
  const invite = () => data(sendCalls.sendMsgBatch, { ...batch, code: `task${++turn}` });

  it('is told while it waits to be looked at, while it waits to leave, and by what became of it', async () => {
    const respondents = ['lin@example.cn', 'gone@example.com', 'busy@example.org'].map(email => ({ name: 'x', email }));
    await data(respondentCalls.addRespondents, { respondents });
    const { code } = await invite();
    test.clock.advanceSeconds(600);
    const reviewing = await shared();
    expect(reviewing('wenshu_mail_reviews_waiting')).toBe(1);
    expect(reviewing('wenshu_mail_review_oldest_seconds')).toBe(600);
    // It may not leave yet: nobody is late with it.
    expect(reviewing('wenshu_messages', { channel: 'mail', state: 'waiting' })).toBe(3);
    expect(reviewing('wenshu_message_oldest_due_seconds', { channel: 'mail' })).toBe(0);
    await approveMail(test.platform, code);
    test.clock.advanceSeconds(60);
    const waiting = await shared();
    expect(waiting('wenshu_mail_reviews_waiting')).toBe(0);
    expect(waiting('wenshu_message_oldest_due_seconds', { channel: 'mail' })).toBe(660);
    expect(waiting('wenshu_message_oldest_due_seconds', { channel: 'sms' })).toBe(0);
    const of = (word: string) => `wenshu_mails_total{outcome="${word}"}`;
    const added = await addedTo(['sent', 'address-gone', 'unreachable', 'refused'].map(of), sendAll);
    expect(added).toEqual([1, 1, 1, 0]);
    // The one that could not be reached is tried again later.
    expect((await shared())('wenshu_messages', { channel: 'mail', state: 'waiting' })).toBe(1);
  });
});

describe('jobs', () => {
  it('are told by their name: done, failed, and when one was done last', async () => {
    const kind = jobKind<{ word: string }>('test.told', { retryLimit: 0 });
    await test.platform.jobs.work(kind, async ({ word }) => {
      if (word === 'fail') throw new Error('on purpose');
    });
    await test.platform.jobs.send(kind, { word: 'fail' });
    await test.platform.jobs.send(kind, { word: 'do' });
    const look = async () => {
      const series = await scrape();
      expect(series('wenshu_jobs_total{kind="test.told",outcome="done"}')).toBe(1);
      expect(series('wenshu_jobs_total{kind="test.told",outcome="failed"}')).toBe(1);
      expect(series('wenshu_job_duration_seconds_count{kind="test.told"}')).toBe(2);
      const last = series('wenshu_job_last_success_timestamp_seconds{kind="test.told"}') ?? 0;
      expect(Math.abs(Date.now() / 1000 - last)).toBeLessThan(60);
    };
    await vi.waitFor(look, { timeout: 60_000, interval: 100 });
  });

  it('that wait are told by their queue, with how long the oldest has waited', async () => {
    const kind = jobKind<{ word: string }>('test.waiting');
    const { jobs, database } = test.platform;
    for (const word of ['a', 'b', 'c']) await jobs.send(kind, { word });
    await jobs.send(kind, { word: 'd' }, { startAfter: new Date(Date.now() + 3_600_000) });
    await database.pool.query(
      `update pgboss.job set start_after = start_after - interval '90 seconds' where name = 'test.waiting' and data->>'word' = 'b'`,
    );
    const readings = (await readQueues(database.pool)).filter(
      ({ labels }) => 'queue' in labels && labels.queue === kind.name,
    );
    const told = Object.fromEntries(
      readings.map(({ name, labels, value }) => [
        `${name} ${'state' in labels ? labels.state : ''}`,
        Math.round(value),
      ]),
    );
    expect(told).toEqual({
      'wenshu_queue_jobs waiting': 3,
      'wenshu_queue_jobs planned': 1,
      'wenshu_queue_jobs running': 0,
      'wenshu_queue_oldest_waiting_seconds ': expect.toSatisfy((seconds: number) => seconds >= 90 && seconds < 120),
    });
  });

  it('of people wait, run, and are neither when they are over', async () => {
    const kind = defineJob<{ word: string }>('test.person', async () => {
      running = await shared();
      return { data: 'done' };
    });
    let running: Awaited<ReturnType<typeof shared>> | undefined;
    const start = () =>
      startJob(test.platform, kind, { personId: creator.id, input: { word: 'a' }, title: 'A job', about: undefined });
    const jobId = await start();
    await start();
    const waiting = await shared();
    expect(waiting('wenshu_person_jobs', { state: 'waiting' })).toBe(2);
    await runJob(test.platform, new Map([[kind.kind, kind]]), jobId);
    expect(running?.('wenshu_person_jobs', { state: 'waiting' })).toBe(1);
    expect(running?.('wenshu_person_jobs', { state: 'running' })).toBe(1);
    expect((await shared())('wenshu_person_jobs', { state: 'running' })).toBe(0);
  });
});

describe('what else goes on', () => {
  it('questions to the columnar copy are counted, with how old their rows were and who has the file', async () => {
    const series = ['wenshu_columns_answers_total{outcome="answered"}', 'wenshu_columns_age_seconds_count'];
    const dataSet = await openDataSet(test.platform, { scrollId: survey.scrollId, range: undefined });
    const added = await addedTo(series, () => dataSet.ask({ kind: 'count', by: [] }));
    expect(added).toEqual([1, 1]);
    const after = await scrape();
    expect(after('wenshu_columns_owner')).toBe(1);
    expect(after('wenshu_columns_file_bytes')).toBeGreaterThan(1000);
    expect(after('wenshu_columns_age_seconds_bucket{le="60"}')).toBe(after('wenshu_columns_age_seconds_count'));
  });

  it('open pages are told by the kind of their document', async () => {
    const { database, clock } = test.platform;
    const page = { pageId: 'p'.repeat(32), personId: creator.id, place: null, isTyping: false };
    const at = (kind: string, documentId: string, isLeaving: boolean) =>
      sayHere(database.pool, { ...page, kind, documentId }, { isLeaving, now: clock.now(), place: 'at' });
    for (const documentId of ['a', 'b']) await at('questionnaire', documentId, false);
    await at('report', 'c', false);
    await at('report', 'c', true);
    const told = await shared();
    expect(told('wenshu_open_pages', { kind: 'questionnaire' })).toBe(2);
    expect(told('wenshu_open_pages', { kind: 'report' })).toBeUndefined();
  });

  it('a copy that sends nothing says since when, and nothing once somebody says go on', async () => {
    const { database } = test.platform;
    const told = async () => {
      const metrics = openMetrics();
      observePlace({ metrics, tracing: noTracing }, test.platform);
      return readMetrics(await metrics.tell('prometheus'))('wenshu_outward_pause_start_timestamp_seconds');
    };
    expect(await told()).toBeUndefined();
    await beginOutwardPause(database.pool);
    expect(Math.abs(Date.now() / 1000 - ((await told()) ?? 0))).toBeLessThan(60);
    await endOutwardPause(database.pool);
    expect(await told()).toBeUndefined();
  });

  it('a backup says when it was finished; before the first there is nothing to say', async () => {
    const last = 'wenshu_last_backup_timestamp_seconds';
    expect((await scrape())(last)).toBeUndefined();
    await markBackup(test.platform.env.backupMark, new Date('2026-11-01T02:00:00Z'));
    expect((await scrape())(last)).toBe(Date.parse('2026-11-01T02:00:00Z') / 1000);
  });
});
