import type { OwnProblem } from '@wenshu/survey-core/answering';

export const importanceNotBetween = (num: number, max: number): OwnProblem => ({
  problem: 'importance-not-between',
  words: {
    zh: `重要程度请打 ${num} 至 ${max} 分`,
    en: `Please rate the importance from ${num} to ${max}`,
  },
});
