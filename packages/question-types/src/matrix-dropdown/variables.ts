import type { DataPart } from '@wenshu/survey-core/answering';
import type { ByCell } from '../_shared/by-cell.ts';
import { codeOf, valueLabels } from '../_shared/options.ts';
import { columnsOf } from './columns-of.ts';

/** A nominal variable per row and column. */
export const data: DataPart<never, ByCell> = {
  summary: { kind: 'options-by-row', chart: 'stacked-bar' },
  variables: ({ question }) => {
    const columns = columnsOf(question);
    return question.rows.flatMap(row =>
      columns.map(column => ({
        name: `_${codeOf(question.rows, row.id)}_${codeOf(columns, column.id)}`,
        label: [question.title.text, row.title.text, column.title.text].filter(Boolean).join(': '),
        measure: 'nominal' as const,
        valueLabels: valueLabels(column.children),
      })),
    );
  },
  values: ({ question }, answer) => {
    const columns = columnsOf(question);
    return question.rows.flatMap(row =>
      columns.map(column => {
        const itemId = answer?.[row.id]?.[column.id];
        return itemId === undefined ? null : codeOf(column.children, itemId);
      }),
    );
  },
};
