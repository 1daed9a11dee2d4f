import { requireConfidence, requirePositive, requireRange } from '../distributions/domain.ts';
import { marginOfError } from './margin-of-error.ts';
import { wilsonInterval } from './proportion-ci.ts';

export interface ShareMarginInput {
  n: number;
  p: number;
  confidence: number;
  /** All of whom n were asked. */
  populationSize?: number;
  /** By how much weights or clusters widen the variance; 1 is a simple random sample. */
  designEffect?: number;
}

export interface ShareMargin {
  marginOfError: number;
  wilson: [number, number];
  /** How many people of a simple random sample of an endless population would say it as surely; null when everybody was asked. */
  effectiveN: number | null;
}

/**
 * How sure a share of n people is: the usual margin and Wilson's interval, both on n·(N−1)/(N−n)/deff people. Who was
 * asked counts in full against the population, whatever the design: weights bring back nobody who was not asked.
 *
 * @example
 * shareMargin({ n: 400, p: 0.5, confidence: 0.95, designEffect: 4 }).marginOfError // 0.0979981992
 */
export function shareMargin({ n, p, confidence, populationSize, designEffect = 1 }: ShareMarginInput): ShareMargin {
  requirePositive('n', n);
  requireRange('p', p, 0, 1);
  requireConfidence(confidence);
  requirePositive('designEffect', designEffect);
  if (populationSize !== undefined) requireRange('populationSize', populationSize, n, Number.MAX_VALUE);
  if (populationSize === n) return { marginOfError: 0, wilson: [p, p], effectiveN: null };
  const unasked = populationSize === undefined ? 1 : (populationSize - n) / (populationSize - 1);
  const effectiveN = n / designEffect / unasked;
  const { marginOfError: margin } = marginOfError({ n: effectiveN, p, confidence });
  return { marginOfError: margin, wilson: wilsonInterval(p, effectiveN, confidence), effectiveN };
}
