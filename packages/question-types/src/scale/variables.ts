import type { DataPart } from '@wenshu/survey-core/answering';
import type { OneOptionAnswer } from '../_shared/one-option.ts';
import { codesOf, valueLabels } from '../_shared/options.ts';

/** One ordinal variable with the points' codes. */
export const data: DataPart<never, OneOptionAnswer> = {
  summary: { kind: 'options', chart: 'bar' },
  broughtIn: { level: { answer: item => ({ item }) } },
  variables: ({ question }) => [
    {
      key: '',
      name: '',
      label: question.title.text,
      measure: 'ordinal',
      valueLabels: valueLabels(question.items),
      reads: [{ as: 'selected' }],
    },
  ],
  values: ({ question }) => {
    const codes = codesOf(question.items);
    return answer => [codes.get(answer?.item ?? '') ?? null];
  },
};
