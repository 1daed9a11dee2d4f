import type { DataPart } from '@wenshu/survey-core/answering';
import type { BlinkAnswer } from './answer.ts';

/** One number: the milliseconds of real exposure. */
export const data: DataPart<never, BlinkAnswer> = {
  summary: { kind: 'numbers', chart: 'histogram' },
  variables: ({ question }) => [
    {
      key: '',
      name: '',
      label: `${question.title.text} (ms)`,
      measure: 'scale',
      part: { is: 'exposure' },
      unit: 'milliseconds',
      reads: [{ as: 'number' }],
    },
  ],
  values: () => answer => [answer?.exposureMs ?? null],
};
