import type { SampleMoments } from '../descriptive/moments.ts';
import { fSf } from '../distributions/fisher-f.ts';
import type { FTest } from './levene.ts';

/**
 * Welch's F for groups of unequal variance: groups weigh w = n/s², and with Λ = Σ(1 − w/Σw)²/(n−1)
 * F = [Σw(x̄−x̃)²/(K−1)] / [1 + 2(K−2)Λ/(K²−1)], df₂ = (K²−1)/(3Λ).
 * `null` when a group has fewer than two values or no spread.
 *
 * @example
 * welchAnova([{ n: 3, mean: 2, variance: 1 }, { n: 3, mean: 6, variance: 7 }]).f // 6
 */
export function welchAnova(groups: readonly Pick<SampleMoments, 'n' | 'mean' | 'variance'>[]): FTest | null {
  if (groups.some(group => !(group.n - 1 > 1e-9) || !(group.variance > 1e-28 * group.mean ** 2))) return null;
  const k = groups.length;
  const weights = groups.map(group => group.n / group.variance);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const centre = groups.reduce((sum, group, i) => sum + weights[i]! * group.mean, 0) / total;
  const between = groups.reduce((sum, group, i) => sum + weights[i]! * (group.mean - centre) ** 2, 0) / (k - 1);
  const lambda = groups.reduce((sum, group, i) => sum + (1 - weights[i]! / total) ** 2 / (group.n - 1), 0);
  const f = between / (1 + (2 * (k - 2) * lambda) / (k * k - 1));
  const df2 = (k * k - 1) / (3 * lambda);
  return { f, df1: k - 1, df2, pValue: fSf(f, k - 1, df2) };
}
