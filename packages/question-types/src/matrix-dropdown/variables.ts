import type { DataPart } from '@wenshu/survey-core/answering';
import { codesOf, valueLabels } from '../_shared/options.ts';
import type { ByCell } from '../_shared/rows/by-cell.ts';
import { columnsOf } from './columns-of.ts';

/** A nominal variable per row and column. */
export const data: DataPart<never, ByCell> = {
  summary: { kind: 'options-by-row', chart: 'stacked-bar' },
  variables: ({ question }) => {
    const rowCodes = codesOf(question.rows);
    const ofItems = columnsOf(question);
    const codes = codesOf(ofItems);
    const columns = ofItems.map(column => ({ ...column, labels: valueLabels(column.children) }));
    return question.rows.flatMap(row =>
      columns.map(column => ({
        key: `.${row.id}.${column.id}`,
        name: `_${rowCodes.get(row.id)}_${codes.get(column.id)}`,
        label: [question.title.text, row.title.text, column.title.text].filter(Boolean).join(': '),
        measure: 'nominal' as const,
        valueLabels: column.labels,
        reads: [{ as: 'selected' as const, rowId: row.id }],
      })),
    );
  },
  values: ({ question }) => {
    const columns = columnsOf(question).map(({ id, children }) => ({ id, codes: codesOf(children) }));
    return answer =>
      question.rows.flatMap(row => columns.map(({ id, codes }) => codes.get(answer?.[row.id]?.[id] ?? '') ?? null));
  },
};
