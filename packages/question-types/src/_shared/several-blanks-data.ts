import type { DataPart } from '@wenshu/survey-core/answering';
import { codesOf } from './options.ts';
import { type BlanksAnswer, isNumeric } from './several-blanks.ts';

/** A variable per blank: a number where its format asks for one, else a text. */
export const severalBlanksData: DataPart<never, BlanksAnswer> = {
  summary: { kind: 'texts-by-item', chart: 'table' },
  variables: ({ question }) => {
    const codes = codesOf(question.items);
    return question.items.map(item => ({
      key: `.${item.id}`,
      name: `_${codes.get(item.id)}`,
      label: `${question.title.text}: ${item.title.text}`,
      measure: isNumeric(item) ? 'scale' : 'text',
      reads: [{ as: isNumeric(item) ? 'number' : 'text', itemId: item.id }],
    }));
  },
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
