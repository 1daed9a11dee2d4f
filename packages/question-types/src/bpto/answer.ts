import { type AnsweringPart, isRecord } from '@wenshu/survey-core/answering';
import { hasOption } from '../_shared/options.ts';
import { choicesUnfinished } from './problems.ts';
import { bptoSettings } from './settings.ts';
import { type Choice, shelfAfter } from './shelf.ts';

/** The brands chosen one after another. The prices follow from them. */
export type BptoAnswer = { readonly choices: readonly Choice[] };

export const answering: AnsweringPart<(typeof bptoSettings)[number], BptoAnswer> = {
  slug: 'bpto',
  code: 115,
  role: 'question',
  settingNames: bptoSettings,
  tests: ['answered'],
  parse: ({ question }, raw) => {
    if (!isRecord(raw) || !Array.isArray(raw.choices)) return { problem: 'not-readable' };
    const choices = raw.choices as readonly unknown[];
    return shelfAfter(question.items, choices)
      ? { answer: { choices: choices as readonly Choice[] } }
      : { problem: 'option-unknown' };
  },
  isEmpty: answer => answer.choices.length === 0,
  check: ({ question, settings }, { choices }) =>
    settings.required && !shelfAfter(question.items, choices)?.isOver ? [choicesUnfinished] : [],
  operands: () => ({}),
  restrict: ({ question }, answer) => {
    const choices = answer.choices.filter(choice => choice === null || hasOption(question.items, choice));
    // Without a brand, or with other prices, it may have ended earlier.
    while (choices.length > 0 && !shelfAfter(question.items, choices)) choices.pop();
    return choices.length > 0 ? { choices } : undefined;
  },
  quoteText: () => '',
  toRows: (_asked, { choices }) =>
    choices.map((itemId, index) => ({
      ...(itemId !== null && { itemId }),
      answerValue: String(index + 1),
      answerValueType: 2,
    })),
  fromRows: (_asked, rows) => ({
    choices: [...rows].sort((a, b) => Number(a.answerValue) - Number(b.answerValue)).map(row => row.itemId ?? null),
  }),
};
