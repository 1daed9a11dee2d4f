import { answerCalls, answerStatus, type CallData, trialFormCodes } from '@wenshu/api-contract';
import type { TestApp } from '../build-test-app.ts';

let visitors = 0;

/** What a visitor sends through the site's trial form, by what its questions are called; a minute goes by. */
export async function applyForTrial(
  test: TestApp,
  language: 'zh' | 'en',
  values: Readonly<Record<string, string>>,
): Promise<void> {
  visitors += 1;
  const visitor = { linkCode: trialFormCodes[language], cookieId: `visitor${visitors}`, deviceId: `device${visitors}` };
  const opened = (await test.call(answerCalls.open, visitor)).data as CallData<typeof answerCalls.open>;
  const questions = opened.scrollInfo.questionGroupList.flatMap(group => group.questionList);
  const { answerRecordId, versionTime, languageId } = opened.answerRecord;
  const answerInfoList = questions.flatMap(({ questionId, title }) =>
    values[title] === undefined
      ? []
      : [{ questionId, topQuestionId: questionId, answerValue: values[title], answerValueType: 0 }],
  );
  const sent = { answerRecordId, versionTime, languageId, answerInfoList, blankAnswerInfoList: [], deviceType: 1 };
  const answer = await test.call(
    answerCalls.submitAnswer,
    // As the page sends it: of the form's own questions, whichever they are.
    { ...visitor, ...sent, answerStatus: answerStatus.success, lastQuestionId: questions.at(-1)!.questionId } as never,
  );
  if (answer.code !== '0000') throw new Error(answer.message);
  test.clock.advanceSeconds(60);
}
