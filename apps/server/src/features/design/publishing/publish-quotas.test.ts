import { answerCalls, type CallData, publishCalls, quotaCalls, quotaProgressCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildBoosterSurvey, choiceId, optionA, sentAnswers } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let test: TestApp;
let creator: TestPerson;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
});
afterAll(() => test.close());

it('counts anew when quotas changed: ordinary samples in ordinary cells, what a booster took in boosters', async () => {
  const survey = await buildBoosterSurvey(test, creator);
  const { scrollId } = survey;
  for (const record of ['record00000000000001', 'record00000000000002'])
    await test.call(answerCalls.submitAnswer, sentAnswers(survey, record, optionA));
  await test.call(publishCalls.changeStatus, { scrollId, status: 2 }, asPerson(creator));
  const cells = [{ cellId: 'cellN00001', order: 'a', match: { [choiceId]: optionA }, size: 9 }];
  const quota = { scrollId, quotaId: 'quota00003', order: 'b', title: 'New', whenFull: 'end' as const };
  await test.call(quotaCalls.saveQuota, { ...quota, kind: 'single', cells }, asPerson(creator));
  await test.call(publishCalls.changeStatus, { scrollId, status: 1 }, asPerson(creator));
  const { data } = await test.call(quotaProgressCalls.progress, { scrollId }, asPerson(creator));
  const counts = (data as CallData<typeof quotaProgressCalls.progress>).map(({ cellId, count }) => [cellId, count]);
  expect(counts.sort()).toEqual([
    ['cellA00001', 1],
    ['cellN00001', 1],
    ['cellX00001', 1],
  ]);
});
