import { requireConfidence, requirePositive, requireRange } from '../distributions/domain.ts';
import { normalQuantile } from '../distributions/normal.ts';

export interface SampleSizeInput {
  marginOfError: number;
  p: number;
  confidence: number;
  populationSize?: number;
}

/**
 * How many answers give a proportion that margin: n₀ = z²p(1−p)/e², and n₀/(1+(n₀−1)/N) in a population of N.
 * `n` is the next whole number; 1e-9 is taken off first, so that 100.0000000001 from rounding asks for 100.
 *
 * @example
 * sampleSize({ marginOfError: 0.05, p: 0.5, confidence: 0.95 }).n // 385
 */
export function sampleSize(input: SampleSizeInput): { exact: number; n: number } {
  const { marginOfError, p, confidence, populationSize } = input;
  requirePositive('marginOfError', marginOfError);
  requireRange('p', p, 0, 1);
  requireConfidence(confidence);
  const z = normalQuantile((1 + confidence) / 2);
  const infinite = (z * z * p * (1 - p)) / marginOfError ** 2;
  if (populationSize !== undefined) requireRange('populationSize', populationSize, 1, Number.MAX_VALUE);
  const exact = populationSize === undefined ? infinite : infinite / (1 + (infinite - 1) / populationSize);
  return { exact, n: Math.ceil(exact - 1e-9) };
}
