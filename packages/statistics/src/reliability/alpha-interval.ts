import { requireConfidence, requireRange } from '../distributions/domain.ts';
import { fQuantile } from '../distributions/fisher-f.ts';

/**
 * Feldt's interval of Cronbach's alpha: 1 − (1−α)·F with n−1 and (n−1)(k−1) degrees of freedom, F at both ends of the confidence.
 * With weights n is the effective base.
 *
 * @example
 * alphaInterval(0.8, 5, 100, 0.95).lower // 0.730558204179
 */
export function alphaInterval(
  alpha: number,
  items: number,
  people: number,
  confidence: number,
): { lower: number; upper: number } {
  requireConfidence(confidence);
  requireRange('items', items, 2);
  requireRange('people', people, 2);
  const [df1, df2] = [people - 1, (people - 1) * (items - 1)];
  const end = (tail: number) => 1 - (1 - alpha) * fQuantile(tail, df1, df2);
  return { lower: end((1 + confidence) / 2), upper: end((1 - confidence) / 2) };
}
