import { requireConfidence, requirePositive } from '../distributions/domain.ts';
import { normalQuantile } from '../distributions/normal.ts';
import type { NpsResult } from './nps.ts';

/**
 * How far a second wave's NPS has to be from this one for the difference to be significant, when as many promoters and detractors
 * are spread in it as in this: z·s·√(1/n₁+1/n₂), s the deviation of everybody's own −100, 0 or 100.
 *
 * @example
 * npsLeastChange({ standardError: 4, effectiveN: 300 }, 300, 0.95) // 11.0872307
 */
export function npsLeastChange(
  { standardError, effectiveN }: Pick<NpsResult, 'standardError' | 'effectiveN'>,
  secondN: number,
  confidence: number,
): number {
  requirePositive('secondN', secondN);
  requireConfidence(confidence);
  const deviation = standardError * Math.sqrt(effectiveN);
  return normalQuantile((1 + confidence) / 2) * deviation * Math.sqrt(1 / effectiveN + 1 / secondN);
}
