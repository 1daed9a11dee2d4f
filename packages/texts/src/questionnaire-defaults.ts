import { bilingual } from './bilingual.ts';

/** What a new questionnaire says before its creator has said anything. */
export const questionnaireDefaultTexts = bilingual(
  { introduction: '感谢您参与本次调查！填写大约需要 3 至 5 分钟。' },
  { introduction: 'Thank you for taking part! The survey takes about 3 to 5 minutes.' },
);
