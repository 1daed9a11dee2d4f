import type { Precision } from './solution.ts';

/** Of the normal distribution: 95 % of it lie within so many standard deviations. */
const WITHIN_95 = 1.96;

/** A share of one half: no other is as uncertain. */
export const shareOfPeople: Precision = { unit: 'share', standardErrorOfOne: 0.5 };

/** How many respondents an error at 95 % takes: (1.96 · s / e)², rounded up. 385 for a share within 5 points, 97 within 10. */
export function samplesForMargin({ standardErrorOfOne }: Precision, margin: number): number {
  return Math.ceil(((WITHIN_95 * standardErrorOfOne) / margin) ** 2 - 1e-9);
}

/** How far the result of so many respondents may be off, at 95 %. */
export function marginOf({ standardErrorOfOne }: Precision, samples: number): number {
  return (WITHIN_95 * standardErrorOfOne) / Math.sqrt(samples);
}
