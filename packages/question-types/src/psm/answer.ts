import { type AnsweringPart, isRecord } from '@wenshu/survey-core/answering';
import { priceListOf } from '../_shared/designs/price-list.ts';
import { pricesNotAscending } from './problems.ts';
import { psmSettings } from './settings.ts';

/** From the lowest to the highest, as they are asked and as they must rise. */
export const priceQuestions = ['tooCheap', 'cheap', 'expensive', 'tooExpensive'] as const;
export type PriceQuestion = (typeof priceQuestions)[number];
export type PsmAnswer = { readonly [Question in PriceQuestion]?: number };

export const answering: AnsweringPart<(typeof psmSettings)[number], PsmAnswer> = {
  slug: 'psm',
  code: 116,
  role: 'question',
  settingNames: psmSettings,
  tests: ['answered'],
  parse: ({ question }, raw) => {
    if (!isRecord(raw)) return { problem: 'not-readable' };
    const prices = priceListOf(question.settings);
    const answer: Partial<Record<PriceQuestion, number>> = {};
    for (const [name, price] of Object.entries(raw)) {
      if (!isPriceQuestion(name) || typeof price !== 'number') return { problem: 'not-readable' };
      if (!prices.includes(price)) return { problem: 'option-unknown' };
      answer[name] = price + 0;
    }
    return { answer };
  },
  isEmpty: answer => Object.keys(answer).length === 0,
  check: ({ settings }, answer) => {
    const missing = priceQuestions.find(name => answer[name] === undefined);
    if (settings.required && missing) return [{ problem: 'parts-missing', at: missing }];
    const said = priceQuestions.filter(name => answer[name] !== undefined);
    const fallen = said.find((name, index) => index > 0 && answer[name]! <= answer[said[index - 1]!]!);
    return fallen ? [{ ...pricesNotAscending, at: fallen }] : [];
  },
  operands: () => ({}),
  restrict: ({ question }, answer) => {
    const prices = priceListOf(question.settings);
    const kept = Object.entries(answer).filter(([, price]) => prices.includes(price));
    return kept.length > 0 ? Object.fromEntries(kept) : undefined;
  },
  quoteText: () => '',
  // Which of the four it is: the wire has no field for it but the option's.
  toRows: (_asked, answer) =>
    Object.entries(answer).map(([itemId, price]) => ({ itemId, answerValue: String(price), answerValueType: 2 })),
  fromRows: (_asked, rows) =>
    Object.fromEntries(rows.map(({ itemId = '', answerValue }) => [itemId, Number(answerValue || Number.NaN)])),
};

function isPriceQuestion(name: string): name is PriceQuestion {
  return priceQuestions.some(one => one === name);
}
