import {
  answerCalls,
  linkCalls,
  publishCalls,
  questionCalls,
  scrollCalls,
  type Visit,
  visitCalls,
} from '@wenshu/api-contract';
import { answeringTypes } from '@wenshu/question-types/answering';
import { checkPage, compileSurvey, currentPage, nextPage, openAnswering, setAnswer } from '@wenshu/survey-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';

type Opened = Extract<Visit, { step: 'open' }>;

let test: TestApp;
let creator: TestPerson;
let linkCode: string;
let versionTime: number;

/** A note and a required question, a page break, and a second question. */
beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  const as = asPerson(creator);
  const { scrollId } = (await test.call(scrollCalls.create, { name: 'Two pages' }, as)).data as { scrollId: string };
  const { document } = (await test.call(scrollCalls.get, { scrollId }, as)).data as {
    document: { groups: Record<string, unknown> };
  };
  const groupId = Object.keys(document.groups)[0]!;
  const add = (questionId: string, order: string, type: string, text: string, settings = {}) =>
    test.call(
      questionCalls.addTopQuestion,
      { scrollId, groupId, questionId, order, type, seqName: questionId, title: { text }, settings } as never,
      as,
    );
  for (const added of [
    await add('note000001', 'a', 'text-note', 'Thank you for your time'),
    await add('first00001', 'b', 'fill-in', 'Your town?', { 20001: true }),
    await add('break00001', 'c', 'page-break', ''),
    await add('second0001', 'd', 'fill-in', 'Your street?'),
  ])
    expect(added.code).toBe('0000');
  const published = await test.call(publishCalls.changeStatus, { scrollId, status: 1 }, as);
  expect(published.code).toBe('0000');
  versionTime = (published.data as { versionTime: number }).versionTime;
  linkCode = ((await test.call(linkCalls.create, { scrollId }, as)).data as { linkCode: string }).linkCode;
});
afterAll(() => test.close());

const open = async (cookieId: string) => {
  const { flow, record } = (await test.call(visitCalls.visit, { linkCode, cookieId })).data as Opened;
  return { flow, answers: record?.answers ?? {}, lastQuestionId: record?.lastQuestionId ?? null };
};
const row = (questionId: string, answerValue: string) => ({
  questionId,
  topQuestionId: questionId,
  answerValue,
  answerValueType: 0 as const,
});
const send = async (answerStatus: 1 | 2, more: object) =>
  test.call(answerCalls.submitAnswer, {
    answerRecordId: 'record00000000000001',
    versionTime,
    linkCode,
    cookieId: 'visitor1',
    answerStatus,
    ...more,
  } as never);

describe('a survey with a page break', () => {
  it('comes as two pages: the first must be right before the second is met', async () => {
    const model = compileSurvey((await open('visitor0')).flow, answeringTypes);
    const first = openAnswering(model);
    expect(currentPage(model, first).questions.map(one => one.key)).toEqual(['note000001', 'first00001']);
    expect(currentPage(model, first)).toMatchObject({ isFirst: true, isLast: false, firstNumber: 1 });
    expect(checkPage(model, first)).toMatchObject([{ key: 'first00001', problem: 'required' }]);
    const second = nextPage(model, setAnswer(model, first, 'first00001', 'Bath'));
    expect(currentPage(model, second).questions.map(one => one.key)).toEqual(['second0001']);
    expect(currentPage(model, second)).toMatchObject({ isFirst: false, isLast: true, firstNumber: 2, progress: 0.5 });
  });

  it('is saved between its pages, and resumed on the second', async () => {
    const answerInfoList = [row('first00001', 'Bath')];
    expect((await send(1, { answerInfoList, lastQuestionId: 'second0001', saveSeq: 1 })).code).toBe('0000');
    const { flow, answers, lastQuestionId } = await open('visitor1');
    expect(answers).toEqual({ first00001: 'Bath' });
    const model = compileSurvey(flow, answeringTypes);
    const resumed = openAnswering(model, { answers, ...(lastQuestionId && { lastQuestionId }) });
    expect(currentPage(model, resumed).questions.map(one => one.key)).toEqual(['second0001']);
  });

  it('is submitted whole, and nothing can be answered to a note or a break', async () => {
    const right = [row('first00001', 'Bath'), row('second0001', 'Milsom Street')];
    expect((await send(2, { answerInfoList: [...right, row('note000001', 'x')], saveSeq: 1 })).code).not.toBe('0000');
    const { code, data } = await send(2, { answerInfoList: right, saveSeq: 1 });
    expect(code).toBe('0000');
    expect(data).toMatchObject({ answerRecord: { isSubmit: true } });
  });
});
