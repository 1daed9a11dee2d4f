import type { Interval } from './interval-of.ts';

/** `reliable` and `tentative` hold for the lower end of the interval; `unclear` where it reaches over the lower bound. */
export type AlphaWord = 'reliable' | 'tentative' | 'unclear' | 'too-low';

/** Krippendorff (2004): rely on data with α ≥ 0.8, and draw tentative conclusions from 0.667 on. Conventions, and no tests. */
export const RELIABLE_ALPHA = 0.8;
export const TENTATIVE_ALPHA = 0.667;

/**
 * What may be said of an α: by its interval, since another sample would have given another α.
 *
 * @example
 * alphaWord({ lower: 0.62, upper: 0.91 }) // 'unclear'
 */
export function alphaWord({ lower, upper }: Interval): AlphaWord {
  if (lower >= RELIABLE_ALPHA) return 'reliable';
  if (lower >= TENTATIVE_ALPHA) return 'tentative';
  return upper < TENTATIVE_ALPHA ? 'too-low' : 'unclear';
}
