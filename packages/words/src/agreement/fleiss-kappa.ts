import { normalTwoSided } from '@wenshu/statistics/blocks';
import { type Interval, intervalOf } from './interval-of.ts';
import { codeRatings, countLevels, type Ratings, requireUnits } from './ratings.ts';

export interface FleissKappa {
  /** Judged by all coders; others are left out. */
  units: number;
  leftOut: number;
  coders: number;
  observed: number;
  expected: number;
  /** `null` where everything was given the same level. */
  kappa: number | null;
  /** Over units drawn at random; for the interval. */
  standardError: number | null;
  interval: Interval | null;
  /** Against κ = 0 (Fleiss, Nee and Landis 1979). */
  z: number | null;
  pValue: number | null;
  /** Of one level against all others; `null` for a level that nobody gave. */
  levels: { level: string | number; share: number; kappa: number | null }[];
}

/**
 * Agreement of any number of coders beyond chance, who need not be the same people for every unit (Fleiss 1971):
 * κ = (P̄ − P̄_e)/(1 − P̄_e), P_u = Σ n_uc(n_uc−1)/(m(m−1)), P̄_e = Σ p_c². The interval takes units as drawn at random: each unit's share in κ,
 * κ*_u = (P_u − P̄_e)/(1−P̄_e) − 2(1−κ)(Σ_c p_c n_uc/m − P̄_e)/(1−P̄_e), and Var κ = Σ(κ*_u − κ)²/(U(U−1)) (Gwet 2014).
 *
 * @example
 * fleissKappa([['a', 'a', 'a'], ['a', 'a', 'b'], ['b', 'b', 'b'], ['a', 'b', 'b']]).kappa // 0.3333333333
 */
export function fleissKappa(
  ratings: Ratings,
  { levels: order, confidence = 0.95 }: { levels?: readonly (string | number)[]; confidence?: number } = {},
): FleissKappa {
  const coded = codeRatings(ratings, order);
  requireUnits(coded.coders, 2);
  const whole = coded.units.filter(row => row.every(place => place >= 0));
  requireUnits(whole.length, 2);
  const counts = countLevels({ ...coded, units: whole });
  return {
    ...kappaOfCounts(counts, coded.coders, confidence),
    leftOut: ratings.length - whole.length,
    levels: levelKappas(counts, coded.coders, coded.levels),
  };
}

function sharesOf(counts: readonly (readonly number[])[], coders: number): number[] {
  const all = counts.length * coders;
  return counts[0]!.map((_, level) => counts.reduce((sum, row) => sum + row[level]!, 0) / all);
}

type OfCounts = Omit<FleissKappa, 'leftOut' | 'levels'>;

function kappaOfCounts(counts: readonly (readonly number[])[], m: number, confidence: number): OfCounts {
  const n = counts.length;
  const shares = sharesOf(counts, m);
  const agreed = counts.map(row => row.reduce((sum, count) => sum + count * (count - 1), 0) / (m * (m - 1)));
  const observed = agreed.reduce((sum, share) => sum + share, 0) / n;
  const expected = shares.reduce((sum, share) => sum + share * share, 0);
  const base = { units: n, coders: m, observed, expected };
  const rest = 1 - expected;
  if (rest < 1e-12) return { ...base, kappa: null, standardError: null, interval: null, z: null, pValue: null };
  const kappa = (observed - expected) / rest;
  const variance = counts.reduce((sum, row, unit) => {
    const met = row.reduce((product, count, level) => product + (shares[level]! * count) / m, 0);
    const own = (agreed[unit]! - expected - 2 * (1 - kappa) * (met - expected)) / rest;
    return sum + (own - kappa) ** 2;
  }, 0);
  const standardError = Math.sqrt(variance / (n * (n - 1)));
  const z = kappa / errorByChance(shares, n, m);
  return {
    ...base,
    kappa,
    standardError,
    interval: intervalOf(kappa, standardError, confidence),
    z,
    pValue: normalTwoSided(z),
  };
}

/** √(2/(U·m(m−1))) · √((Σpq)² − Σpq(q−p)) / Σpq. */
function errorByChance(shares: readonly number[], n: number, m: number): number {
  const spread = shares.reduce((sum, p) => sum + p * (1 - p), 0);
  const skew = shares.reduce((sum, p) => sum + p * (1 - p) * (1 - 2 * p), 0);
  return (Math.sqrt(2 / (n * m * (m - 1))) * Math.sqrt(spread ** 2 - skew)) / spread;
}

function levelKappas(
  counts: readonly (readonly number[])[],
  m: number,
  levels: readonly (string | number)[],
): FleissKappa['levels'] {
  return sharesOf(counts, m).map((share, level) => {
    const apart = counts.reduce((sum, row) => sum + row[level]! * (m - row[level]!), 0);
    const byChance = counts.length * m * (m - 1) * share * (1 - share);
    return { level: levels[level]!, share, kappa: byChance > 0 ? 1 - apart / byChance : null };
  });
}
