import { answerCalls, liveSettingsCalls, type Message, messageCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../../testing/build-person.ts';
import {
  asPerson,
  buildSurvey,
  optionA,
  optionB,
  sentAnswers,
  type TestSurvey,
} from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';

let test: TestApp;
let creator: TestPerson;
let publisher: TestPerson;
let reader: TestPerson;
let survey: TestSurvey;
let records = 0;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  [creator, publisher, reader] = [
    await buildPerson(test.platform),
    await buildPerson(test.platform),
    await buildPerson(test.platform),
  ];
  // The cell of A takes two, the survey three: whoever chooses B takes a place of the survey alone.
  survey = await buildSurvey(test, creator, { sizeA: 2, sizeB: 9, whenFull: 'end' });
  await giveRights(test.platform, publisher, survey.scrollId, ['questionnaire.publish']);
  await giveRights(test.platform, reader, survey.scrollId, ['questionnaire.view']);
});
afterAll(() => test.close());

const settle = (cap: number) =>
  test.call(liveSettingsCalls.updateLiveSettings, { scrollId: survey.scrollId, cap }, asPerson(creator));
const submit = (option: string) =>
  test.call(answerCalls.submitAnswer, sentAnswers(survey, `filled${String(++records).padStart(14, '0')}`, option));

/** What stands in the list the moment the answer has come. */
async function toldTo(person: TestPerson): Promise<string[]> {
  const { data } = await test.call(messageCalls.messageReadList, {}, { ...asPerson(person), lang: 'en' });
  return (data as Message[]).map(({ kind }) => kind).sort();
}

describe('what an answer fills is told in the transaction that stores it', () => {
  it('to everybody who may publish, and to nobody else: the end by the cap', async () => {
    await settle(2);
    await submit(optionB);
    expect(await toldTo(creator)).toEqual([]);
    await submit(optionA);
    expect([await toldTo(creator), await toldTo(publisher), await toldTo(reader)]).toEqual([
      ['survey-ended-cap'],
      ['survey-ended-cap'],
      [],
    ]);
  });

  it('a cell that fills before the survey does, and once', async () => {
    await settle(3);
    await submit(optionA);
    await submit(optionA);
    expect([await toldTo(publisher), await toldTo(reader)]).toEqual([['quota-full'], []]);
    await submit(optionB);
    expect(await toldTo(publisher)).toEqual(['quota-full', 'survey-ended-cap']);
  });

  it('both, where one answer fills a cell and the survey', async () => {
    await settle(3);
    await submit(optionA);
    await submit(optionB);
    await submit(optionA);
    expect(await toldTo(publisher)).toEqual(['quota-full', 'survey-ended-cap']);
  });
});
