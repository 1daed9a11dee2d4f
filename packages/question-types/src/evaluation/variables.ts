import type { DataPart } from '@wenshu/survey-core/answering';
import { codesOf } from '../_shared/options.ts';
import type { EvaluationAnswer } from './answer.ts';
import type { EvaluationSetting } from './settings.ts';

/** The score, a 0/1 variable per tag, and the comment. */
export const data: DataPart<EvaluationSetting, EvaluationAnswer> = {
  summary: { kind: 'options', chart: 'bar' },
  variables: ({ question }) => {
    const codes = codesOf(question.items);
    return [
      {
        ...{ key: '', name: '', label: question.title.text, measure: 'ordinal' },
        reads: [{ as: 'number' }, { as: 'score' }],
      },
      ...question.items.map(item => ({
        key: `.${item.id}`,
        name: `_${codes.get(item.id)}`,
        label: `${question.title.text}: ${item.title.text}`,
        measure: 'nominal' as const,
        ...{ set: '_tags', setKey: '#tags', setCode: codes.get(item.id)! },
        valueLabels: [
          { value: 0, label: '0' },
          { value: 1, label: item.title.text },
        ],
        reads: [{ as: 'selected' as const, itemId: item.id }],
      })),
      {
        ...{ key: '#comment', name: '_comment', label: question.title.text, measure: 'text' },
        reads: [{ as: 'text' }],
      },
    ];
  },
  values:
    ({ question }) =>
    answer => [
      answer?.score ?? null,
      ...question.items.map(item => (answer ? Number(answer.tags.includes(item.id)) : null)),
      answer?.comment?.trim() || null,
    ],
};
