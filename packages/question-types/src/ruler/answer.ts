import type { AnsweringPart, AnswerProblem } from '@wenshu/survey-core/answering';
import { parseByItem, restrictByItem } from '../_shared/by-item.ts';
import { type NumbersAnswer, numbersFromRows, parseNumber, rowsOfNumbers } from '../_shared/filling/numbers-by-item.ts';
import { endsOf, type RulerSetting, rulerSettings } from './settings.ts';

/** A number per item that was touched: a slider that was left alone is no answer. */
export const answering: AnsweringPart<RulerSetting, NumbersAnswer> = {
  slug: 'ruler',
  code: 40,
  role: 'question',
  settingNames: rulerSettings,
  tests: ['answered', 'number'],
  parse: ({ question }, raw) => parseByItem(question.items, raw, parseNumber),
  isEmpty: answer => Object.keys(answer).length === 0,
  check: ({ question, settings }, answer) => {
    const { least, most } = endsOf(settings);
    return question.items.flatMap(({ id: at }): AnswerProblem[] => {
      const value = answer[at];
      if (value === undefined) return settings.required ? [{ problem: 'parts-missing', at }] : [];
      if (value < least) return [{ problem: 'too-small', num: least, at }];
      return value > most ? [{ problem: 'too-large', num: most, at }] : [];
    });
  },
  operands: (_asked, answer) => ({ numbers: answer }),
  restrict: ({ question }, answer) => restrictByItem(question.items, answer),
  quoteText: ({ question }, answer, { itemIds }, join) =>
    question.items
      .filter(({ id }) => answer[id] !== undefined && (!itemIds || itemIds.includes(id)))
      .map(({ id }) => String(answer[id]))
      .join(join),
  toRows: (_asked, answer) => rowsOfNumbers(answer),
  fromRows: (_asked, rows) => numbersFromRows(rows),
};
