import { distributions } from '@wenshu/statistics';

/** Fewer people than this are shown with an asterisk, and nothing is concluded from them. */
export const LEAST_TO_SPEAK = 30;
/** What a model's sentences call more than chance. */
export const MODEL_ALPHA = 0.05;

/** Of R² with so many predictors: how often chance alone explains as much. 1 where nothing is left to judge by. */
export function chanceOfRSquared(rSquared: number, predictors: number, people: number): number {
  const residual = people - predictors - 1;
  if (!(residual > 0) || !(rSquared > 0)) return 1;
  if (rSquared >= 1) return 0;
  return distributions.fSf(rSquared / predictors / ((1 - rSquared) / residual), predictors, residual);
}
