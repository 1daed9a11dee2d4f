import type { DataPart } from '@wenshu/survey-core/answering';
import { codeOf } from './options.ts';
import { type BlanksAnswer, isNumeric } from './several-blanks.ts';

/** A variable per blank: a number where its format asks for one, else a text. */
export const severalBlanksData: DataPart<never, BlanksAnswer> = {
  summary: { kind: 'texts-by-item', chart: 'table' },
  variables: ({ question }) =>
    question.items.map(item => ({
      name: `_${codeOf(question.items, item.id)}`,
      label: `${question.title.text}: ${item.title.text}`,
      measure: isNumeric(item) ? 'scale' : 'text',
    })),
  values: ({ question }, answer) =>
    question.items.map(item => {
      const text = answer?.[item.id]?.trim();
      if (!text) return null;
      if (!isNumeric(item)) return text;
      // An answer from before the format was set may be no number.
      return Number.isFinite(Number(text)) ? Number(text) : null;
    }),
};
