import type { DataPart } from '@wenshu/survey-core/answering';
import type { ByCell } from '../_shared/by-cell.ts';
import { codeOf } from '../_shared/options.ts';
import { isNumeric } from '../_shared/several-blanks.ts';

/** A variable per row and column: a number where the column's format asks for one, else a text. */
export const data: DataPart<never, ByCell> = {
  summary: { kind: 'texts-by-item', chart: 'table' },
  variables: ({ question }) =>
    question.rows.flatMap(row =>
      question.items.map(column => ({
        name: `_${codeOf(question.rows, row.id)}_${codeOf(question.items, column.id)}`,
        label: `${question.title.text}: ${row.title.text}: ${column.title.text}`,
        measure: isNumeric(column) ? ('scale' as const) : ('text' as const),
      })),
    ),
  values: ({ question }, answer) =>
    question.rows.flatMap(row =>
      question.items.map(column => {
        const text = answer?.[row.id]?.[column.id]?.trim();
        if (!text) return null;
        if (!isNumeric(column)) return text;
        // An answer from before the format was set may be no number.
        return Number.isFinite(Number(text)) ? Number(text) : null;
      }),
    ),
};
