import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answerCalls, errorCodes, recordCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDatabaseAway } from '../platform/database/database-failure.ts';
import { buildPerson, type TestPerson } from '../testing/build-person.ts';
import { asPerson, buildSurvey, optionA, sentAnswers, type TestSurvey } from '../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more);

describe('the database is away', () => {
  it.each([
    failure('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }),
    failure('connect ENOENT', { code: 'ENOENT', syscall: 'connect' }),
    new AggregateError([failure('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' })]),
    failure('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }),
    failure('terminating connection due to administrator command', { code: '57P01' }),
    failure('the database system is starting up', { code: '57P03' }),
    failure('sorry, too many clients already', { code: '53300' }),
    failure('Connection terminated unexpectedly'),
    failure('timeout exceeded when trying to connect'),
  ])('says %s', error => {
    expect(isDatabaseAway(error)).toBe(true);
  });

  it.each([
    failure('no such file', { code: 'ENOENT', syscall: 'open' }),
    failure('duplicate key', { code: '23505' }),
    failure('canceling statement', { code: '57014' }),
    failure('Cannot read properties of undefined'),
    'text',
    undefined,
  ])('does not say %s', error => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});

describe('a call whose connection is cut', () => {
  let test: TestApp;
  let creator: TestPerson;
  let survey: TestSurvey;
  beforeAll(async () => {
    const respondent = await mkdtemp(join(tmpdir(), 'wenshu-page-'));
    await writeFile(join(respondent, 'index.html'), '<script type="application/json" id="opened-survey">null</script>');
    test = await buildTestApp({ pages: { web: join(respondent, 'none'), respondent, room: join(respondent, 'none') } });
    creator = await buildPerson(test.platform);
    survey = await buildSurvey(test, creator);
  });
  afterAll(() => test.close());

  /** Lets the call come to the survey's row, where it waits, and cuts its connection there. */
  async function cutWhile(start: () => Promise<{ statusCode: number; headers: object; json(): unknown }>) {
    const { database } = test.platform;
    return database.transaction(async client => {
      await client.query('select 1 from live_survey where scroll_id = $1 for update', [survey.scrollId]);
      const running = start();
      // Not by the client that holds the row: a transaction sees the others as they were when it first looked.
      for (let cut = 0; cut === 0; await wait(20)) {
        const { rowCount } = await database.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        );
        cut = rowCount ?? 0;
      }
      return running;
    });
  }
  const post = (path: string, payload: object, token?: string) =>
    test.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      headers: token ? { authorization: `Bearer ${token}`, lang: 'en' } : { lang: 'en' },
    });

  it('is told to come again, with a code, a text and a time, and comes again without harm', async () => {
    const sent = sentAnswers(survey, 'away0000000000000001', optionA);
    const cut = await cutWhile(() => post(answerCalls.submitAnswer.path, sent));
    expect(cut.statusCode).toBe(503);
    expect(cut.headers).toMatchObject({ 'retry-after': '3' });
    expect(cut.json()).toMatchObject({ code: errorCodes.serviceStopping.code, data: null });
    expect((cut.json() as { message: string }).message).not.toBe('');
    expect((await test.call(answerCalls.submitAnswer, sent)).data).toMatchObject({
      answerRecord: { answerStatus: 2, isSubmit: true },
    });
  });

  it('of a signed-in person is no sign-out and no fault of ours', async () => {
    const { scrollId } = survey;
    await test.call(answerCalls.submitAnswer, sentAnswers(survey, 'away0000000000000002', optionA));
    const invalid = { scrollId, answerRecordIds: ['away0000000000000002'], reason: 'x' };
    const cut = await cutWhile(() => post(recordCalls.markInvalid.path, invalid, creator.token));
    expect([cut.statusCode, (cut.json() as { code: string }).code]).toEqual([503, errorCodes.serviceStopping.code]);
    expect((await test.call(recordCalls.markInvalid, invalid, asPerson(creator))).data).toEqual({ changed: 1 });
  });

  it('opens the answering page all the same, which then asks for the visit itself', async () => {
    const { pool } = test.platform.database;
    const original = pool.query.bind(pool);
    Object.assign(pool, {
      query: () => Promise.reject(failure('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' })),
    });
    const page = await test.app.inject({ url: `/s/${survey.linkCode}` });
    Object.assign(pool, { query: original });
    expect(page.statusCode).toBe(503);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '3' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('id="opened-survey">null<');
  });
});
