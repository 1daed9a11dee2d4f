import { requireConfidence, requirePositive, requireRange } from '../distributions/domain.ts';
import { normalQuantile } from '../distributions/normal.ts';

export interface MarginOfErrorInput {
  n: number;
  p: number;
  confidence: number;
  populationSize?: number;
}

/**
 * Half the width of a proportion's confidence interval, z·√(p(1−p)/n), times √((N−n)/(N−1)) when the population of N
 * people is finite: asking everybody leaves no error.
 *
 * @example
 * marginOfError({ n: 100, p: 0.5, confidence: 0.95 }).marginOfError // 0.0979981992
 */
export function marginOfError(input: MarginOfErrorInput): { marginOfError: number } {
  const { n, p, confidence, populationSize } = input;
  requirePositive('n', n);
  requireRange('p', p, 0, 1);
  requireConfidence(confidence);
  const margin = normalQuantile((1 + confidence) / 2) * Math.sqrt((p * (1 - p)) / n);
  if (populationSize === undefined) return { marginOfError: margin };
  requireRange('populationSize', populationSize, n, Number.MAX_VALUE);
  const rest = populationSize - n;
  return { marginOfError: rest === 0 ? 0 : margin * Math.sqrt(rest / (populationSize - 1)) };
}
