import { normalQuantile } from '@wenshu/statistics/blocks';

export interface Interval {
  lower: number;
  upper: number;
}

/** Estimate ± z·error, kept within the −1 to 1 that a coefficient of agreement can take. */
export function intervalOf(estimate: number, standardError: number, confidence: number): Interval {
  const reach = normalQuantile((1 + confidence) / 2) * standardError;
  return { lower: Math.max(-1, estimate - reach), upper: Math.min(1, estimate + reach) };
}
