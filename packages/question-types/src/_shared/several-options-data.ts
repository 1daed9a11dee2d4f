import type { DataPart } from '@wenshu/survey-core/answering';
import { hasBlank } from './blanks.ts';
import { choices, codesOf } from './options.ts';
import type { SeveralOptionsAnswer } from './several-options.ts';

/** A 0/1 variable per option, together one multiple-response set, and a text variable for every option with a blank. */
export const severalOptionsData: DataPart<never, SeveralOptionsAnswer> = {
  summary: { kind: 'options', chart: 'bar' },
  variables: ({ question }) => {
    const items = choices(question.items);
    const codes = codesOf(items);
    return [
      ...items.map(item => ({
        key: `.${item.id}`,
        name: `_${codes.get(item.id)}`,
        label: `${question.title.text}: ${item.title.text}`,
        measure: 'nominal' as const,
        ...{ set: '', setKey: '', setCode: codes.get(item.id)! },
        valueLabels: [
          { value: 0, label: '0' },
          { value: 1, label: item.title.text },
        ],
        reads: [{ as: 'selected' as const, itemId: item.id }],
      })),
      ...items.filter(hasBlank).map(item => ({
        key: `.${item.id}#text`,
        name: `_${codes.get(item.id)}_text`,
        label: `${question.title.text}: ${item.title.text}`,
        measure: 'text' as const,
        reads: [{ as: 'text' as const, itemId: item.id }],
      })),
    ];
  },
  values: ({ question }) => {
    const items = choices(question.items);
    const withBlank = items.filter(hasBlank);
    return answer => {
      const chosen = answer && new Set(answer.items);
      return [
        ...items.map(item => (chosen ? Number(chosen.has(item.id)) : null)),
        ...withBlank.map(item => answer?.blanks?.[item.id] ?? null),
      ];
    };
  },
};
