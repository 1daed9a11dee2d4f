import type { OwnProblem } from '@wenshu/survey-core/answering';

export const intentNotBetween = (num: number, max: number): OwnProblem => ({
  problem: 'intent-not-between',
  words: {
    zh: `购买意愿请打 ${num} 至 ${max} 分`,
    en: `Please rate how likely you are to buy from ${num} to ${max}`,
  },
});
