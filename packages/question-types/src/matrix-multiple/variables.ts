import type { DataPart } from '@wenshu/survey-core/answering';
import { codesOf } from '../_shared/options.ts';
import type { MatrixMultipleAnswer } from './answer.ts';

/** A 0/1 variable per row and option; those of a row are one multiple-response set. A row without an answer is missing, not all zeros. */
export const data: DataPart<never, MatrixMultipleAnswer> = {
  summary: { kind: 'options-by-row', chart: 'matrix' },
  variables: ({ question }) => {
    const [rowCodes, codes] = [codesOf(question.rows), codesOf(question.items)];
    return question.rows.flatMap(row => {
      const set = `_${rowCodes.get(row.id)}`;
      return question.items.map(item => ({
        key: `.${row.id}.${item.id}`,
        name: `${set}_${codes.get(item.id)}`,
        label: `${question.title.text}: ${row.title.text}: ${item.title.text}`,
        measure: 'nominal' as const,
        set,
        setKey: `.${row.id}`,
        setCode: codes.get(item.id)!,
        valueLabels: [
          { value: 0, label: '0' },
          { value: 1, label: item.title.text },
        ],
        reads: [{ as: 'selected' as const, rowId: row.id, itemId: item.id }],
      }));
    });
  },
  values:
    ({ question }) =>
    answer =>
      question.rows.flatMap(row => {
        const chosen = answer?.[row.id] && new Set(answer[row.id]);
        return question.items.map(item => (chosen ? Number(chosen.has(item.id)) : null));
      }),
};
