import { betaQuantile } from '../distributions/beta-quantile.ts';
import { requireConfidence, requirePositive, requireRange } from '../distributions/domain.ts';
import { normalQuantile } from '../distributions/normal.ts';

export interface ProportionCiInput {
  successes: number;
  n: number;
  confidence: number;
}

export interface ProportionCiResult {
  proportion: number;
  wald: [number, number];
  wilson: [number, number];
  clopperPearson: [number, number];
}

/**
 * Three confidence intervals of x out of n. Wald p ± z√(p(1−p)/n), not cut at 0 and 1; Wilson's score interval;
 * Clopper–Pearson from the beta quantiles, which never covers less than it promises.
 *
 * @example
 * proportionCi({ successes: 3, n: 40, confidence: 0.95 }).wilson // [0.02583602577, 0.1986423352]
 */
export function proportionCi(input: ProportionCiInput): ProportionCiResult {
  const { successes, n, confidence } = input;
  requirePositive('n', n);
  requireRange('successes', successes, 0, n);
  requireConfidence(confidence);
  const z = normalQuantile((1 + confidence) / 2);
  const p = successes / n;
  const half = z * Math.sqrt((p * (1 - p)) / n);
  return {
    proportion: p,
    wald: [p - half, p + half],
    wilson: wilson(p, n, z),
    clopperPearson: clopperPearson(successes, n, (1 - confidence) / 2),
  };
}

/**
 * Wilson's score interval of a share among n, who may be an effective base.
 *
 * @example
 * wilsonInterval(0.075, 40, 0.95) // [0.02583602577, 0.1986423352]
 */
export function wilsonInterval(proportion: number, n: number, confidence: number): [number, number] {
  requirePositive('n', n);
  requireRange('proportion', proportion, 0, 1);
  requireConfidence(confidence);
  return wilson(proportion, n, normalQuantile((1 + confidence) / 2));
}

function wilson(p: number, n: number, z: number): [number, number] {
  const share = (z * z) / n;
  const centre = (p + share / 2) / (1 + share);
  const half = (z * Math.sqrt((p * (1 - p)) / n + share / (4 * n))) / (1 + share);
  // At the ends the two terms are equal, and rounding must not leave a negative zero behind.
  return [p === 0 ? 0 : centre - half, p === 1 ? 1 : centre + half];
}

function clopperPearson(successes: number, n: number, tail: number): [number, number] {
  const lower = successes === 0 ? 0 : betaQuantile(tail, successes, n - successes + 1);
  const upper = successes === n ? 1 : betaQuantile(1 - tail, successes + 1, n - successes);
  return [lower, upper];
}
