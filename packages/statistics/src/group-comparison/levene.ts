import { sampleMoments, squareSum } from '../descriptive/moments.ts';
import { fSf } from '../distributions/fisher-f.ts';

export interface FTest {
  f: number;
  df1: number;
  df2: number;
  pValue: number;
}

/**
 * Levene's test of equal variances in SPSS's form: an analysis of variance of |x − mean of its group|.
 * Weights sum to each group's effective base, which takes the place of its size. `null` when these distances do not vary inside the groups, so that F has no denominator.
 *
 * @example
 * levene([Float64Array.of(1, 2, 6), Float64Array.of(1, 5, 30)]).f // 9.375
 */
export function levene(samples: readonly Float64Array[], weights?: readonly Float64Array[]): FTest | null {
  const distances = samples.map((sample, i) => {
    const centre = sampleMoments(sample, weights?.[i]).mean;
    return sample.map(value => Math.abs(value - centre));
  });
  const moments = distances.map((sample, i) => sampleMoments(sample, weights?.[i]));
  const n = moments.reduce((sum, sample) => sum + sample.n, 0);
  const overall = moments.reduce((sum, sample) => sum + sample.mean * sample.n, 0) / n;
  const between = moments.reduce((sum, sample) => sum + sample.n * (sample.mean - overall) ** 2, 0);
  const within = moments.reduce((sum, sample) => sum + sample.sumOfSquares, 0);
  const df1 = samples.length - 1;
  const df2 = n - samples.length;
  const squares = distances.reduce((sum, sample, i) => sum + squareSum(sample, 0, weights?.[i]), 0);
  // Two values per group are equally far from their mean; what differs is rounding.
  if (!(df2 > 1e-9) || within <= 1e-24 * squares) return null;
  const f = between / df1 / (within / df2);
  return { f, df1, df2, pValue: fSf(f, df1, df2) };
}
