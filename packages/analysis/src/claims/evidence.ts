import { distributions } from '@wenshu/statistics';

export { LEAST_TO_SPEAK } from './least-to-speak.ts';

/** What a model's sentences call more than chance. */
export const MODEL_ALPHA = 0.05;

/** Of R² with so many predictors: how often chance alone explains as much. 1 where nothing is left to judge by. */
export function chanceOfRSquared(rSquared: number, predictors: number, people: number): number {
  const residual = people - predictors - 1;
  if (!(residual > 0) || !(rSquared > 0)) return 1;
  if (rSquared >= 1) return 0;
  return distributions.fSf(rSquared / predictors / ((1 - rSquared) / residual), predictors, residual);
}
