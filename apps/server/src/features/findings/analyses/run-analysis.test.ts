import { type CrossRequest, defaultCrossRequest, type Exhibit, type Table } from '@wenshu/analysis';
import { analysisCalls, answerCalls, type CallData } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildSurvey,
  choiceId,
  optionA,
  optionB,
  sentAnswers,
  type TestSurvey,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
  for (const [place, option] of [optionA, optionB, optionA].entries()) {
    const sent = sentAnswers(survey, `cross${String(place).padStart(15, '0')}`, option);
    expect((await test.call(answerCalls.submitAnswer, sent)).code).toBe('0000');
  }
}, 60_000);
afterAll(() => test.close());

const cross = (request: Partial<CrossRequest>, more: object = {}) => ({
  ...{ scrollId: survey.scrollId, kind: 'cross' as const, ...more },
  request: { ...defaultCrossRequest, ...request } as never,
});
const run = (input: object, lang: 'zh' | 'en' = 'en', person = creator) =>
  test.call(analysisCalls.run, input as never, { ...asPerson(person), lang });
const exhibitsOf = async (input: object) => {
  const answer = await run(input);
  expect(answer).toMatchObject({ code: '0000' });
  return (answer.data as CallData<typeof analysisCalls.run>).exhibits as unknown as readonly Exhibit[];
};
const table = async (input: object) => (await exhibitsOf(input)).find(({ kind }) => kind === 'table') as Table;

describe('a run', () => {
  it('counts complete records, and tells them in the reader’s language', async () => {
    const found = await table(cross({ rows: [{ variable: choiceId }] }));
    expect(found).toMatchObject({ source: { base: { people: 3 } } });
    console.log(JSON.stringify(found, null, 1));
  });
});
