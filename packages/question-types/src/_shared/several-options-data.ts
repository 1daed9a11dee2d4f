import type { DataPart } from '@wenshu/survey-core/answering';
import { hasBlank } from './blanks.ts';
import { choices, codeOf } from './options.ts';
import type { SeveralOptionsAnswer } from './several-options.ts';

/** A 0/1 variable per option, together one multiple-response set, and a text variable for every option with a blank. */
export const severalOptionsData: DataPart<never, SeveralOptionsAnswer> = {
  summary: { kind: 'options', chart: 'bar' },
  variables: ({ question }) => {
    const items = choices(question.items);
    return [
      ...items.map(item => ({
        name: `_${codeOf(items, item.id)}`,
        label: `${question.title.text}: ${item.title.text}`,
        measure: 'nominal' as const,
        set: '',
        valueLabels: [
          { value: 0, label: '0' },
          { value: 1, label: item.title.text },
        ],
      })),
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
      ...items.map(item => (answer ? Number(answer.items.includes(item.id)) : null)),
      ...items.filter(hasBlank).map(item => answer?.blanks?.[item.id] ?? null),
    ];
  },
};
