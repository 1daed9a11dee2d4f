import { type AnsweringPart, isRecord, type SettingName } from '@wenshu/survey-core/answering';
import { checkBlank, hasBlank, withBlank } from '../blanks.ts';
import { choices, hasOption, scoreOf } from '../options.ts';

/** The chosen option, and what was written into its blank. */
export type OneOptionAnswer = { readonly item: string; readonly blank?: string };

/** The answering part of a type where one option of a list is chosen. */
export function oneOption<Name extends SettingName>(
  slug: string,
  code: number,
  settingNames: readonly Name[],
): AnsweringPart<Name, OneOptionAnswer> {
  return {
    slug,
    code,
    role: 'question',
    settingNames,
    tests: ['answered', 'choice', 'count', 'text', 'score'],
    parse: ({ question }, raw) => {
      if (!isRecord(raw)) return { problem: 'not-readable' };
      const { item: itemId, blank } = raw;
      const item = choices(question.items).find(one => one.id === itemId);
      if (!item) return { problem: 'option-unknown' };
      if (blank === undefined || blank === '') return { answer: { item: item.id } };
      if (typeof blank !== 'string' || !hasBlank(item)) return { problem: 'not-readable' };
      return { answer: { item: item.id, blank } };
    },
    isEmpty: () => false,
    check: ({ question }, { item: itemId, blank }) => {
      const item = choices(question.items).find(one => one.id === itemId);
      return item ? checkBlank(item, blank) : [{ problem: 'option-unknown' }];
    },
    operands: ({ question }, { item, blank }) => {
      const score = scoreOf(choices(question.items), [item]);
      return {
        selected: [item],
        ...(blank !== undefined && { texts: { [item]: blank } }),
        ...(score !== undefined && { score }),
      };
    },
    restrict: ({ question }, answer) => (hasOption(choices(question.items), answer.item) ? answer : undefined),
    quoteText: ({ question }, { item: itemId, blank }) => {
      const item = choices(question.items).find(one => one.id === itemId);
      return item ? withBlank(item.title.text, blank) : '';
    },
    toRows: (_asked, { item, blank }) => [
      { itemId: item, answerValue: item, answerValueType: 1 },
      ...(blank ? [{ itemId: item, answerValue: blank, answerValueType: 0 as const, isBlank: true as const }] : []),
    ],
    fromRows: (_asked, rows) => {
      const chosen = rows.find(row => !row.isBlank);
      const blank = rows.find(row => row.isBlank && row.itemId === chosen?.itemId);
      return { item: chosen?.itemId, ...(blank && { blank: blank.answerValue }) };
    },
  };
}
