import { bilingual } from './bilingual.ts';

/** Words for the gallery of question types, short and long: examples have letters, and letters hide what a layout does to sentences. */
export const galleryTexts = bilingual(
  {
    otherLanguage: 'English',
    parts: {
      0: '上网速度',
      1: '客服态度和处理问题的效率',
      2: '价格',
      3: '套餐内容是否符合您的实际需要，以及变更套餐是否方便',
      4: '信号',
      5: '以上都不是',
    },
    points: { 0: '非常不同意', 1: '不同意', 2: '一般', 3: '同意', 4: '非常同意' },
  },
  {
    otherLanguage: '中文',
    parts: {
      0: 'Speed',
      1: 'Friendliness of the staff',
      2: 'Price',
      3: 'Whether the plan fits what you really need, and how easily it can be changed',
      4: 'Coverage',
      5: 'None of the above',
    },
    points: { 0: 'Strongly disagree', 1: 'Disagree', 2: 'Neutral', 3: 'Agree', 4: 'Strongly agree' },
  },
);
