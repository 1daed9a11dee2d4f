import { codeRatings, countLevels, type Ratings, requireUnits } from './ratings.ts';

export interface AgreementShare {
  /** Units that two coders or more judged. */
  units: number;
  /** 0 to 1. Says nothing about what chance alone would give. */
  share: number;
}

/**
 * Per cent agreement: of the pairs of coders who judged a unit, the share that gave it the same, averaged over units:
 * Σᵤ Σ_c n_uc(n_uc−1) / (m_u(m_u−1)) / U. A unit counts as one, however many coders judged it; one judged by a single coder not at all.
 *
 * @example
 * agreementShare([['price', 'price', 'price'], ['price', 'service', null], ['service', 'price', 'price']]).share // 0.4444444444
 */
export function agreementShare(ratings: Ratings): AgreementShare {
  const shares = countLevels(codeRatings(ratings)).flatMap(counts => {
    const judges = counts.reduce((sum, count) => sum + count, 0);
    return judges < 2 ? [] : [counts.reduce((sum, n) => sum + n * (n - 1), 0) / (judges * (judges - 1))];
  });
  requireUnits(shares.length, 1);
  return { units: shares.length, share: shares.reduce((sum, share) => sum + share, 0) / shares.length };
}
