import type { DataPart } from '@wenshu/survey-core/answering';
import { codeOf } from '../_shared/options.ts';
import type { MatrixMultipleAnswer } from './answer.ts';

/** A 0/1 variable per row and option; those of a row are one multiple-response set. A row without an answer is missing, not all zeros. */
export const data: DataPart<never, MatrixMultipleAnswer> = {
  summary: { kind: 'options-by-row', chart: 'matrix' },
  variables: ({ question }) =>
    question.rows.flatMap(row => {
      const set = `_${codeOf(question.rows, row.id)}`;
      return question.items.map(item => ({
        name: `${set}_${codeOf(question.items, item.id)}`,
        label: `${question.title.text}: ${row.title.text}: ${item.title.text}`,
        measure: 'nominal' as const,
        set,
        valueLabels: [
          { value: 0, label: '0' },
          { value: 1, label: item.title.text },
        ],
      }));
    }),
  values: ({ question }, answer) =>
    question.rows.flatMap(row => {
      const chosen = answer?.[row.id];
      return question.items.map(item => (chosen ? Number(chosen.includes(item.id)) : null));
    }),
};
