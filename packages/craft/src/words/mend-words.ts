import type { WordsLanguage } from '../reading/read-survey.ts';

/** Options that a mend adds, in the language that the survey is written in. */
export const optionWords = {
  'add-other': { zh: '其他', en: 'Something else' },
  'add-none': { zh: '以上都没有', en: 'None of these' },
  'add-zero': { zh: '没有', en: 'None' },
  'add-refusal': { zh: '不便透露', en: 'Prefer not to say' },
  'add-unsure': { zh: '不清楚', en: 'I don’t know' },
  'add-not-used': { zh: '没用过', en: 'Not used' },
} as const;

interface Ends {
  readonly asks: RegExp;
  readonly low: string;
  readonly high: string;
}

/** The ends of scales by what is asked. What is none of these we do not know how to name. */
export const ends: Readonly<Record<WordsLanguage, readonly Ends[]>> = {
  zh: [
    { asks: /满意/, low: '非常不满意', high: '非常满意' },
    { asks: /同意|赞同/, low: '非常不同意', high: '非常同意' },
    { asks: /可能/, low: '完全不可能', high: '非常可能' },
    { asks: /重要/, low: '完全不重要', high: '非常重要' },
    { asks: /喜欢/, low: '非常不喜欢', high: '非常喜欢' },
    { asks: /难易|容易/, low: '非常困难', high: '非常容易' },
    { asks: /打分|评分|评价|怎么样/, low: '非常差', high: '非常好' },
  ],
  en: [
    { asks: /\bsatisf/i, low: 'Very dissatisfied', high: 'Very satisfied' },
    { asks: /\bagree/i, low: 'Strongly disagree', high: 'Strongly agree' },
    { asks: /\blikely|likelihood/i, low: 'Very unlikely', high: 'Very likely' },
    { asks: /\bimportan/i, low: 'Not at all important', high: 'Extremely important' },
    { asks: /\b(easy|ease|difficult)/i, low: 'Very difficult', high: 'Very easy' },
    { asks: /\b(rate|rating|score|how (good|well))/i, low: 'Very poor', high: 'Very good' },
  ],
};
