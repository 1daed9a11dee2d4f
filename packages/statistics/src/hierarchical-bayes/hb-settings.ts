import { requireRange, requireWhole } from '../distributions/domain.ts';

export interface HbPrior {
  /** a of mean ~ N(0, Σ/a). */
  meanPrecision: number;
  /** ν of Σ ~ IW(ν, scale·I). */
  degreesOfFreedom: number;
  scale: number;
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
