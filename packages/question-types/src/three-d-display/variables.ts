import type { DataPart } from '@wenshu/survey-core/answering';
import type { ThreeDDisplayAnswer } from './answer.ts';

/** Seconds viewed and seconds turned. */
export const data: DataPart<never, ThreeDDisplayAnswer> = {
  summary: { kind: 'numbers', chart: 'histogram' },
  variables: ({ question }) => [
    {
      key: '#viewed',
      name: '_viewed',
      label: `${question.title.text} (s)`,
      measure: 'scale',
      part: { is: 'viewed' },
      unit: 'seconds',
      reads: [{ as: 'number' }],
    },
    {
      key: '#rotated',
      name: '_rotated',
      label: `${question.title.text} (s, ↻)`,
      measure: 'scale',
      part: { is: 'rotated' },
      unit: 'seconds',
    },
  ],
  values: () => answer => [answer?.viewedSeconds ?? null, answer?.rotatedSeconds ?? null],
};
