import type { OwnProblem } from '@wenshu/survey-core/answering';

export const sumWrong = (num: number): OwnProblem => ({
  problem: 'sum-wrong',
  words: {
    zh: `各项之和应等于 ${num}`,
    en: `The items must add up to ${num}`,
  },
});
