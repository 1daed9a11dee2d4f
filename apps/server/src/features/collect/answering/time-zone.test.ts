import {
  answerCalls,
  type CallData,
  errorCodes,
  type LiveSettings,
  liveSettingsCalls,
  logicCalls,
  questionCalls,
  type Visit,
  visitCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildQuestionnaire,
  optionA,
  publishQuestionnaire,
  sentAnswers,
  type TestSurvey,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { exportedFile } from '../../../testing/exported-file.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let nextRecord = 0;
const newRecordId = () => `zone${String(++nextRecord).padStart(16, '0')}`;
const dateId = 'date000001';

/** It is 16:00 on 2 March in Shanghai, and still 1 March, 22:00, in Honolulu. Whoever names a day after today is screened out. */
beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  const { scrollId, groupId } = await buildQuestionnaire(test, creator);
  const question = { questionId: dateId, order: 'z', type: 'date', seqName: 'Q4', title: { text: 'When?' } };
  expect((await test.call(questionCalls.addTopQuestion, { scrollId, groupId, ...question } as never, as())).code).toBe(
    '0000',
  );
  const when = { test: 'date', questionId: dateId, compare: '>', value: 'today' };
  const rule = { id: 'rule000001', order: 'a', kind: 'screen-out', questionId: dateId, when };
  expect((await test.call(logicCalls.saveLogic, { scrollId, rules: [rule] } as never, as())).code).toBe('0000');
  survey = await publishQuestionnaire(test, creator, scrollId);
});
afterAll(() => test.close());

const as = () => asPerson(creator);
const settle = (settings: object) =>
  test.call(liveSettingsCalls.updateLiveSettings, { scrollId: survey.scrollId, ...settings } as never, as());
const today = async () => {
  const visit = (await test.call(visitCalls.visit, { linkCode: survey.linkCode })).data as Visit;
  return visit.step === 'open' ? visit.context.today : visit.step;
};
const submitDay = async (day: string) => {
  const sent = sentAnswers(survey, newRecordId(), optionA);
  const row = { questionId: dateId, topQuestionId: dateId, answerValue: day, answerValueType: 0 as const };
  const answerInfoList = [...sent.answerInfoList, row];
  const { data } = await test.call(answerCalls.submitAnswer, { ...sent, answerInfoList } as never);
  return (data as CallData<typeof answerCalls.submitAnswer>).answerRecord.answerStatus;
};

it('is a live setting, China’s until somebody chooses, and a name that there is', async () => {
  const read = async () =>
    (await test.call(liveSettingsCalls.getLiveSettings, { scrollId: survey.scrollId }, as())).data as LiveSettings;
  expect((await read()).timeZone).toBe('Asia/Shanghai');
  for (const timeZone of ['Mars/Base', '+08:00', '', 'x'.repeat(65)])
    expect(await settle({ timeZone })).toMatchObject({ code: errorCodes.inputInvalid.code, field: 'timeZone' });
  expect((await settle({ timeZone: 'Pacific/Honolulu' })).data).toMatchObject({ timeZone: 'Pacific/Honolulu' });
  expect((await read()).timeZone).toBe('Pacific/Honolulu');
});

it('says which day is today, to the page and to the logic of a submission', async () => {
  await settle({ timeZone: 'Asia/Shanghai' });
  test.clock.advanceSeconds(60);
  expect([await today(), await submitDay('2026-03-02')]).toEqual(['2026-03-02', 2]);
  await settle({ timeZone: 'Pacific/Honolulu' });
  // A submission's entry may be some seconds old.
  test.clock.advanceSeconds(60);
  expect([await today(), await submitDay('2026-03-02')]).toEqual(['2026-03-01', 3]);
  expect(await submitDay('2026-03-01')).toBe(2);
});

it('is what exported times are written in', async () => {
  await settle({ timeZone: 'Pacific/Honolulu' });
  const { text } = await exportedFile(test, creator, { scrollId: survey.scrollId, format: 'csv' });
  const [head, first] = text.split('\r\n');
  expect(head).toContain('Pacific/Honolulu');
  expect(first).toContain('2026-03-01 22:01:00');
});

it('begins the days of a limit', async () => {
  await settle({ timeZone: 'Asia/Shanghai', deviceLimit: { window: 'calendarDay', most: 1 } });
  const device = { deviceId: 'device000001', cookieId: 'cookie000001' };
  const submit = async () =>
    (await test.call(answerCalls.submitAnswer, sentAnswers(survey, newRecordId(), optionA, device))).code;
  expect([await submit(), await submit()]).toEqual(['0000', errorCodes.alreadyAnswered.code]);
  // Three hours later it is still the same day in Shanghai; in Honolulu the next one has begun.
  test.clock.advanceSeconds(3 * 3600);
  expect(await submit()).toBe(errorCodes.alreadyAnswered.code);
  await test.platform.database.pool.query('update live_survey set time_zone = $2 where scroll_id = $1', [
    ...[survey.scrollId, 'Pacific/Honolulu'],
  ]);
  expect(await submit()).toBe('0000');
});
