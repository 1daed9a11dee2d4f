import { answerCalls, type CallData, dataSetCalls, recordGridCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
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
import { exportedFile } from '../../../testing/exported-file.ts';

let test: TestApp;
let creator: TestPerson;
let colleague: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  colleague = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
  await giveRights(test.platform, colleague, survey.scrollId, ['records.view', 'analysis.collate']);
  for (const [place, option] of [optionA, optionB, optionA].entries()) {
    const sent = sentAnswers(survey, `scheme${String(place).padStart(14, '0')}`, option);
    expect((await test.call(answerCalls.submitAnswer, sent)).code).toBe('0000');
  }
}, 180_000);
afterAll(() => test.close());

const drinks = {
  name: 'drinks',
  label: 'Drinks coffee',
  make: 'top-box',
  variable: choiceId,
  codes: [1],
  labels: { counts: 'does', rest: 'does not' },
};
const double = { name: 'twice', label: 'Twice', make: 'formula', text: '#1 * 2', variables: ['derived:drinks0001'] };
const content = {
  derived: { drinks0001: drinks, double0001: double },
  weight: 'derived:double0001',
  filter: { test: 'number', variable: 'fact:serial', compare: '<=', value: 2 },
};
const save = (input: object, person = creator) =>
  test.call(
    dataSetCalls.saveScheme,
    { scrollId: survey.scrollId, name: 'Drinkers', ...input } as never,
    asPerson(person),
  );
const saved = async (input: object = content) => {
  const answer = await save(input);
  expect(answer.code).toBe('0000');
  return (answer.data as CallData<typeof dataSetCalls.saveScheme>).schemeId;
};
const list = async (person = creator) =>
  (
    (await test.call(dataSetCalls.listSchemes, { scrollId: survey.scrollId }, asPerson(person))).data as CallData<
      typeof dataSetCalls.listSchemes
    >
  ).items;

it('S3.79 a scheme keeps a filter, a weight and derived variables, and others see it', async () => {
  const schemeId = await saved();
  expect(await list(colleague)).toEqual([
    expect.objectContaining({ schemeId, name: 'Drinkers', isOwn: false, ...content }),
  ]);
  expect((await list())[0]?.isOwn).toBe(true);
});

it('rows are of its records, and have what it derives', async () => {
  const schemeId = await saved();
  const asked = {
    scrollId: survey.scrollId,
    schemeId,
    sort: [{ variable: 'derived:drinks0001' }],
    columns: ['fact:serial', 'derived:drinks0001', 'derived:double0001'],
  };
  const { data } = await test.call(recordGridCalls.query, asked, asPerson(colleague));
  const { items, total } = data as CallData<typeof recordGridCalls.query>;
  expect(total).toBe(2);
  expect(items.map(({ values }) => values)).toEqual([
    [2, 0, 0],
    [1, 1, 2],
  ]);
});

it('files have what it derives', async () => {
  const schemeId = await saved();
  const { bytes } = await exportedFile(test, creator, {
    scrollId: survey.scrollId,
    schemeId,
    format: 'csv',
    columns: ['derived:drinks0001', 'derived:double0001'],
  });
  const lines = bytes!.toString('utf8').slice(1).trim().split('\r\n');
  expect(lines.map(line => line.split(',').slice(-2))).toEqual([
    ['drinks Drinks coffee', 'twice Twice'],
    ['does', '2'],
    ['does not', '0'],
  ]);
});

it('only whoever made it changes or removes it', async () => {
  const schemeId = await saved();
  const remove = (person: TestPerson) =>
    test.call(dataSetCalls.deleteScheme, { scrollId: survey.scrollId, schemeId }, asPerson(person));
  expect((await save({ ...content, schemeId, name: 'Mine now' }, colleague)).code).toBe('9608');
  expect((await remove(colleague)).code).toBe('9608');
  expect((await save({ ...content, schemeId, name: 'Renamed' })).code).toBe('0000');
  expect((await list()).find(one => one.schemeId === schemeId)?.name).toBe('Renamed');
  expect((await remove(creator)).code).toBe('0000');
  expect((await list()).some(one => one.schemeId === schemeId)).toBe(false);
  const asked = { scrollId: survey.scrollId, schemeId, columns: [] };
  expect((await test.call(recordGridCalls.query, asked, asPerson(creator))).code).toBe('9608');
});

it.each([
  ['a recipe of nothing', { derived: { bad0000001: { make: 'sum', name: 'x', label: '', variables: ['nowhere'] } } }],
  ['recipes in a circle', { derived: { double0001: { ...double, variables: ['derived:double0001'] } } }],
  ['a weight that is a text', { weight: 'fact:channel' }],
  ['a filter on what it does not derive', { filter: { test: 'answered', variable: 'derived:other00001', is: true } }],
  ['SQL', { filter: '1 = 1' }],
])('%s is refused', async (_what, input) => {
  expect((await save(input)).code).toBe('9606');
});

it('a questionnaire keeps a hundred, and no more when many are kept at once', async () => {
  const before = (await list()).length;
  const codes = await Promise.all(
    Array.from({ length: 105 }, () => save({ name: 'One of many' }).then(({ code }) => code)),
  );
  expect(codes.filter(code => code === '0000')).toHaveLength(100 - before);
  expect(new Set(codes)).toEqual(new Set(['0000', '9609']));
});
