import { answerCalls, linkCalls, publishCalls } from '@wenshu/api-contract';
import { fillRecords } from './fill-records.ts';
import { type Asked, type Calls, designSurvey, itemId, questionId } from './survey-maker.ts';

const REQUIRED = { 20001: true };
const points = ['1', '2', '3', '4', '5'];
const AGE: Asked = { type: 'single-choice', title: 'Age', items: ['Under 30', '30 and over'], settings: REQUIRED };
const parts = ['Friendly staff', 'Short waits', 'Clear answers', 'Fair price', 'Good value', 'Low fees'];
const scales = [...parts, 'Overall'].map(
  (title): Asked => ({ type: 'scale', title, items: points, settings: REQUIRED }),
);

/** How people answer: service and price go up and down apart from each other, a little differently in each question; the young find it dear. */
const people: readonly (readonly number[])[] = [
  [1, 5, 5, 4, 1, 2, 1, 4],
  [1, 4, 5, 5, 2, 1, 2, 4],
  [1, 2, 1, 2, 2, 1, 1, 1],
  [1, 1, 2, 1, 1, 2, 2, 1],
  [1, 5, 4, 5, 4, 5, 4, 5],
  [1, 3, 3, 2, 2, 3, 2, 2],
  [2, 1, 1, 2, 5, 4, 5, 3],
  [2, 2, 1, 1, 4, 5, 5, 2],
  [2, 5, 5, 5, 5, 5, 4, 5],
  [2, 4, 5, 4, 4, 4, 5, 5],
  [2, 1, 2, 1, 4, 4, 4, 2],
  [2, 3, 4, 3, 3, 4, 3, 3],
];

/** A published survey with these people, each five times over: enough for a factor analysis. */
export async function collectScales(call: Calls): Promise<string> {
  const scrollId = await designSurvey(call, `Models ${Date.now()}`, [AGE, ...scales]);
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  for (const [at, codes] of people.entries())
    await call(answerCalls.submitAnswer, {
      linkCode,
      versionTime: versionTime!,
      answerStatus: 2,
      answerRecordId: `model${Date.now()}${String(at).padStart(6, '0')}`,
      answerInfoList: codes.map((code, place) => {
        const id = questionId(place + 1);
        const option = itemId(place + 1, code);
        return { questionId: id, topQuestionId: id, itemId: option, answerValue: option, answerValueType: 1 };
      }) as never,
    });
  await fillRecords(scrollId, 5 * people.length);
  return scrollId;
}
