import {
  type AnswerInfo,
  answerCalls,
  type Call,
  type CallData,
  type CallRequest,
  itemGroupCalls,
  linkCalls,
  publishCalls,
  questionCalls,
  rowsFromAnswers,
  scrollCalls,
} from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { type Answers, type FlowQuestion, ordersBetween } from '@wenshu/survey-core';
import type { TestPerson } from './build-person.ts';
import { asPerson, type TestSurvey } from './build-survey.ts';
import type { TestApp } from './build-test-app.ts';

type Calls = <C extends Call>(call: C, input: CallRequest<C>) => Promise<CallData<C>>;

/** Calls of a person; what is refused fails. */
export const callsOf =
  (test: TestApp, person: TestPerson): Calls =>
  async (call, input) => {
    const { code, message, data } = await test.call(call, input, asPerson(person));
    if (code !== '0000') throw new Error(message);
    // Tests send what they like; the call itself checks it.
    return data as never;
  };

const placed = <Part extends { readonly id: string }>(parts: readonly Part[]) => {
  const orders = ordersBetween(null, null, parts.length);
  return parts.map((part, at) => ({ ...part, order: orders[at]! }));
};

/** A questionnaire of these questions, by the calls that a creator makes, published, with a link. */
export async function buildResearch(call: Calls, questions: readonly FlowQuestion[]): Promise<TestSurvey> {
  const { scrollId } = await call(scrollCalls.create, { name: 'Research' });
  const { document } = await call(scrollCalls.get, { scrollId });
  const [groupId] = Object.keys(document.groups);
  for (const { id: questionId, order, type, seqName, title, settings, ...lists } of placed(questions)) {
    const items = placed(lists.items).map(item => ({
      itemId: item.id,
      order: item.order,
      title: item.title,
      settings: item.settings,
    }));
    const rows = placed(lists.rows).map(row => ({
      rowId: row.id,
      order: row.order,
      title: row.title,
      settings: row.settings,
    }));
    const question = { groupId, questionId, order, type, seqName, title, settings, items, rows };
    // Tests send what they like; the call itself checks it.
    await call(questionCalls.addTopQuestion, { scrollId, ...question } as never);
    const itemGroups = placed(lists.itemGroups).map(({ id, ...group }) => ({
      groupId: id,
      order: group.order,
      title: group.title,
      partIds: lists.items.filter(item => item.groupId === id).map(item => item.id),
    }));
    // Tests send what they like; the call itself checks it.
    if (itemGroups.length > 0) await call(itemGroupCalls.addItemGroups, { scrollId, questionId, itemGroups } as never);
  }
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  return { scrollId, linkCode, versionTime: versionTime! };
}

/** Answers sent as the page sends them, a record each: all of them are success samples. */
export async function submitResearch(
  call: Calls,
  { linkCode, versionTime }: TestSurvey,
  questions: readonly FlowQuestion[],
  people: readonly { readonly recordId: string; readonly answers: Answers }[],
): Promise<void> {
  const bound = new Map(
    questions.map(question => [question.id, questionTypes[question.type as keyof typeof questionTypes].bind(question)]),
  );
  for (const { recordId, answers } of people) {
    const { answerInfoList } = rowsFromAnswers(bound, answers);
    const { answerRecord } = await call(answerCalls.submitAnswer, {
      answerRecordId: recordId,
      cookieId: recordId,
      versionTime,
      linkCode,
      answerStatus: 2,
      answerInfoList: answerInfoList as AnswerInfo[],
    });
    if (answerRecord.answerStatus !== 2) throw new Error(`${recordId} is ${answerRecord.answerStatus}`);
  }
}
