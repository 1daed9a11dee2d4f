import type { DataPart } from '@wenshu/survey-core/answering';
import { hasBlank } from './blanks.ts';
import { blankVariables } from './item-variables.ts';
import type { OneOptionAnswer } from './one-option.ts';
import { choices, codesOf, valueLabels } from './options.ts';

/** One nominal variable with the options' codes, and a text variable for every option with a blank. */
export const oneOptionData: DataPart<never, OneOptionAnswer> = {
  summary: { kind: 'options', chart: 'bar' },
  broughtIn: { one: { answer: item => ({ item }) } },
  variables: ({ question }) => {
    const items = choices(question.items);
    return [
      {
        key: '',
        name: '',
        label: question.title.text,
        measure: 'nominal',
        valueLabels: valueLabels(items),
        reads: [{ as: 'selected' }],
      },
      ...blankVariables(question, items),
    ];
  },
  values: ({ question }) => {
    const items = choices(question.items);
    const codes = codesOf(items);
    const withBlank = items.filter(hasBlank);
    return answer => [
      answer ? (codes.get(answer.item) ?? null) : null,
      ...withBlank.map(item => (answer?.item === item.id ? (answer.blank ?? null) : null)),
    ];
  },
};
