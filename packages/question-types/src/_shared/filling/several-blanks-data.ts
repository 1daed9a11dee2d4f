import type { DataPart } from '@wenshu/survey-core/answering';
import { itemVariables } from '../item-variables.ts';
import { type BlanksAnswer, isNumeric } from './several-blanks.ts';

/** A variable per blank: a number where its format asks for one, else a text. */
export const severalBlanksData: DataPart<never, BlanksAnswer> = {
  summary: { kind: 'texts-by-item', chart: 'table' },
  variables: ({ question }) =>
    itemVariables(question, question.items, item => ({
      measure: isNumeric(item) ? 'scale' : 'text',
      reads: [{ as: isNumeric(item) ? 'number' : 'text', itemId: item.id }],
    })),
  values: ({ question }) => {
    const blanks = question.items.map(item => ({ id: item.id, isNumber: isNumeric(item) }));
    return answer =>
      blanks.map(({ id, isNumber }) => {
        const text = answer?.[id]?.trim();
        if (!text) return null;
        if (!isNumber) return text;
        // An answer from before the format was set may be no number.
        return Number.isFinite(Number(text)) ? Number(text) : null;
      });
  },
};
