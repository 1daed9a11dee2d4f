import type { OwnProblem } from '@wenshu/survey-core/answering';

export const choicesUnfinished: OwnProblem = {
  problem: 'choices-unfinished',
  isMissing: true,
  words: {
    zh: '请继续选择，直到提示完成为止',
    en: 'Please keep choosing until you are told that it is complete',
  },
};
