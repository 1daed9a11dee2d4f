import { answerCalls, linkCalls, publishCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { fillRecords } from './fill-records.ts';
import { type Asked, type Calls, designSurvey, itemId, questionId } from './survey-maker.ts';

const REQUIRED = { 20001: true };
const words = {
  zh: {
    gender: ['您的性别', '男', '女'],
    age: ['您的年龄段', '18–29 岁', '30–49 岁'],
    satisfied: ['总体来说，您对我们的服务满意吗？', '非常不满意', '不太满意', '一般', '比较满意', '非常满意'],
    contact: ['您通过哪些方式联系过我们？', '电话', '门店', '在线客服'],
  },
  en: {
    gender: ['What is your gender?', 'Male', 'Female'],
    age: ['How old are you?', '18–29', '30–49'],
    satisfied: [
      'Overall, how satisfied are you with our service?',
      ...['Very dissatisfied', 'Rather dissatisfied', 'Neither', 'Rather satisfied', 'Very satisfied'],
    ],
    contact: ['How have you been in touch with us?', 'By phone', 'In a store', 'By online chat'],
  },
} as const;

/** Gender, age, satisfaction, contact: women are less satisfied at either age, and ages do not differ. */
const people: readonly (readonly number[])[] = [
  [1, 1, 5, 1],
  [1, 2, 5, 2],
  [1, 1, 4, 3],
  [1, 2, 4, 1],
  [2, 1, 2, 2],
  [2, 2, 2, 3],
  [2, 1, 3, 1],
  [2, 2, 3, 1],
];
export const ASKED_PEOPLE = 80;

export const askedWords = (language: Language) => {
  const { gender, age, satisfied, contact } = words[language];
  return { gender: gender[0], age: age[0], satisfied: satisfied[0], contact: contact[0], women: gender[2] };
};

/** A published survey in that language, with eighty of these people. */
export async function collectAsked(call: Calls, language: Language): Promise<string> {
  const asked = Object.values(words[language]).map(
    ([title, ...items]): Asked => ({ type: 'single-choice', title, items, settings: REQUIRED }),
  );
  const scrollId = await designSurvey(call, `Asked ${Date.now()}`, asked);
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  for (const [at, codes] of people.entries())
    await call(answerCalls.submitAnswer, {
      linkCode,
      versionTime: versionTime!,
      answerStatus: 2,
      answerRecordId: `asked${Date.now()}${String(at).padStart(6, '0')}`,
      answerInfoList: codes.map((code, place) => {
        const id = questionId(place + 1);
        const option = itemId(place + 1, code);
        return { questionId: id, topQuestionId: id, itemId: option, answerValue: option, answerValueType: 1 };
      }) as never,
    });
  await fillRecords(scrollId, ASKED_PEOPLE);
  return scrollId;
}
