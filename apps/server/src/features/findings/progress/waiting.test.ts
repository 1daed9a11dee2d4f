import { answerCalls, type CallData, errorCodes, progressCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeAllRights } from '../../../authorisation/right.repository.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, optionA, sentAnswers, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
  // The first look makes the columnar copy.
  await seenNow();
}, 120_000);
afterAll(() => test.close());

const seenNow = async () =>
  (
    (await test.call(progressCalls.read, { scrollId: survey.scrollId }, asPerson(creator))).data as CallData<
      typeof progressCalls.read
    >
  ).seen;
const wait = (seen: string, waitSeconds: number, person = creator) =>
  test.call(progressCalls.wait, { scrollId: survey.scrollId, seen, waitSeconds }, asPerson(person));
let made = 0;
const submit = () =>
  test.call(answerCalls.submitAnswer, sentAnswers(survey, `waiting${String(++made).padStart(13, '0')}`, optionA));

it('ends when a record comes, and not before', async () => {
  const seen = await seenNow();
  expect((await wait(seen, 0)).data).toEqual({ isNews: false });
  const waiting = wait(seen, 20);
  await submit();
  expect((await waiting).data).toEqual({ isNews: true });
  expect((await wait(await seenNow(), 0)).data).toEqual({ isNews: false });
});

it('misses no record of a transaction that began before the look and ended after it', async () => {
  await submit();
  const client = await test.platform.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('update answer_record set memo = $2, changed = pg_current_xact_id() where scroll_id = $1', [
      survey.scrollId,
      'late',
    ]);
    // Others go on meanwhile: their numbers are higher, and they are seen.
    const other = await buildSurvey(test, creator);
    await test.call(answerCalls.submitAnswer, sentAnswers(other, 'waitingother00000001', optionA));
    const seen = await seenNow();
    expect((await wait(seen, 0)).data).toEqual({ isNews: false });
    await client.query('commit');
    expect((await wait(seen, 0)).data).toEqual({ isNews: true });
  } finally {
    client.release();
  }
});

it('says that there is news to whoever brings a look that was none', async () => {
  expect((await wait('9:3:', 20)).data).toEqual({ isNews: true });
});

it('ends with a refusal for whoever lost the right meanwhile', async () => {
  const member = await buildPerson(test.platform);
  await giveRights(test.platform, member, survey.scrollId, ['progress.view']);
  const waiting = wait(await seenNow(), 2, member);
  await removeAllRights(test.platform.database.pool, member.id, { kind: 'questionnaire', id: survey.scrollId });
  expect((await waiting).code).toBe(errorCodes.noPermission.code);
});
