import {
  answerCalls,
  type CallData,
  errorCodes,
  type ProgressRule,
  progressCalls,
  publishCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildSurvey,
  optionA,
  optionB,
  sentAnswers,
  type TestSurvey,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { insertRecords } from '../../../testing/insert-records.ts';
import { startSession } from '../../people/session/index.ts';
import { judgeAllAlerts } from './judge-alerts.ts';

type Alert = CallData<typeof progressCalls.read>['alerts'][number];

let test: TestApp;
let creator: TestPerson;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  // The first look makes the columnar copy.
  await look((await buildSurvey(test, creator)).scrollId);
}, 120_000);
afterAll(() => test.close());

const pool = () => test.platform.database.pool;
const HOUR = 3600;

const setRules = async (scrollId: string, rules: readonly ProgressRule[], person = creator) =>
  (await test.call(progressCalls.saveRules, { scrollId, rules: [...rules] }, asPerson(person))).code;
const look = async (scrollId: string, person = creator): Promise<readonly Alert[]> => {
  const answer = await test.call(progressCalls.read, { scrollId }, { ...asPerson(person), lang: 'en' });
  expect(answer.code).toBe('0000');
  return (answer.data as CallData<typeof progressCalls.read>).alerts;
};
const countAlerts = async (scrollId: string) =>
  (await pool().query('select count(*) as count from progress_alert where scroll_id = $1', [scrollId])).rows[0].count;
/** The database has a clock of its own: collecting began now, by the test's. */
const beginNow = ({ scrollId }: TestSurvey) =>
  pool().query('update live_survey set touched_at = $2 where scroll_id = $1', [scrollId, test.clock.now()]);

/** Sessions do not last as long as these stories. */
async function advance(seconds: number): Promise<void> {
  test.clock.advanceSeconds(seconds);
  creator = { ...creator, token: (await startSession(test.platform, creator.id)).token };
}

let answers = 0;
const submit = async (survey: TestSurvey, option: string) => {
  const sent = sentAnswers(survey, `alert${String(++answers).padStart(15, '0')}`, option);
  expect((await test.call(answerCalls.submitAnswer, sent)).code).toBe('0000');
};

describe('a quota that is full', () => {
  it('is told once, however often one looks, and not before there is a rule', async () => {
    const survey = await buildSurvey(test, creator, { sizeA: 2, sizeB: 9, whenFull: 'end' });
    const { scrollId } = survey;
    await submit(survey, optionA);
    expect(await setRules(scrollId, ['quota-full'])).toBe('0000');
    expect(await look(scrollId)).toEqual([]);
    await submit(survey, optionA);
    const [alert, ...others] = await look(scrollId);
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ rule: 'quota-full', text: 'The quota “Q1 · Yes” is full (2)', endTime: null });
    await advance(48 * HOUR);
    await Promise.all([look(scrollId), look(scrollId), judgeAllAlerts(test.platform), judgeAllAlerts(test.platform)]);
    expect(await countAlerts(scrollId)).toBe(1);
  });

  it('that was read is not told again as long as it is full; when it is over for more than a day, it is an event again', async () => {
    const survey = await buildSurvey(test, creator, { sizeA: 1, sizeB: 9, whenFull: 'end' });
    const { scrollId } = survey;
    await setRules(scrollId, ['quota-full']);
    await submit(survey, optionA);
    const [alert] = await look(scrollId);
    const { alertId } = alert!;
    const dismiss = () => test.call(progressCalls.dismissAlert, { scrollId, alertId }, asPerson(creator));
    expect((await dismiss()).code).toBe('0000');
    expect((await dismiss()).code).toBe(errorCodes.alertNotFound.code);
    expect(await look(scrollId)).toEqual([]);
    const resize = (size: number) =>
      pool().query(`update quota_cell set size = $2 where scroll_id = $1 and cell_id = 'cellA00001'`, [scrollId, size]);
    // It wavers: over, and full again within the day.
    await resize(5);
    await look(scrollId);
    await advance(HOUR);
    await resize(1);
    expect(await look(scrollId)).toEqual([]);
    expect(await countAlerts(scrollId)).toBe(1);
    await resize(5);
    await look(scrollId);
    await advance(25 * HOUR);
    await resize(1);
    expect(await look(scrollId)).toHaveLength(1);
    expect(await countAlerts(scrollId)).toBe(2);
  });

  it('is no alert while a cell is closed or has no size; the cap of the survey is one', async () => {
    const survey = await buildSurvey(test, creator, { sizeA: 0, sizeB: 1, whenFull: 'continue' });
    const { scrollId } = survey;
    await setRules(scrollId, ['quota-full']);
    await submit(survey, optionA);
    await submit(survey, optionB);
    await pool().query(`update quota_cell set is_closed = true where scroll_id = $1 and cell_id = 'cellB00001'`, [
      scrollId,
    ]);
    expect(await look(scrollId)).toEqual([]);
    await pool().query('update live_survey set cap = 2 where scroll_id = $1', [scrollId]);
    expect(await look(scrollId)).toMatchObject([{ text: 'The quota “All success samples” is full (2)' }]);
  });
});

describe('a survey that falls silent', () => {
  let survey: TestSurvey;
  beforeEach(async () => {
    survey = await buildSurvey(test, creator);
    await beginNow(survey);
    await setRules(survey.scrollId, ['silent']);
  });

  it('is told when nothing has come for a day, and is over when something comes', async () => {
    const { scrollId } = survey;
    await submit(survey, optionA);
    await advance(24 * HOUR - 1);
    expect(await look(scrollId)).toEqual([]);
    await advance(1);
    await judgeAllAlerts(test.platform);
    const [alert] = await look(scrollId);
    expect(alert).toMatchObject({ rule: 'silent', since: test.clock.now().getTime(), endTime: null });
    expect(alert!.text).toBe('The survey is collecting, and nothing has come for 24 hours');
    await advance(HOUR);
    await submit(survey, optionA);
    expect(await look(scrollId)).toMatchObject([{ alertId: alert!.alertId, endTime: test.clock.now().getTime() }]);
    // The next silence is another event.
    await advance(24 * HOUR);
    expect(await look(scrollId)).toHaveLength(2);
    // What is over for a week is not shown any more.
    await advance(7 * 24 * HOUR);
    expect(await look(scrollId)).toHaveLength(1);
  });

  it('is told by the time since it collects, where nothing has ever come', async () => {
    await advance(24 * HOUR - 1);
    expect(await look(survey.scrollId)).toEqual([]);
    await advance(1);
    expect(await look(survey.scrollId)).toHaveLength(1);
  });

  it('is none when it does not collect, or has not begun', async () => {
    const { scrollId } = survey;
    await pool().query(`update live_survey set start_time = $2 where scroll_id = $1`, [
      scrollId,
      new Date(test.clock.now().getTime() + 48 * HOUR * 1000),
    ]);
    await advance(36 * HOUR);
    expect(await look(scrollId)).toEqual([]);
    await pool().query(`update live_survey set start_time = null where scroll_id = $1`, [scrollId]);
    expect(await look(scrollId)).toHaveLength(1);
    await test.call(publishCalls.changeStatus, { scrollId, status: 2 }, asPerson(creator));
    expect(await look(scrollId)).toMatchObject([{ endTime: test.clock.now().getTime() }]);
  });

  it('is over when nobody wants to be told of it', async () => {
    await advance(25 * HOUR);
    expect(await look(survey.scrollId)).toMatchObject([{ endTime: null }]);
    await setRules(survey.scrollId, []);
    expect(await look(survey.scrollId)).toMatchObject([{ endTime: test.clock.now().getTime() }]);
  });
});

describe('doubtful records', () => {
  const given = (flagged: number, all: number) =>
    Array.from({ length: all }, (_, at) => ({
      submittedAt: test.clock.now().toISOString(),
      flags: at < flagged ? [1, 5] : [],
    }));

  it.each([
    [3, 30, false],
    [4, 30, true],
    [10, 29, false],
  ])('%i of %i: told is %s', async (flagged, all, isTold) => {
    const survey = await buildSurvey(test, creator);
    await setRules(survey.scrollId, ['doubtful']);
    await insertRecords(test, survey, given(flagged, all));
    const alerts = await look(survey.scrollId);
    expect(alerts.map(({ text }) => text)).toEqual(
      isTold ? ['13.3% of the success samples carry a quality flag (4 of them)'] : [],
    );
  });
});

describe('who may do what', () => {
  it('only whoever runs the survey sets rules and reads alerts off; of another questionnaire there are none', async () => {
    const { scrollId } = await buildSurvey(test, creator, { sizeA: 1, sizeB: 1, whenFull: 'end' });
    const member = await buildPerson(test.platform);
    await giveRights(test.platform, member, scrollId, ['questionnaire.view', 'records.view']);
    expect(await setRules(scrollId, ['silent'], member)).toBe(errorCodes.noPermission.code);
    const other = await buildSurvey(test, creator);
    await beginNow(other);
    await setRules(other.scrollId, ['silent']);
    await advance(25 * HOUR);
    const [alert] = await look(other.scrollId);
    const wrong = { scrollId, alertId: alert!.alertId };
    expect((await test.call(progressCalls.dismissAlert, wrong, asPerson(creator))).code).toBe(
      errorCodes.alertNotFound.code,
    );
    expect(await look(other.scrollId)).toHaveLength(1);
  });
});
