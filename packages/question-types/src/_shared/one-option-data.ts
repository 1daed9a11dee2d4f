import type { DataPart } from '@wenshu/survey-core/answering';
import { hasBlank } from './blanks.ts';
import type { OneOptionAnswer } from './one-option.ts';
import { choices, codeOf, valueLabels } from './options.ts';

/** One nominal variable with the options' codes, and a text variable for every option with a blank. */
export const oneOptionData: DataPart<never, OneOptionAnswer> = {
  summary: { kind: 'options', chart: 'bar' },
  variables: ({ question }) => {
    const items = choices(question.items);
    return [
      { name: '', label: question.title.text, measure: 'nominal', valueLabels: valueLabels(items) },
      ...items.filter(hasBlank).map(item => ({
        name: `_${codeOf(items, item.id)}_text`,
        label: `${question.title.text}: ${item.title.text}`,
        measure: 'text' as const,
      })),
    ];
  },
  values: ({ question }, answer) => {
    const items = choices(question.items);
    return [
      answer ? codeOf(items, answer.item) : null,
      ...items.filter(hasBlank).map(item => (answer?.item === item.id ? (answer.blank ?? null) : null)),
    ];
  },
};
