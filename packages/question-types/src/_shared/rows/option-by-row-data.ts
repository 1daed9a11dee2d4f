import type { DataPart } from '@wenshu/survey-core/answering';
import { codesOf, valueLabels } from '../options.ts';
import type { OptionByRowAnswer } from './option-by-row.ts';

/** One variable per row with the options' codes. */
export function optionByRowData(
  measure: 'nominal' | 'ordinal',
  chart: 'stacked-bar' | 'profile',
): DataPart<never, OptionByRowAnswer> {
  return {
    summary: { kind: 'options-by-row', chart },
    variables: ({ question }) => {
      const [codes, labels] = [codesOf(question.rows), valueLabels(question.items)];
      return question.rows.map(row => ({
        key: `.${row.id}`,
        name: `_${codes.get(row.id)}`,
        label: `${question.title.text}: ${row.title.text}${row.rightTitle?.text ? ` – ${row.rightTitle.text}` : ''}`,
        measure,
        valueLabels: labels,
        reads: [{ as: 'selected', rowId: row.id }],
      }));
    },
    values: ({ question }) => {
      const codes = codesOf(question.items);
      return answer => question.rows.map(row => codes.get(answer?.[row.id] ?? '') ?? null);
    },
  };
}
