import { type AnsweringPart, isDate } from '@wenshu/survey-core/answering';
import { checkDay } from '../_shared/check-day.ts';
import { type DateSetting, dateSettings } from './settings.ts';

/** A day, YYYY-MM-DD. */
export const answering: AnsweringPart<DateSetting, string> = {
  slug: 'date',
  code: 107,
  role: 'question',
  settingNames: dateSettings,
  tests: ['answered', 'date'],
  parse: (_asked, raw) => (typeof raw === 'string' ? { answer: raw } : { problem: 'not-readable' }),
  isEmpty: answer => answer.trim() === '',
  check: ({ settings }, answer) => {
    if (!isDate(answer)) return [{ problem: 'not-date' }];
    const problem = checkDay(answer, settings);
    return problem ? [problem] : [];
  },
  operands: (_asked, answer) => ({ text: answer.trim() }),
  restrict: (_asked, answer) => answer,
  quoteText: () => '',
  toRows: (_asked, answer) => [{ answerValue: answer, answerValueType: 0 }],
  fromRows: (_asked, rows) => rows[0]?.answerValue ?? '',
};
