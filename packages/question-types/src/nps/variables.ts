import type { DataPart } from '@wenshu/survey-core/answering';

export const data: DataPart<never, number> = {
  summary: { kind: 'nps', chart: 'gauge' },
  variables: ({ question }) => [
    {
      key: '',
      name: '',
      label: question.title.text,
      measure: 'ordinal',
      range: { least: 0, most: 10 },
      reads: [{ as: 'number' }, { as: 'score' }],
    },
  ],
  values: () => answer => [answer ?? null],
};
