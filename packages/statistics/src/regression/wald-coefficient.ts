import type { Num } from '../column.ts';
import { normalQuantile, normalTwoSided } from '../distributions/normal.ts';
import { tQuantile, tTwoSided } from '../distributions/student-t.ts';
import { StatisticsProblem } from '../problem.ts';

/** An estimate with Wald's test z = b/se (χ² = z², df 1) and the interval b ± z·se. */
export interface WaldTest {
  name: string;
  estimate: number;
  standardError: number;
  z: number;
  /** z² */
  wald: number;
  pValue: number;
  ciLower: number;
  ciUpper: number;
}

export interface OddsRatio {
  /** e^b: the factor of the odds. `null` beyond the largest number, as its bounds. */
  expB: Num;
  expCiLower: Num;
  expCiUpper: Num;
}

export interface LogisticCoef extends Omit<WaldTest, 'ciLower' | 'ciUpper'>, OddsRatio {
  df: number;
}

/**
 * @example
 * waldTest('x', 1, 0.5, 0.95).z // 2
 */
export function waldTest(name: string, estimate: number, standardError: number, confidence: number): WaldTest {
  const z = estimate / standardError;
  const half = normalQuantile((1 + confidence) / 2) * standardError;
  return {
    name,
    estimate,
    standardError,
    z,
    wald: z * z,
    pValue: normalTwoSided(z),
    ciLower: estimate - half,
    ciUpper: estimate + half,
  };
}

const expOrNothing = (value: number): Num => (value > 709 ? null : Math.exp(value));

/** The odds ratio of an estimate and its interval. */
export function oddsRatio({
  estimate,
  ciLower,
  ciUpper,
}: Pick<WaldTest, 'estimate' | 'ciLower' | 'ciUpper'>): OddsRatio {
  return { expB: expOrNothing(estimate), expCiLower: expOrNothing(ciLower), expCiUpper: expOrNothing(ciUpper) };
}

/**
 * A coefficient with Wald's test and the interval e^(b ± z·se) of its odds ratio.
 *
 * @example
 * waldCoefficient('x', 1, 0.5, 0.95).wald // 4
 */
export function waldCoefficient(
  name: string,
  estimate: number,
  standardError: number,
  confidence: number,
): LogisticCoef {
  const { ciLower, ciUpper, ...test } = waldTest(name, estimate, standardError, confidence);
  return { ...test, df: 1, ...oddsRatio({ ...test, ciLower, ciUpper }) };
}

/**
 * How many standard errors an estimate lies from 0. Next to no error is what rounding leaves of a perfect fit.
 *
 * @example
 * inErrors(1, 0.5) // 2
 */
export function inErrors(estimate: number, standardError: number): number {
  const t = estimate / standardError;
  if (!Number.isFinite(t)) throw new StatisticsProblem('no-residual-variance', {});
  return t;
}

/** What the design of a weighted sample makes of an estimate: b ± t·se, with the degrees of freedom of the rows. */
export interface DesignTest {
  name: string;
  standardError: number;
  t: number;
  pValue: number;
  ciLower: number;
  ciUpper: number;
}

/**
 * @example
 * designTest('x', 1, 0.5, 10, 0.95).t // 2
 */
export function designTest(
  name: string,
  estimate: number,
  standardError: number,
  df: number,
  confidence: number,
): DesignTest {
  const t = inErrors(estimate, standardError);
  const half = tQuantile((1 + confidence) / 2, df) * standardError;
  return { name, standardError, t, pValue: tTwoSided(t, df), ciLower: estimate - half, ciUpper: estimate + half };
}
