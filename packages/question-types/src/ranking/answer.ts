import { type AnsweringPart, isRecord, type SettingsOf, titlesOf } from '@wenshu/survey-core/answering';
import { choices, hasOption } from '../_shared/options.ts';
import { type RankingSetting, rankingSettings } from './settings.ts';

/** The ranked options, first place first. */
export type RankingAnswer = { readonly order: readonly string[] };

export const answering: AnsweringPart<RankingSetting, RankingAnswer> = {
  slug: 'ranking',
  code: 13,
  role: 'question',
  settingNames: rankingSettings,
  tests: ['answered', 'choice', 'count', 'rank'],
  parse: ({ question }, raw) => {
    if (!isRecord(raw) || !Array.isArray(raw.order)) return { problem: 'not-readable' };
    const order: string[] = [];
    for (const id of raw.order as readonly unknown[]) {
      if (!hasOption(choices(question.items), id)) return { problem: 'option-unknown' };
      if (order.includes(id)) return { problem: 'not-readable' };
      order.push(id);
    }
    return { answer: { order } };
  },
  isEmpty: answer => answer.order.length === 0,
  check: ({ question, settings }, { order }) => {
    const { least, most } = rankLimits(choices(question.items).length, settings);
    if (order.length < least) return [{ problem: 'too-few', num: least }];
    return order.length > most ? [{ problem: 'too-many', num: most }] : [];
  },
  operands: (_asked, { order }) => ({ selected: order }),
  restrict: ({ question }, answer) => {
    const order = answer.order.filter(id => hasOption(choices(question.items), id));
    return order.length > 0 ? { order } : undefined;
  },
  quoteText: ({ question }, { order }, { itemIds }, join) => titlesOf(question.items, order, itemIds).join(join),
  toRows: (_asked, { order }) =>
    order.map((itemId, index) => ({ itemId, answerValue: String(index + 1), answerValueType: 2 })),
  fromRows: (_asked, rows) => ({
    order: rows
      .filter(row => !row.isBlank)
      .sort((a, b) => Number(a.answerValue) - Number(b.answerValue))
      .map(row => row.itemId),
  }),
};

/** How many places are to be given. Nothing asked for is nothing demanded: one place is an answer, and all may be given. */
export function rankLimits(
  count: number,
  { minSelected, maxSelected }: SettingsOf<'minSelected' | 'maxSelected'>,
): { least: number; most: number } {
  const most = Math.min(maxSelected ?? count, count);
  return { least: Math.min(minSelected ?? 1, most), most };
}
