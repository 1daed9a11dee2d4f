import { type AnsweringPart, isRecord } from '@wenshu/survey-core/answering';
import { hasOption } from '../_shared/options.ts';

/** The chosen option of each row that has one. */
export type MatrixSingleAnswer = Readonly<Record<string, string>>;

export const answering: AnsweringPart<'required', MatrixSingleAnswer> = {
  slug: 'matrix-single',
  code: 15,
  role: 'question',
  settingNames: ['required'],
  parse: ({ question }, raw) => {
    if (!isRecord(raw)) return { problem: 'not-readable' };
    const answer: Record<string, string> = {};
    for (const [rowId, itemId] of Object.entries(raw)) {
      if (!hasOption(question.rows, rowId) || !hasOption(question.items, itemId)) return { problem: 'option-unknown' };
      answer[rowId] = itemId;
    }
    return { answer };
  },
  isEmpty: answer => Object.keys(answer).length === 0,
  check: ({ question, settings }, answer) => {
    const missing = question.rows.find(row => !Object.hasOwn(answer, row.id));
    return settings.required && missing ? [{ problem: 'rows-missing', at: missing.id }] : [];
  },
  operands: (_asked, answer) => ({
    selectedByRow: Object.fromEntries(Object.entries(answer).map(([rowId, itemId]) => [rowId, [itemId]])),
  }),
  toRows: (_asked, answer) =>
    Object.entries(answer).map(([rowId, itemId]) => ({ rowId, itemId, answerValue: itemId, answerValueType: 1 })),
  fromRows: (_asked, rows) =>
    Object.fromEntries(rows.filter(row => row.rowId !== undefined).map(row => [row.rowId!, row.itemId])),
};
