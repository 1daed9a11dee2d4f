import { mean, powerSum } from '../descriptive/moments.ts';
import { fSf } from '../distributions/fisher-f.ts';

export interface FTest {
  f: number;
  df1: number;
  df2: number;
  pValue: number;
}

/**
 * Levene's test of equal variances in SPSS's form: an analysis of variance of |x − mean of its group|.
 * `null` when these distances do not vary inside the groups, so that F has no denominator.
 *
 * @example
 * levene([Float64Array.of(1, 2, 6), Float64Array.of(1, 5, 30)]).f // 9.375
 */
export function levene(samples: readonly Float64Array[]): FTest | null {
  const distances = samples.map(sample => {
    const centre = mean(sample);
    return sample.map(value => Math.abs(value - centre));
  });
  const n = distances.reduce((sum, sample) => sum + sample.length, 0);
  const means = distances.map(mean);
  const overall = means.reduce((sum, value, i) => sum + value * distances[i]!.length, 0) / n;
  const between = means.reduce((sum, value, i) => sum + distances[i]!.length * (value - overall) ** 2, 0);
  const within = distances.reduce((sum, sample, i) => sum + powerSum(sample, means[i]!, 2), 0);
  const df1 = samples.length - 1;
  const df2 = n - samples.length;
  // Two values per group are equally far from their mean; what differs is rounding.
  if (df2 < 1 || within <= 1e-24 * distances.reduce((sum, sample) => sum + powerSum(sample, 0, 2), 0)) return null;
  const f = between / df1 / (within / df2);
  return { f, df1, df2, pValue: fSf(f, df1, df2) };
}
