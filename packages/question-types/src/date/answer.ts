import { type AnsweringPart, isDate } from '@wenshu/survey-core/answering';
import { type DateSetting, dateSettings } from './settings.ts';

/** A day, YYYY-MM-DD. Written like this, days compare as texts do. */
export const answering: AnsweringPart<DateSetting, string> = {
  slug: 'date',
  code: 107,
  role: 'question',
  settingNames: dateSettings,
  tests: ['answered', 'date'],
  parse: (_asked, raw) => (typeof raw === 'string' ? { answer: raw } : { problem: 'not-readable' }),
  isEmpty: answer => answer.trim() === '',
  check: ({ settings: { earliestDate, latestDate } }, answer) => {
    if (!isDate(answer)) return [{ problem: 'not-date' }];
    if (isDate(earliestDate) && answer < earliestDate) return [{ problem: 'too-early', day: earliestDate }];
    return isDate(latestDate) && answer > latestDate ? [{ problem: 'too-late', day: latestDate }] : [];
  },
  operands: (_asked, answer) => ({ text: answer }),
  restrict: (_asked, answer) => answer,
  quoteText: () => '',
  toRows: (_asked, answer) => [{ answerValue: answer, answerValueType: 0 }],
  fromRows: (_asked, rows) => rows[0]?.answerValue ?? '',
};
