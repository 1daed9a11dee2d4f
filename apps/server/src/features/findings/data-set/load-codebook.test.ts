import { itemCalls, publishCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, choiceId, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { loadCodebook } from './load-codebook.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
});
afterAll(() => test.close());

const load = () => loadCodebook(test.platform.database.pool, survey.scrollId);
const labelsOf = (codebook: Awaited<ReturnType<typeof load>>) =>
  codebook.variables.find(variable => variable.key === choiceId)?.valueLabels?.map(({ label }) => label);

it('a codebook is built once, and anew when something newer was published', async () => {
  const first = await load();
  expect(await load()).toBe(first);
  expect(labelsOf(first)).toEqual(['Yes', 'No']);
  const { scrollId } = survey;
  const status = (to: 1 | 2) => test.call(publishCalls.changeStatus, { scrollId, status: to }, asPerson(creator));
  await status(2);
  const items = [{ itemId: 'optionC001', order: 'c', title: { text: 'Sometimes' } }];
  const added = await test.call(itemCalls.addItems, { scrollId, questionId: choiceId, items }, asPerson(creator));
  expect(added.code).toBe('0000');
  // Only what is published is in it.
  expect(await load()).toBe(first);
  await status(1);
  const second = await load();
  expect(labelsOf(second)).toEqual(['Yes', 'No', 'Sometimes']);
  expect(await load()).toBe(second);
});
