import { binomialCdf } from './binomial.ts';
import { chiSquareCdf, chiSquareQuantile, chiSquareSf } from './chi-square.ts';
import { fQuantile, fSf } from './fisher-f.ts';
import { logGamma } from './log-gamma.ts';
import { normalCdf, normalQuantile, normalSf } from './normal.ts';
import { regularizedBeta } from './regularized-beta.ts';
import { regularizedGammaP } from './regularized-gamma.ts';
import { tCdf, tQuantile, tSf } from './student-t.ts';
import { tukeyQuantile, tukeySf } from './studentized-range.ts';

/**
 * The distributions by name, for callers that choose one at run time. Quantiles take the lower tail's p first;
 * Sf is the upper tail, computed directly.
 *
 * @example
 * distributions.normalSf(1.959963984540054) // 0.025
 */
export const distributions = {
  normalCdf,
  normalSf,
  normalQuantile,
  tCdf,
  tSf,
  tQuantile,
  chiSquareCdf,
  chiSquareSf,
  chiSquareQuantile,
  fSf,
  fQuantile,
  tukeySf,
  tukeyQuantile,
  logGamma,
  regularizedBeta,
  regularizedGammaP,
  binomialCdf,
} satisfies Record<string, (...args: number[]) => number>;
