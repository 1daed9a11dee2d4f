import { normalTwoSided } from '@wenshu/statistics/blocks';

export interface LogLikelihood {
  /** G². */
  value: number;
  /** χ² with one degree of freedom: twice the normal tail of its root. */
  pValue: number;
  /** The least of the four cells by chance: below 5, p is rough. */
  leastExpected: number;
}

/**
 * Whether something is as frequent in one group as in another: G² = 2·Σ O·ln(O/E) over the four cells of the table (has it or not, by group),
 * E = row·column/all (Dunning 1993). Counts may be weighted; then they are those of an effective base.
 *
 * @example
 * logLikelihood(20, 100, 10, 100).value // 3.98655573647
 */
export function logLikelihood(inGroup: number, group: number, inRest: number, rest: number): LogLikelihood {
  const all = group + rest;
  const having = inGroup + inRest;
  const cells = [
    { observed: inGroup, expected: (group * having) / all },
    { observed: inRest, expected: (rest * having) / all },
    { observed: group - inGroup, expected: (group * (all - having)) / all },
    { observed: rest - inRest, expected: (rest * (all - having)) / all },
  ];
  // Nobody, or everybody, has it: rounding may leave a trace below 0.
  const value = Math.max(
    0,
    2 *
      cells.reduce(
        (sum, { observed, expected }) => sum + (observed > 0 ? observed * Math.log(observed / expected) : 0),
        0,
      ),
  );
  return {
    value,
    pValue: normalTwoSided(Math.sqrt(value)),
    leastExpected: Math.min(...cells.map(({ expected }) => expected)),
  };
}
