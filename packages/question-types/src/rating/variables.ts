import { type DataPart, readSetting } from '@wenshu/survey-core/answering';

export const data: DataPart<never, number> = {
  summary: { kind: 'numbers', chart: 'bar' },
  variables: ({ question }) => [
    {
      key: '',
      name: '',
      label: question.title.text,
      measure: 'ordinal',
      range: { least: 1, most: readSetting(question.settings, 'pointCount') },
      reads: [{ as: 'number' }, { as: 'score' }],
    },
  ],
  values: () => answer => [answer ?? null],
};
