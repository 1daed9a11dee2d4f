import type { WordsLanguage } from '../reading/read-survey.ts';

/** What is asked to see whether somebody belongs to those who are wanted, and to count them: it stands among the screening. */
export const aboutPeople: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /性别|年龄|多大|岁|出生|城市|居住|地区|省份|所在地|常住|国籍|学历|职业|行业|身份|婚姻|同意|知情|授权|隐私|参加(本次|此次|这次)?(调查|调研|访问)/,
  en: /\b(gender|sex|how old|age|born|birth|live|city|town|region|county|country|postcode|zip code|reside\w*|nationality|occupation|profession|industry|sector|employ|people does your (company|organi[sz]ation)|consent|agree to (take part|participate)|take part|willing to|privacy)\b/i,
};
