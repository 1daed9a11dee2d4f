import type { Variable } from '@wenshu/survey-core';
import type { DataPart } from '@wenshu/survey-core/answering';
import { chosenVariables } from '../_shared/item-variables.ts';
import type { EvaluationAnswer } from './answer.ts';
import type { EvaluationSetting } from './settings.ts';

/** The score, a 0/1 variable per tag, and the comment. */
export const data: DataPart<EvaluationSetting, EvaluationAnswer> = {
  summary: { kind: 'options', chart: 'bar' },
  variables: ({ question, settings }) => [
    {
      key: '',
      name: '',
      label: question.title.text,
      measure: 'ordinal',
      range: { least: 1, most: settings.pointCount },
      reads: [{ as: 'number' }, { as: 'score' }],
    },
    ...chosenVariables(question, question.items, { set: '_tags', setKey: '#tags' }).map(
      (tag): Variable => ({ ...tag, part: { is: 'tags' } }),
    ),
    {
      key: '#comment',
      name: '_comment',
      label: question.title.text,
      measure: 'text',
      part: { is: 'comment' },
      reads: [{ as: 'text' }],
    },
  ],
  values:
    ({ question }) =>
    answer => [
      answer?.score ?? null,
      ...question.items.map(item => (answer ? Number(answer.tags.includes(item.id)) : null)),
      answer?.comment?.trim() || null,
    ],
};
