import type { DataPart } from '@wenshu/survey-core/answering';
import type { OptionByRowAnswer } from './option-by-row.ts';
import { codeOf, valueLabels } from './options.ts';

/** One variable per row with the options' codes. */
export function optionByRowData(
  measure: 'nominal' | 'ordinal',
  chart: 'stacked-bar' | 'profile',
): DataPart<never, OptionByRowAnswer> {
  return {
    summary: { kind: 'options-by-row', chart },
    variables: ({ question }) =>
      question.rows.map(row => ({
        name: `_${codeOf(question.rows, row.id)}`,
        label: `${question.title.text}: ${row.title.text}${row.rightTitle?.text ? ` – ${row.rightTitle.text}` : ''}`,
        measure,
        valueLabels: valueLabels(question.items),
      })),
    values: ({ question }, answer) =>
      question.rows.map(row => (answer?.[row.id] ? codeOf(question.items, answer[row.id]!) : null)),
  };
}
