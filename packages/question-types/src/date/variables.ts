import type { DataPart } from '@wenshu/survey-core/answering';

/** The day as a text: YYYY-MM-DD is read as a date by every program that has dates. */
export const data: DataPart<never, string> = {
  summary: { kind: 'dates', chart: 'line' },
  broughtIn: { day: { answer: day => day } },
  variables: ({ question }) => [
    {
      key: '',
      name: '',
      label: question.title.text,
      measure: 'text',
      content: 'date',
      reads: [{ as: 'text' }],
    },
  ],
  values: () => answer => [answer?.trim() || null],
};
