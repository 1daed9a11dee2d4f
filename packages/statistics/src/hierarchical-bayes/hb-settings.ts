import type { Num } from '../column.ts';
import { requireRange, requireWhole } from '../distributions/domain.ts';

export interface HbPrior {
  /** a of mean ~ N(0, Σ/a). */
  meanPrecision: number;
  /** ν of Σ ~ IW(ν, scale·shape). */
  degreesOfFreedom: number;
  scale: number;
  /** A positive definite matrix by rows; without it the identity. */
  shape?: readonly (readonly number[])[] | undefined;
  /** The scale is only where it begins: how far people differ is learnt with the rest (see `learn-scale.ts`). */
  isLearnt?: boolean;
}

export interface HbSettings {
  /** Made after the burn-in, by each chain. */
  draws: number;
  /** Thrown away; steps find their width in it. */
  burnIn: number;
  /** Every so manieth draw counts. */
  thin: number;
  seed: number;
  /** Without it that of R's bayesm for p coefficients: 0.01, p + 3, p + 3. */
  prior?: HbPrior;
  /** Independent runs from different beginnings, one without it. Their disagreement shows in R̂. */
  chains?: number;
}

export interface ReadHbSettings extends Required<HbSettings> {}

/** What is expected of how far people differ, before anybody has answered. */
export interface PeoplePrior {
  /** Of what one level, or one item, is worth to them; null has it learnt from the answers. */
  readonly variance: number | null;
  /** As how many people it counts, beside those who answered; at least 2. */
  readonly degrees: number;
  /** By coefficient: how they vary together when all levels vary alike. */
  readonly shape?: readonly (readonly number[])[] | undefined;
}

/**
 * The mean of Σ is variance·shape, because that of IW(ν, S) is S/(ν−p−1).
 *
 * @example
 * priorOfPeople({ variance: 2, degrees: 5 }, 4).scale // 8
 */
export function priorOfPeople({ variance, degrees, shape }: PeoplePrior, width: number): HbPrior {
  requireRange('priorDegrees', degrees, 2, 1e6);
  return {
    meanPrecision: 0.01,
    degreesOfFreedom: width + degrees,
    scale: (variance ?? 1) * (degrees - 1),
    shape,
    isLearnt: variance === null,
  };
}

/** Back from the scale to the variance that it stands for; `null` with so few degrees of freedom that Σ has no mean. */
export function varianceOfScale(scale: number, { degreesOfFreedom }: HbPrior, width: number): Num {
  const unit = degreesOfFreedom - width - 1;
  return unit > 0 ? scale / unit : null;
}

export function readHbSettings(settings: HbSettings, width: number): ReadHbSettings {
  const { draws, burnIn, thin, seed, chains = 1 } = settings;
  const prior = settings.prior ?? { meanPrecision: 0.01, degreesOfFreedom: width + 3, scale: width + 3 };
  requireWhole('draws', draws, 1, 1e7);
  requireWhole('burnIn', burnIn, 0, 1e7);
  requireWhole('thin', thin, 1, draws);
  requireWhole('chains', chains, 1, 16);
  requireRange('seed', seed, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  requireRange('meanPrecision', prior.meanPrecision, 1e-9, 1e9);
  // With fewer the prior has no finite whole.
  requireRange('degreesOfFreedom', prior.degreesOfFreedom, width, 1e9);
  requireRange('scale', prior.scale, 1e-9, 1e9);
  return { draws, burnIn, thin, seed, chains, prior };
}
