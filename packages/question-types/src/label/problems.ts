import type { OwnProblem } from '@wenshu/survey-core/answering';

export const labelMissing: OwnProblem = {
  problem: 'label-missing',
  isMissing: true,
  words: {
    zh: '请至少选择一个标签',
    en: 'Please select at least one label',
  },
};
