import { type AnsweringPart, isRecord, readSetting } from '@wenshu/survey-core/answering';
import { hasOption, MAX_BLANK_LENGTH } from '../_shared/options.ts';

/** The chosen option, and what was written into its blank. */
export type SingleChoiceAnswer = { readonly item: string; readonly blank?: string };

export const answering: AnsweringPart<'required' | 'columnCount', SingleChoiceAnswer> = {
  slug: 'single-choice',
  code: 1,
  role: 'question',
  settingNames: ['required', 'columnCount'],
  parse: ({ question }, raw) => {
    if (!isRecord(raw)) return { problem: 'not-readable' };
    const { item: itemId, blank } = raw;
    const item = question.items.find(one => one.id === itemId);
    if (!item) return { problem: 'option-unknown' };
    if (blank === undefined || blank === '') return { answer: { item: item.id } };
    if (typeof blank !== 'string' || !readSetting(item.settings, 'hasBlank')) return { problem: 'not-readable' };
    return { answer: { item: item.id, blank } };
  },
  isEmpty: () => false,
  check: ({ question }, { item: itemId, blank }) => {
    const item = question.items.find(one => one.id === itemId);
    if (!item) return [{ problem: 'option-unknown' }];
    if ((blank?.length ?? 0) > MAX_BLANK_LENGTH) return [{ problem: 'too-long', at: itemId, num: MAX_BLANK_LENGTH }];
    const needsBlank = readSetting(item.settings, 'hasBlank') && readSetting(item.settings, 'isBlankRequired');
    return needsBlank && !blank?.trim() ? [{ problem: 'blank-required', at: itemId }] : [];
  },
  operands: (_asked, { item }) => ({ selected: [item] }),
  toRows: (_asked, { item, blank }) => [
    { itemId: item, answerValue: item, answerValueType: 1 },
    ...(blank ? [{ itemId: item, answerValue: blank, answerValueType: 0 as const, isBlank: true as const }] : []),
  ],
  fromRows: ({ question }, rows) => {
    const chosen = rows.find(row => !row.isBlank && hasOption(question.items, row.itemId));
    const blank = rows.find(row => row.isBlank && row.itemId === chosen?.itemId);
    return { item: chosen?.itemId, ...(blank && { blank: blank.answerValue }) };
  },
};
