import { answerCalls, errorCodes, publishCalls, quotaProgressCalls, scrollCalls } from '@wenshu/api-contract';
import type { Questionnaire } from '@wenshu/survey-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, optionA, sentAnswers, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator, { sizeA: 1, sizeB: 1, whenFull: 'end' });
});
afterAll(() => test.close());

const resize = (sizes: object[], person = creator) =>
  test.call(quotaProgressCalls.resize, { scrollId: survey.scrollId, sizes } as never, asPerson(person));
const submit = async (recordId: string) => {
  const { data } = await test.call(answerCalls.submitAnswer, sentAnswers(survey, recordId, optionA));
  return (data as { answerRecord: { answerStatus: number } }).answerRecord.answerStatus;
};
const sizeOfA = async () => {
  const { data } = await test.call(quotaProgressCalls.progress, { scrollId: survey.scrollId }, asPerson(creator));
  return (data as { cellId: string; size: number; count: number }[]).find(cell => cell.cellId === 'cellA00001');
};

it('takes more from the next submission on, while collecting, and keeps the size when published again', async () => {
  expect(await submit('record00000000000001')).toBe(2);
  expect(await submit('record00000000000002')).toBe(4);
  expect((await resize([{ quotaId: 'quota00001', cellId: 'cellA00001', size: 2 }])).code).toBe('0000');
  expect(await submit('record00000000000003')).toBe(2);
  expect(await submit('record00000000000004')).toBe(4);
  const { scrollId } = survey;
  const { document } = (await test.call(scrollCalls.get, { scrollId }, asPerson(creator))).data as {
    document: Questionnaire;
  };
  expect(document.quotas.quota00001?.cells.cellA00001?.size).toBe(2);
  await test.call(publishCalls.changeStatus, { scrollId, status: 2 }, asPerson(creator));
  await test.call(publishCalls.changeStatus, { scrollId, status: 1 }, asPerson(creator));
  expect(await sizeOfA()).toMatchObject({ size: 2, count: 2 });
});

it('closes a cell: nobody gets in, not even without a limit, until it is opened again; publishing keeps it', async () => {
  const { scrollId } = survey;
  const cell = { quotaId: 'quota00001', cellId: 'cellA00001', size: 0 };
  expect((await resize([{ ...cell, isClosed: true }])).code).toBe('0000');
  expect(await sizeOfA()).toMatchObject({ size: 0, isClosed: true });
  expect(await submit('record00000000000005')).toBe(4);
  await test.call(publishCalls.changeStatus, { scrollId, status: 2 }, asPerson(creator));
  await test.call(publishCalls.changeStatus, { scrollId, status: 1 }, asPerson(creator));
  expect(await sizeOfA()).toMatchObject({ size: 0, isClosed: true });
  // A size alone leaves it closed.
  await resize([cell]);
  expect(await submit('record00000000000006')).toBe(4);
  await resize([{ ...cell, isClosed: false }]);
  expect(await submit('record00000000000007')).toBe(2);
  expect((await resize([{ ...cell, size: 2 }])).code).toBe('0000');
});

it('refuses cells that are not there, sizes that are none, and strangers', async () => {
  const cell = { quotaId: 'quota00001', cellId: 'cellA00001' };
  expect((await resize([{ ...cell, cellId: 'cellX00001', size: 2 }])).code).toBe(errorCodes.editRefused.code);
  expect((await resize([{ ...cell, size: -1 }])).code).toBe(errorCodes.inputInvalid.code);
  const stranger = await buildPerson(test.platform);
  expect((await resize([{ ...cell, size: 9 }], stranger)).code).not.toBe('0000');
  expect(await sizeOfA()).toMatchObject({ size: 2 });
});

it('finds no cell under a name that every object has, and the document stays what it was', async () => {
  const load = async () =>
    (await test.call(scrollCalls.get, { scrollId: survey.scrollId }, asPerson(creator))).data as { document: unknown };
  const { document } = await load();
  for (const name of ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])
    for (const cell of [
      { quotaId: 'quota00001', cellId: name },
      { quotaId: name, cellId: name },
    ])
      expect((await resize([{ ...cell, size: 3 }])).code).toBe(errorCodes.inputInvalid.code);
  expect((await load()).document).toEqual(document);
});
