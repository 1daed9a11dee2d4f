import {
  linkCalls,
  publishCalls,
  type QuestionnaireStatus,
  questionCalls,
  quotaCalls,
  scrollCalls,
} from '@wenshu/api-contract';
import { ordersBetween } from '@wenshu/survey-core';
import type { TestPerson } from './build-person.ts';
import type { TestApp } from './build-test-app.ts';

export interface TestSurvey {
  readonly scrollId: string;
  readonly linkCode: string;
  readonly versionTime: number;
}

/** Ids are fixed, so that a test can name them. */
export const choiceId = 'choice0001';
export const textId = 'text000001';
export const matrixId = 'matrix0001';
export const optionA = 'optionA001';
export const optionB = 'optionB001';

/** A questionnaire with one question of each type, by calls as a creator would make them. */
export async function buildQuestionnaire(
  test: TestApp,
  creator: TestPerson,
): Promise<{ scrollId: string; groupId: string }> {
  const { scrollId } = (await test.call(scrollCalls.create, { name: 'Coffee habits' }, asPerson(creator))).data as {
    scrollId: string;
  };
  return { scrollId, groupId: await addQuestions(test, creator, scrollId) };
}

/** The same questions in a task that is there; its group. */
export async function addQuestions(test: TestApp, creator: TestPerson, scrollId: string): Promise<string> {
  const { document } = (await test.call(scrollCalls.get, { scrollId }, asPerson(creator))).data as {
    document: { groups: Record<string, unknown> };
  };
  const groupId = Object.keys(document.groups)[0]!;
  const [first, second, third] = ordersBetween(null, null, 3) as [string, string, string];
  const add = (question: object) =>
    // Tests send what they like; the call itself checks it.
    test.call(questionCalls.addTopQuestion, { scrollId, groupId, ...question } as never, asPerson(creator));
  await add({
    questionId: choiceId,
    order: first,
    type: 'single-choice',
    seqName: 'Q1',
    title: { text: 'Do you drink coffee?' },
    settings: { 20001: true },
    items: [
      { itemId: optionA, order: 'a', title: { text: 'Yes' } },
      { itemId: optionB, order: 'b', title: { text: 'No' } },
    ],
  });
  await add({ questionId: textId, order: second, type: 'fill-in', seqName: 'Q2', title: { text: 'Why?' } });
  await add({
    questionId: matrixId,
    order: third,
    type: 'matrix-single',
    seqName: 'Q3',
    title: { text: 'How do you like it?' },
    items: [
      { itemId: 'good000001', order: 'a', title: { text: 'Good' } },
      { itemId: 'bad0000001', order: 'b', title: { text: 'Bad' } },
    ],
    rows: [
      { rowId: 'taste00001', order: 'a', title: { text: 'Taste' } },
      { rowId: 'price00001', order: 'b', title: { text: 'Price' } },
    ],
  });
  return groupId;
}

/** The same, published, with a link, and with a quota on the first question when sizes are given. */
export async function buildSurvey(
  test: TestApp,
  creator: TestPerson,
  quota?: { sizeA: number; sizeB: number; whenFull: 'end' | 'hold' | 'continue' },
): Promise<TestSurvey> {
  const { scrollId } = await buildQuestionnaire(test, creator);
  if (quota) {
    const cells = [
      { cellId: 'cellA00001', order: 'a', match: { [choiceId]: optionA }, size: quota.sizeA },
      { cellId: 'cellB00001', order: 'b', match: { [choiceId]: optionB }, size: quota.sizeB },
    ];
    await test.call(
      quotaCalls.saveQuota,
      { scrollId, quotaId: 'quota00001', order: 'a', kind: 'single', title: 'Q1', whenFull: quota.whenFull, cells },
      asPerson(creator),
    );
  }
  return publishQuestionnaire(test, creator, scrollId);
}

/** Published, with one place for the first option, and one more that only a booster gives. */
export async function buildBoosterSurvey(test: TestApp, creator: TestPerson): Promise<TestSurvey> {
  const { scrollId } = await buildQuestionnaire(test, creator);
  const cell = (cellId: string) => [{ cellId, order: 'a', match: { [choiceId]: optionA }, size: 1 }];
  const quota = { scrollId, order: 'a', title: 'Q1', whenFull: 'end' as const };
  const main = { ...quota, quotaId: 'quota00001', kind: 'single' as const, cells: cell('cellA00001') };
  const booster = { ...quota, quotaId: 'quota00002', kind: 'booster' as const, cells: cell('cellX00001') };
  for (const one of [main, booster]) await test.call(quotaCalls.saveQuota, one, asPerson(creator));
  return publishQuestionnaire(test, creator, scrollId);
}

/** Published as it stands, with a link. */
export async function publishQuestionnaire(test: TestApp, creator: TestPerson, scrollId: string): Promise<TestSurvey> {
  const published = (await test.call(publishCalls.changeStatus, { scrollId, status: 1 }, asPerson(creator))).data as {
    status: QuestionnaireStatus;
    versionTime: number;
  };
  const { linkCode } = (await test.call(linkCalls.create, { scrollId }, asPerson(creator))).data as {
    linkCode: string;
  };
  return { scrollId, linkCode, versionTime: published.versionTime };
}

/** A request as that person. */
export const asPerson = ({ token }: TestPerson) => ({ token });

/** What the page sends for one respondent. */
export function sentAnswers(
  { linkCode, versionTime }: Pick<TestSurvey, 'linkCode' | 'versionTime'>,
  answerRecordId: string,
  option: string,
  more: object = {},
) {
  return {
    answerRecordId,
    versionTime,
    linkCode,
    answerStatus: 2 as const,
    answerInfoList: [
      {
        questionId: choiceId,
        topQuestionId: choiceId,
        itemId: option,
        answerValue: option,
        answerValueType: 1 as const,
      },
    ],
    ...more,
  };
}
