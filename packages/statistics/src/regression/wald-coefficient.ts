import type { Num } from '../column.ts';
import { normalQuantile, normalTwoSided } from '../distributions/normal.ts';

export interface LogisticCoef {
  name: string;
  estimate: number;
  standardError: number;
  z: number;
  /** z² */
  wald: number;
  df: number;
  pValue: number;
  /** e^b: the factor of the odds. `null` beyond the largest number, as its bounds. */
  expB: Num;
  expCiLower: Num;
  expCiUpper: Num;
}

/**
 * A coefficient with Wald's test z = b/se (χ² = z², df 1) and the interval e^(b ± z·se) of its odds ratio.
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
  const z = estimate / standardError;
  const half = normalQuantile((1 + confidence) / 2) * standardError;
  const exp = (value: number) => (value > 709 ? null : Math.exp(value));
  return {
    name,
    estimate,
    standardError,
    z,
    wald: z * z,
    df: 1,
    pValue: normalTwoSided(z),
    expB: exp(estimate),
    expCiLower: exp(estimate - half),
    expCiUpper: exp(estimate + half),
  };
}
