import { normalQuantile } from '@wenshu/statistics/blocks';

export interface KappaReachSettings {
  /** Of answers that a coder gives the code: 0 to 1, neither end. */
  readonly share: number;
  /** What κ is taken to be. */
  readonly kappa: number;
  readonly confidence?: number;
}

/**
 * How far κ of two coders and one code may be off with so many answers, either way: z·√Var with
 * Var κ = (1−κ)/n · [(1−κ)(1−2κ) + κ(2−κ)/(2p(1−p))], for coders who give the code alike often (Bloch and Kraemer 1989). Before anything is coded
 * neither p nor κ is known: it is as good as what they are taken to be.
 *
 * @example
 * kappaReach(100, { share: 0.25, kappa: 0.7 }) // 0.1630426173
 */
export function kappaReach(units: number, { share, kappa, confidence = 0.95 }: KappaReachSettings): number {
  const spread = (1 - kappa) * (1 - 2 * kappa) + (kappa * (2 - kappa)) / (2 * share * (1 - share));
  return normalQuantile((1 + confidence) / 2) * Math.sqrt(((1 - kappa) / units) * spread);
}
