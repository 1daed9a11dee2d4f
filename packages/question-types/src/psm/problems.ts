import type { OwnProblem } from '@wenshu/survey-core/answering';

export const pricesNotAscending: OwnProblem = {
  problem: 'prices-not-ascending',
  words: {
    zh: '四个价格应依次升高：太便宜 < 便宜 < 贵 < 太贵',
    en: 'The four prices must rise: too cheap < cheap < expensive < too expensive',
  },
};
