import { tQuantile } from '../distributions/student-t.ts';
import { designVariance } from '../weighting/design-variance.ts';
import { clopperPearson } from './clopper-pearson.ts';

/** A share with the error of the survey design. */
export interface ProportionDesign {
  standardError: number;
  df: number;
  /** t on the scale of log-odds, taken back. */
  logit: [number, number];
  /** Clopper–Pearson with the number of people whose share would have this error. */
  beta: [number, number];
}

/** Nothing where everybody gave the same answer: then the error says nothing. */
export function proportionDesign(
  values: Float64Array,
  weights: Float64Array,
  p: number,
  confidence: number,
): ProportionDesign | undefined {
  const df = values.length - 1;
  const spread = p * (1 - p);
  if (df < 1 || !(spread > 1e-12)) return undefined;
  const variance = designVariance(values, weights, p, values.length);
  const half = (tQuantile((1 + confidence) / 2, df) * Math.sqrt(variance)) / spread;
  const odds = Math.log(p / (1 - p));
  const back = (logit: number) => 1 / (1 + Math.exp(-logit));
  return {
    standardError: Math.sqrt(variance),
    df,
    logit: [back(odds - half), back(odds + half)],
    beta: clopperPearson(p, spread / variance, (1 - confidence) / 2),
  };
}
