import { type AnsweringPart, NUMERIC_FORMATS } from '@wenshu/survey-core/answering';
import { checkText } from '../_shared/check-text.ts';
import { DEFAULT_MAX_LENGTH, type FillInSetting, fillInSettings } from './settings.ts';

export const answering: AnsweringPart<FillInSetting, string> = {
  slug: 'fill-in',
  code: 5,
  role: 'question',
  settingNames: fillInSettings,
  tests: ['answered', 'text', 'number', 'date'],
  parse: (_asked, raw) => (typeof raw === 'string' ? { answer: raw } : { problem: 'not-readable' }),
  isEmpty: answer => answer.trim() === '',
  check: ({ settings }, answer) => checkText(answer.trim(), settings, DEFAULT_MAX_LENGTH),
  operands: ({ settings }, answer) => {
    const text = answer.trim();
    return { text, ...(NUMERIC_FORMATS.includes(settings.inputFormat) && { number: Number(text) }) };
  },
  restrict: (_asked, answer) => answer,
  quoteText: (_asked, answer) => answer.trim(),
  toRows: ({ settings }, answer) => [
    { answerValue: answer, answerValueType: NUMERIC_FORMATS.includes(settings.inputFormat) ? 2 : 0 },
  ],
  fromRows: (_asked, rows) => rows[0]?.answerValue ?? '',
};
