import type { DataPart } from '@wenshu/survey-core/answering';
import { codeOf, valueLabels } from '../_shared/options.ts';
import type { MatrixSingleAnswer } from './answer.ts';
import type { MatrixSingleSetting } from './settings.ts';

/** One nominal variable per row. */
export const data: DataPart<MatrixSingleSetting, MatrixSingleAnswer> = {
  summary: { kind: 'options-by-row', chart: 'stacked-bar' },
  variables: ({ question }) =>
    question.rows.map(row => ({
      name: `_${codeOf(question.rows, row.id)}`,
      label: `${question.title.text}: ${row.title.text}`,
      measure: 'nominal',
      valueLabels: valueLabels(question.items),
    })),
  values: ({ question }, answer) =>
    question.rows.map(row => (answer?.[row.id] ? codeOf(question.items, answer[row.id]!) : null)),
};
