import {
  type AnswerInfo,
  answerCalls,
  type CallData,
  itemGroupCalls,
  questionCalls,
  rowsFromAnswers,
  scrollCalls,
} from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { type Answers, type FlowQuestion, ordersBetween } from '@wenshu/survey-core';
import type { TestPerson } from './build-person.ts';
import { asPerson, publishQuestionnaire, type TestSurvey } from './build-survey.ts';
import type { TestApp } from './build-test-app.ts';

/** A questionnaire of these questions, by the calls that a creator makes, published. */
export async function buildResearch(
  test: TestApp,
  creator: TestPerson,
  questions: readonly FlowQuestion[],
): Promise<TestSurvey> {
  const as = asPerson(creator);
  const done = async (answer: Promise<{ code: string; message: string; data: unknown }>) => {
    const { code, message, data } = await answer;
    if (code !== '0000') throw new Error(message);
    return data;
  };
  const { scrollId } = (await done(test.call(scrollCalls.create, { name: 'Research' }, as))) as { scrollId: string };
  const { document } = (await done(test.call(scrollCalls.get, { scrollId }, as))) as {
    document: { groups: Record<string, unknown> };
  };
  const [groupId] = Object.keys(document.groups);
  const orders = ordersBetween(null, null, questions.length);
  for (const [place, question] of questions.entries()) {
    const { id: questionId, type, seqName, title, settings, items, itemGroups, rows } = question;
    const placed = <Part extends { id: string }>(parts: readonly Part[]) => {
      const own = ordersBetween(null, null, parts.length);
      return parts.map((part, at) => ({ ...part, order: own[at]! }));
    };
    await done(
      test.call(
        questionCalls.addTopQuestion,
        {
          ...{ scrollId, groupId, questionId, order: orders[place]!, type, seqName, title, settings },
          items: placed(items).map(({ id: itemId, order, title: text, settings: own }) => ({
            ...{ itemId, order, title: text, settings: own },
          })),
          rows: placed(rows).map(({ id: rowId, order, title: text, settings: own }) => ({
            ...{ rowId, order, title: text, settings: own },
          })),
        } as never,
        as,
      ),
    );
    if (itemGroups.length === 0) continue;
    const groups = placed(itemGroups).map(({ id, order, title: text }) => ({
      ...{ groupId: id, order, title: text },
      partIds: items.filter(item => item.groupId === id).map(item => item.id),
    }));
    await done(test.call(itemGroupCalls.addItemGroups, { scrollId, questionId, itemGroups: groups } as never, as));
  }
  return publishQuestionnaire(test, creator, scrollId);
}

/** Answers sent as the page sends them, a record each; what is refused fails. */
export async function submitResearch(
  test: TestApp,
  { linkCode, versionTime }: TestSurvey,
  questions: readonly FlowQuestion[],
  people: readonly { readonly recordId: string; readonly answers: Answers }[],
): Promise<void> {
  const bound = new Map(
    questions.map(question => [question.id, questionTypes[question.type as keyof typeof questionTypes].bind(question)]),
  );
  for (const { recordId, answers } of people) {
    const rows = rowsFromAnswers(bound, answers);
    const sent = { answerRecordId: recordId, cookieId: recordId, versionTime, linkCode, answerStatus: 2 as const };
    const answer = await test.call(answerCalls.submitAnswer, {
      ...{ ...sent, answerInfoList: rows.answerInfoList as AnswerInfo[] },
    });
    if (answer.code !== '0000') throw new Error(`${recordId}: ${answer.message}`);
    const { answerRecord } = answer.data as CallData<typeof answerCalls.submitAnswer>;
    if (answerRecord.answerStatus !== 2) throw new Error(`${recordId} is ${answerRecord.answerStatus}`);
  }
}
