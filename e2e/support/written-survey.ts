import { answerCalls, linkCalls, publishCalls } from '@wenshu/api-contract';
import { fillRecords } from './fill-records.ts';
import { type Asked, type Calls, designSurvey, itemId, questionId } from './survey-maker.ts';

const asked: readonly Asked[] = [
  { type: 'single-choice', title: 'Region', items: ['East', 'West'], settings: { 20001: true } },
  { type: 'fill-in', title: 'Why' },
];

/** The East finds it dear and the West waits for parcels; both are fond of the packaging. */
const people: readonly (readonly [region: number, text: string])[] = [
  [1, '价格太贵了，性价比不高'],
  [1, '有点贵，希望多一些优惠券'],
  [1, '价格贵，包装很好看'],
  [1, '太贵了，客服13800138000也不理人'],
  [1, '味道不错，价格再便宜一点就好了'],
  [2, '物流太慢了，等了一个星期'],
  [2, '物流慢，快递员态度很差'],
  [2, '包装很好看，物流太慢'],
  [2, 'Delivery was slow, nice packaging'],
  [2, '味道不错，下次还会买'],
];

/** A published survey with these people, each twelve times over. */
export async function collectWritten(call: Calls): Promise<string> {
  const scrollId = await designSurvey(call, `Words ${Date.now()}`, asked);
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  const [region, why] = [questionId(1), questionId(2)];
  for (const [at, [chosen, text]] of people.entries()) {
    const option = itemId(1, chosen);
    await call(answerCalls.submitAnswer, {
      linkCode,
      versionTime: versionTime!,
      answerStatus: 2,
      answerRecordId: `words${Date.now()}${String(at).padStart(6, '0')}`,
      answerInfoList: [
        { questionId: region, topQuestionId: region, itemId: option, answerValue: option, answerValueType: 1 },
        { questionId: why, topQuestionId: why, itemId: '', answerValue: text, answerValueType: 0 },
      ] as never,
    });
  }
  await fillRecords(scrollId, 12 * people.length);
  return scrollId;
}
