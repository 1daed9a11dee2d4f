import { answerCalls, publishCalls, questionCalls, quotaCalls, quotaProgressCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

let test: TestApp;
let creator: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
});
afterAll(() => test.close());

const drinksId = 'drinks0001';
const placeId = 'place00001';
const drinks = ['tea0000001', 'cocoa00001', 'milk000001'];
let records = 0;

/** The usual survey with a multiple choice and a cascade of two levels. */
async function buildChoices(): Promise<string> {
  const { scrollId, groupId } = await buildQuestionnaire(test, creator);
  const add = (question: object) =>
    test.call(questionCalls.addTopQuestion, { scrollId, groupId, ...question } as never, asPerson(creator));
  await add({
    questionId: drinksId,
    order: 'y',
    type: 'multiple-choice',
    seqName: 'Q4',
    title: { text: 'Drinks' },
    items: drinks.map((itemId, at) => ({ itemId, order: `a${at}`, title: { text: itemId } })),
  });
  await add({
    questionId: placeId,
    order: 'z',
    type: 'cascade',
    seqName: 'Q5',
    title: { text: 'Place' },
    items: [
      { itemId: 'north00001', order: 'a', title: { text: 'North' } },
      { itemId: 'bath000001', order: 'b', title: { text: 'Bath' }, parentItemId: 'north00001' },
      { itemId: 'ely0000001', order: 'c', title: { text: 'Ely' }, parentItemId: 'north00001' },
    ],
  });
  return scrollId;
}

const saveQuota = (scrollId: string, axisId: string, sizes: Readonly<Record<string, number>>) =>
  test.call(
    quotaCalls.saveQuota,
    {
      scrollId,
      quotaId: 'quota00001',
      order: 'a',
      kind: 'single',
      title: 'Axis',
      whenFull: 'end',
      cells: Object.entries(sizes).map(([itemId, size], at) => ({
        cellId: `cell${itemId.slice(0, 6)}`,
        order: `a${at}`,
        match: { [axisId]: itemId },
        size,
      })),
    },
    asPerson(creator),
  );

async function submit(survey: TestSurvey, questionId: string, chosen: readonly string[]): Promise<number> {
  const sent = sentAnswers(survey, `record${String(++records).padStart(14, '0')}`, optionA);
  const rows = chosen.map(itemId => ({
    questionId,
    topQuestionId: questionId,
    itemId,
    answerValue: itemId,
    answerValueType: 1 as const,
  }));
  const answer = await test.call(answerCalls.submitAnswer, {
    ...sent,
    answerInfoList: [...sent.answerInfoList, ...rows],
  });
  return (answer.data as { answerRecord: { answerStatus: number } }).answerRecord.answerStatus;
}

async function countsOf(scrollId: string): Promise<Record<string, number>> {
  const { data } = await test.call(quotaProgressCalls.progress, { scrollId }, asPerson(creator));
  return Object.fromEntries((data as { cellId: string; count: number }[]).map(cell => [cell.cellId, cell.count]));
}

describe('a multiple choice as the axis of a quota', () => {
  it('takes a place in every chosen cell or in none, however many submit at once', async () => {
    const scrollId = await buildChoices();
    expect((await saveQuota(scrollId, drinksId, { [drinks[0]!]: 6, [drinks[1]!]: 4, [drinks[2]!]: 0 })).code).toBe(
      '0000',
    );
    const survey = await publishQuestionnaire(test, creator, scrollId);
    const sets = [drinks, drinks.slice(0, 2), drinks.slice(1), [drinks[0]!]];
    const chosen = Array.from({ length: 40 }, (_, index) => sets[index % sets.length]!);
    const statuses = await Promise.all(chosen.map(items => submit(survey, drinksId, items)));
    const taken = chosen.filter((_items, index) => statuses[index] === 2);
    const takenOf = (itemId: string) => taken.filter(items => items.includes(itemId)).length;
    expect(await countsOf(scrollId)).toEqual({
      celltea000: takenOf(drinks[0]!),
      cellcocoa0: takenOf(drinks[1]!),
      cellmilk00: takenOf(drinks[2]!),
    });
    expect(takenOf(drinks[0]!)).toBe(6);
    expect(takenOf(drinks[1]!)).toBeLessThanOrEqual(4);
    expect(new Set(statuses)).toEqual(new Set([2, 4]));
  });

  it('counts old records in each of their cells when it is published later', async () => {
    const scrollId = await buildChoices();
    const survey = await publishQuestionnaire(test, creator, scrollId);
    expect(await submit(survey, drinksId, drinks.slice(0, 2))).toBe(2);
    expect(await submit(survey, drinksId, drinks.slice(1))).toBe(2);
    const publish = (status: 1 | 2) => test.call(publishCalls.changeStatus, { scrollId, status }, asPerson(creator));
    await publish(2);
    await saveQuota(scrollId, drinksId, { [drinks[0]!]: 9, [drinks[1]!]: 9, [drinks[2]!]: 9 });
    await publish(1);
    expect(await countsOf(scrollId)).toEqual({ celltea000: 1, cellcocoa0: 2, cellmilk00: 1 });
  });
});

it('a cascade can be counted by any of its levels', async () => {
  const scrollId = await buildChoices();
  expect((await saveQuota(scrollId, placeId, { north00001: 1 })).code).toBe('0000');
  const survey = await publishQuestionnaire(test, creator, scrollId);
  expect(await submit(survey, placeId, ['north00001', 'bath000001'])).toBe(2);
  expect(await submit(survey, placeId, ['north00001', 'ely0000001'])).toBe(4);
  const lower = await buildChoices();
  await saveQuota(lower, placeId, { bath000001: 1 });
  const other = await publishQuestionnaire(test, creator, lower);
  expect(await submit(other, placeId, ['north00001', 'bath000001'])).toBe(2);
  expect(await submit(other, placeId, ['north00001', 'ely0000001'])).toBe(2);
  expect(await submit(other, placeId, ['north00001', 'bath000001'])).toBe(4);
});
