import { answerCalls, linkCalls, publishCalls } from '@wenshu/api-contract';
import { call, DRINK } from './answering.ts';
import { designSurvey, itemId, questionId } from './survey-maker.ts';

/** A published survey, and a way to answer it without a browser: 1 is tea, 2 is coffee. */
export async function publishDrinks() {
  const scrollId = await designSurvey(call, `Shared ${Date.now()}`, [DRINK]);
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  let count = 0;
  const answer = async (code: number) => {
    const [id, option] = [questionId(1), itemId(1, code)];
    await call(answerCalls.submitAnswer, {
      linkCode,
      versionTime: versionTime!,
      answerStatus: 2,
      answerRecordId: `share${Date.now()}${String(count++).padStart(6, '0')}`,
      answerInfoList: [
        { questionId: id, topQuestionId: id, itemId: option, answerValue: option, answerValueType: 1 },
      ] as never,
    });
  };
  return { scrollId, answer };
}
