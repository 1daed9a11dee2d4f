import type { SolutionId } from '@wenshu/survey-core';

/** Made up, and said to be so: one for each line of the example's words. */
export const exampleFigures: Readonly<Record<SolutionId, readonly number[]>> = {
  kano: [62, 48, 71, 55],
  maxdiff: [24, 21, 16, 5],
  cbc: [41, 27, 20, 12],
  cpc: [38, 33, 17, 12],
  psm: [29, 36, 42, 55],
  bpto: [46, 35, 22, 11],
};
