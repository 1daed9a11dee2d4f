import type { AnsweringPart } from '@wenshu/survey-core/answering';
import { parseByItem, restrictByItem } from '../_shared/by-item.ts';
import {
  decimalsOf,
  type NumbersAnswer,
  numbersFromRows,
  parseNumber,
  rowsOfNumbers,
} from '../_shared/filling/numbers-by-item.ts';
import { sumWrong } from './problems.ts';
import { type WeightingSetting, weightingSettings } from './settings.ts';
import { sumOf } from './sum-of.ts';

/** A total shared out among the items. */
export const answering: AnsweringPart<WeightingSetting, NumbersAnswer> = {
  slug: 'weighting',
  code: 14,
  role: 'question',
  settingNames: weightingSettings,
  tests: ['answered', 'number'],
  parse: ({ question }, raw) => parseByItem(question.items, raw, parseNumber),
  isEmpty: answer => Object.values(answer).every(value => value === 0),
  check: ({ settings: { totalSum, decimalPlaces } }, answer) => {
    const places = decimalPlaces ?? 0;
    const values = Object.entries(answer);
    const negative = values.find(([, value]) => value < 0);
    if (negative) return [{ problem: 'too-small', num: 0, at: negative[0] }];
    const fine = values.find(([, value]) => decimalsOf(value) > places);
    if (fine) return [{ problem: 'too-many-decimals', num: places, at: fine[0] }];
    return sumOf(answer) === totalSum ? [] : [sumWrong(totalSum)];
  },
  operands: (_asked, answer) => ({ numbers: answer }),
  restrict: ({ question }, answer) => restrictByItem(question.items, answer),
  quoteText: () => '',
  toRows: (_asked, answer) => rowsOfNumbers(answer),
  fromRows: (_asked, rows) => numbersFromRows(rows),
};
