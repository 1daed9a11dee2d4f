import type { DataPart } from '@wenshu/survey-core/answering';
import { isNumeric } from '../_shared/filling/several-blanks.ts';
import { codesOf } from '../_shared/options.ts';
import type { ByCell } from '../_shared/rows/by-cell.ts';

/** A variable per row and column: a number where the column's format asks for one, else a text. */
export const data: DataPart<never, ByCell> = {
  summary: { kind: 'texts-by-item', chart: 'table' },
  variables: ({ question }) => {
    const [rowCodes, codes] = [codesOf(question.rows), codesOf(question.items)];
    return question.rows.flatMap(row =>
      question.items.map(column => ({
        key: `.${row.id}.${column.id}`,
        name: `_${rowCodes.get(row.id)}_${codes.get(column.id)}`,
        label: `${question.title.text}: ${row.title.text}: ${column.title.text}`,
        measure: isNumeric(column) ? ('scale' as const) : ('text' as const),
        // Conditions read no text of a cell.
        ...(isNumeric(column) && { reads: [{ as: 'number' as const, rowId: row.id, itemId: column.id }] }),
      })),
    );
  },
  values: ({ question }) => {
    const columns = question.items.map(column => ({ id: column.id, isNumber: isNumeric(column) }));
    return answer =>
      question.rows.flatMap(row =>
        columns.map(({ id, isNumber }) => {
          const text = answer?.[row.id]?.[id]?.trim();
          if (!text) return null;
          if (!isNumber) return text;
          // An answer from before the format was set may be no number.
          return Number.isFinite(Number(text)) ? Number(text) : null;
        }),
      );
  },
};
