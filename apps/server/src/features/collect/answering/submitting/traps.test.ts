import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answerCalls,
  type CallData,
  designCalls,
  publishCalls,
  recordCalls,
  scrollListCalls,
  visitCalls,
} from '@wenshu/api-contract';
import { settingDictionary, writeSettings } from '@wenshu/survey-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listGroups } from '../../../../../../../packages/analysis/test/plain-groups.ts';
import { buildPerson, type TestPerson } from '../../../../testing/build-person.ts';
import {
  asPerson,
  buildQuestionnaire,
  choiceId,
  optionA,
  optionB,
  publishQuestionnaire,
  sentAnswers,
  type TestSurvey,
} from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { openDataSet } from '../../../findings/data-set/index.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let nextRecord = 0;
const newRecordId = () => `traps${String(++nextRecord).padStart(15, '0')}`;
const as = () => asPerson(creator);

beforeAll(async () => {
  const respondent = await mkdtemp(join(tmpdir(), 'wenshu-page-'));
  await writeFile(join(respondent, 'index.html'), '<script type="application/json" id="opened-survey">null</script>');
  test = await buildTestApp({ pages: { web: join(respondent, 'none'), respondent, room: join(respondent, 'none') } });
}, 180_000);
beforeEach(async () => {
  creator = await buildPerson(test.platform);
});
afterAll(() => test.close());

const set = async (scrollId: string, input: object) =>
  expect(
    (await test.call(designCalls.updateSettings, { scrollId, questionId: choiceId, ...input } as never, as())).code,
  ).toBe('0000');
const change = async (status: 1 | 2) =>
  (await test.call(publishCalls.changeStatus, { scrollId: survey.scrollId, status }, as())).data as CallData<
    typeof publishCalls.changeStatus
  >;
const TRAP = writeSettings({ isTrap: true });
const RIGHT = writeSettings({ isTrapAnswer: true });
const WRONG = { [settingDictionary.isTrapAnswer.code]: null };

/** Its first question is an attention check: the first option is right. */
async function buildTrap(): Promise<void> {
  const { scrollId } = await buildQuestionnaire(test, creator);
  await set(scrollId, { settings: TRAP });
  await set(scrollId, { itemId: optionA, settings: RIGHT });
  survey = await publishQuestionnaire(test, creator, scrollId);
}
const submit = async (option: string, more: object = {}) => {
  const answerRecordId = newRecordId();
  const sent = sentAnswers(survey, answerRecordId, option, more);
  expect((await test.call(answerCalls.submitAnswer, sent)).code).toBe('0000');
  return answerRecordId;
};
const recordOf = async (answerRecordId: string) =>
  (
    (await test.call(recordCalls.get, { scrollId: survey.scrollId, answerRecordId }, as())).data as CallData<
      typeof recordCalls.get
    >
  ).record;

it('knows with every submission whether the attention check was failed, and changes nothing else by it', async () => {
  await buildTrap();
  const [passed, failed] = [await submit(optionA), await submit(optionB)];
  expect(await recordOf(passed)).toMatchObject({ trapsFailed: 0, answerStatus: 2, setAside: null });
  expect(await recordOf(failed)).toMatchObject({ trapsFailed: 1, answerStatus: 2, setAside: null });
  const open = await submit(optionB, { answerStatus: 1, cookieId: 'visitor1', saveSeq: 1 });
  expect((await recordOf(open)).trapsFailed).toBeNull();
});

it('never sends the right answer, nor that there is a check: not in the page, the visit or the opened survey', async () => {
  await buildTrap();
  const { linkCode } = survey;
  const { body } = await test.app.inject({ url: `/s/${linkCode}` });
  expect(body).toContain(optionA);
  const visit = await test.call(visitCalls.visit, { linkCode, cookieId: 'visitor3' });
  const opened = await test.call(answerCalls.open, { linkCode });
  for (const sent of [body, JSON.stringify(visit), JSON.stringify(opened)]) {
    expect(sent).toContain('coffee?');
    expect(sent).not.toMatch(/rap/i);
    for (const { code } of [settingDictionary.isTrap, settingDictionary.isTrapAnswer, settingDictionary.trapNumber])
      expect(sent).not.toContain(`"${code}"`);
  }
});

it('judges a record by the version that it was answered on, in the data set too', async () => {
  await buildTrap();
  const before = await submit(optionA);
  const old = survey;
  await change(2);
  await set(survey.scrollId, { itemId: optionA, settings: WRONG });
  await set(survey.scrollId, { itemId: optionB, settings: RIGHT });
  const { versionTime } = await change(1);
  survey = { ...survey, versionTime: versionTime! };
  // Where a visitor stands is remembered for a second.
  test.clock.advanceSeconds(5);
  const after = await submit(optionA);
  // Opened before it was published again.
  const late = await submit(optionA, { versionTime: old.versionTime });
  const found = await Promise.all([before, after, late].map(recordOf));
  expect(found.map(({ trapsFailed }) => trapsFailed)).toEqual([0, 1, 0]);
  const dataSet = openDataSet(test.platform, { scrollId: survey.scrollId, range: undefined });
  const { groups } = await dataSet.ask({ kind: 'count', by: [{ variable: 'fact:trap' }] });
  expect(
    listGroups(groups)
      .map(({ by, count }) => [by[0], count])
      .sort(),
  ).toEqual([
    [0, 2],
    [1, 1],
  ]);
  expect((await dataSet.listVariables('zh')).find(({ key }) => key === 'fact:trap')).toMatchObject({
    label: '未通过的注意力检测题数',
    kept: 'number',
  });
}, 180_000);

it('has no number where no check was met', async () => {
  const { scrollId } = await buildQuestionnaire(test, creator);
  survey = await publishQuestionnaire(test, creator, scrollId);
  expect((await recordOf(await submit(optionB))).trapsFailed).toBeNull();
});

it('warns before publishing of a check without a right answer, publishes it all the same, and checks nobody', async () => {
  await buildTrap();
  await change(2);
  await test.call(
    designCalls.deleteItems,
    { scrollId: survey.scrollId, questionId: choiceId, itemIds: [optionA] } as never,
    as(),
  );
  const published = await change(1);
  expect(published.warnings).toContainEqual(
    expect.objectContaining({ problem: 'trap-without-answer', questionId: choiceId, level: 'warning' }),
  );
  expect(published.status).toBe(1);
  survey = { ...survey, versionTime: published.versionTime! };
  test.clock.advanceSeconds(5);
  expect((await recordOf(await submit(optionB))).trapsFailed).toBeNull();
});

it('goes along with a copy of the questionnaire', async () => {
  await buildTrap();
  const copied = await test.call(scrollListCalls.copy, { scrollId: survey.scrollId, name: 'Copy' } as never, as());
  const { scrollId } = copied.data as { scrollId: string };
  survey = await publishQuestionnaire(test, creator, scrollId);
  const ids = [await submit(optionA), await submit(optionB)];
  expect((await Promise.all(ids.map(recordOf))).map(({ trapsFailed }) => trapsFailed)).toEqual([0, 1]);
});
