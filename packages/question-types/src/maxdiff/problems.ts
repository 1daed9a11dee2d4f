import type { OwnProblem } from '@wenshu/survey-core/answering';

export const bestWorstMissing: OwnProblem = {
  problem: 'best-worst-missing',
  isMissing: true,
  words: {
    zh: '请在每一组中各选出一个“最”和一个“最不”',
    en: 'Please choose one “most” and one “least” in every set',
  },
};

export const bestIsWorst: OwnProblem = {
  problem: 'best-is-worst',
  words: {
    zh: '同一项不能既是“最”又是“最不”',
    en: 'The same item cannot be both the most and the least',
  },
};
