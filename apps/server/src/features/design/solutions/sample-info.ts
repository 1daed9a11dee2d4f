import type { SampleInfo } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import {
  estimateSeconds,
  marginOf,
  minutesOf,
  type Precision,
  type Questionnaire,
  samplesForMargin,
  shareOfPeople,
} from '@wenshu/survey-core';

const SUGGESTED_ERRORS = [5, 10];
const LOOKED_AT = [100, 200, 400, 800];
/** A plain question, as long as the estimate of one with a few options. */
const SECONDS_PER_QUESTION = 8;

export const suggestedSamples = SUGGESTED_ERRORS.map(errorPercent => ({
  errorPercent,
  samples: samplesForMargin(shareOfPeople, errorPercent / 100),
}));

export function sampleInfoOf(precision: Precision, seconds: number): SampleInfo {
  return {
    confidencePercent: 95,
    suggested: suggestedSamples,
    precision: {
      unit: precision.unit,
      margins: LOOKED_AT.map(samples => ({ samples, margin: Number(marginOf(precision, samples).toPrecision(3)) })),
    },
    minutes: minutesOf(seconds),
  };
}

/** What the questions take that no solution made; of as many as are planned where that is said. */
export function otherSeconds({ questions, groups }: Questionnaire, planned: number | undefined): number {
  if (planned !== undefined) return planned * SECONDS_PER_QUESTION;
  const others = Object.values(questions).filter(({ groupId }) => !groups[groupId]?.solution);
  return estimateSeconds(others, questionTypes);
}
