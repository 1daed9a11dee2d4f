import { normalTwoSided, StatisticsProblem } from '@wenshu/statistics/blocks';
import { type Interval, intervalOf } from './interval-of.ts';
import { codeRatings, type Ratings, requireUnits } from './ratings.ts';

/** `linear` and `quadratic` count steps between levels; a matrix says how bad each pair of levels is, 0 on its diagonal. */
export type KappaWeights = 'none' | 'linear' | 'quadratic' | readonly (readonly number[])[];

export interface CohenKappaSettings {
  readonly weights?: KappaWeights;
  /** The order of the levels: needed where weights count steps between words. */
  readonly levels?: readonly (string | number)[];
  readonly confidence?: number;
}

export interface CohenKappa {
  /** Judged by both. */
  units: number;
  /** Of the agreement that weights give: without any, the share of equal judgements. */
  observed: number;
  /** What the two would agree by chance, each keeping to their own shares. */
  expected: number;
  /** `null` where both gave everything the same level: chance alone would agree as much. */
  kappa: number | null;
  standardError: number | null;
  interval: Interval | null;
  /** Against κ = 0, with the error that holds there. */
  pValue: number | null;
}

/**
 * Agreement of two coders beyond chance: κ = (p_o − p_e)/(1 − p_e), p_o = Σ w_ij p_ij, p_e = Σ w_ij p_i. p_.j, with w_ij = 1 where equal
 * and less the worse a pair is (Cohen 1960; 1968 with weights). The errors are those of large samples (Fleiss, Cohen and Everitt 1969):
 * with w̄_i. = Σ_j p_.j w_ij and w̄_.j = Σ_i p_i. w_ij
 * n(1−p_e)²·Var κ = Σ p_ij [w_ij − (w̄_i. + w̄_.j)(1−κ)]² − [κ − p_e(1−κ)]², and under κ = 0 with p_i.p_.j in the place of p_ij.
 *
 * @example
 * cohenKappa([['a', 'a'], ['a', 'a'], ['a', 'b'], ['b', 'b'], ['b', 'a'], ['b', 'b']]).kappa // 0.3333333333
 */
export function cohenKappa(ratings: Ratings, settings: CohenKappaSettings = {}): CohenKappa {
  const { weights = 'none', confidence = 0.95 } = settings;
  const { levels, units, coders } = codeRatings(ratings, settings.levels);
  if (ratings.length > 0 && coders !== 2) throw new StatisticsProblem('unequal-lengths', { needed: 2, got: coders });
  if ((weights === 'linear' || weights === 'quadratic') && !settings.levels && levels.some(isWord))
    throw new StatisticsProblem('invalid-setting', { setting: 'levels' });
  const judged = units.filter(([one, other]) => one! >= 0 && other! >= 0);
  requireUnits(judged.length, 2);
  const size = levels.length;
  const table = new Float64Array(size * size);
  for (const [one, other] of judged) table[one! * size + other!]! += 1 / judged.length;
  return kappaOfTable(table, agreementWeights(weights, size), judged.length, confidence);
}

const isWord = (level: string | number) => typeof level === 'string';

/** 1 − v/v_max: psych and Cohen (1968) scale disagreement so, and κ does not depend on v_max. */
function agreementWeights(weights: KappaWeights, size: number): Float64Array {
  if (typeof weights !== 'string' && (weights.length !== size || weights.some(row => row.length !== size)))
    throw new StatisticsProblem('unequal-lengths', { column: 'weights', needed: size, got: weights.length });
  const badness = (i: number, j: number) => {
    if (typeof weights !== 'string') return weights[i]![j]!;
    if (weights === 'none') return i === j ? 0 : 1;
    return weights === 'linear' ? Math.abs(i - j) : (i - j) ** 2;
  };
  const all = Float64Array.from({ length: size * size }, (_, at) => badness(Math.floor(at / size), at % size));
  const most = all.reduce((a, b) => Math.max(a, b), 0) || 1;
  return all.map(value => 1 - value / most);
}

function kappaOfTable(p: Float64Array, w: Float64Array, n: number, confidence: number): CohenKappa {
  const size = Math.sqrt(p.length);
  const [row, column, rowMean, columnMean] = Array.from({ length: 4 }, () => new Float64Array(size)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const everyCell = (visit: (at: number, i: number, j: number) => void) => {
    for (let at = 0; at < p.length; at++) visit(at, Math.floor(at / size), at % size);
  };
  everyCell((at, i, j) => {
    row[i]! += p[at]!;
    column[j]! += p[at]!;
  });
  let [observed, expected] = [0, 0];
  everyCell((at, i, j) => {
    rowMean[i]! += column[j]! * w[at]!;
    columnMean[j]! += row[i]! * w[at]!;
    observed += w[at]! * p[at]!;
    expected += w[at]! * row[i]! * column[j]!;
  });
  const base = { units: n, observed, expected };
  if (1 - expected < 1e-12) return { ...base, kappa: null, standardError: null, interval: null, pValue: null };
  const kappa = (observed - expected) / (1 - expected);
  let [spread, spreadByChance] = [0, 0];
  everyCell((at, i, j) => {
    const means = rowMean[i]! + columnMean[j]!;
    spread += p[at]! * (w[at]! - means * (1 - kappa)) ** 2;
    spreadByChance += row[i]! * column[j]! * (w[at]! - means) ** 2;
  });
  // Perfect agreement has no spread; rounding may leave a trace below 0.
  const errorOf = (sum: number, centre: number) => Math.sqrt(Math.max(0, sum - centre ** 2) / n) / (1 - expected);
  const standardError = errorOf(spread, kappa - expected * (1 - kappa));
  const byChance = errorOf(spreadByChance, expected);
  return {
    ...base,
    kappa,
    standardError,
    interval: intervalOf(kappa, standardError, confidence),
    pValue: byChance > 0 ? normalTwoSided(kappa / byChance) : null,
  };
}
