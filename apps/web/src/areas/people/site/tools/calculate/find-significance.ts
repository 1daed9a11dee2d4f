import type { ToolInputs } from '@wenshu/api-contract/kept-result';
import { columnPairs, isExactTest, type loadMeanCalculators, shareDifference } from '@wenshu/statistics/calculators';
import { confidenceBounds } from './confidence.ts';
import type { Outcome } from './outcome.ts';
import { readNumbers } from './read-number.ts';

type Inputs = ToolInputs<'significance'>;
export type SignificanceOutcome = Outcome<keyof Inputs, FoundSignificance>;
/** The module of the test of means, which is fetched by who asks for it. */
export type MeanCalculators = Awaited<ReturnType<typeof loadMeanCalculators>>;

export interface FoundSignificance {
  /** B − A: in shares of 1, or in the unit of the means. */
  readonly difference: number;
  /** Null where too few or equal answers leave none. */
  readonly interval: readonly [number, number] | null;
  readonly pValue: number;
  readonly isSignificant: boolean;
  /** By Fisher's test, since too few are expected in a cell; of means, since nobody differs from who stands beside them. */
  readonly isExact: boolean;
}

const share = { least: 0, most: 100 } as const;
const base = { least: 2, most: 1e10, isWhole: true } as const;
const shareBounds = { confidence: confidenceBounds, shareA: share, baseA: base, shareB: share, baseB: base };
const mean = { least: -1e12, most: 1e12 } as const;
const sd = { least: 0, most: 1e12 } as const;
// Fisher's test goes through as many tables as there are people.
const people = { least: 2, most: 1e6, isWhole: true } as const;
const meanBounds = {
  confidence: confidenceBounds,
  meanA: mean,
  sdA: sd,
  peopleA: people,
  meanB: mean,
  sdB: sd,
  peopleB: people,
};

/** Two shares as a cross table tests them, with the interval of a comparison of waves. */
export function findShareSignificance(inputs: Inputs): SignificanceOutcome {
  const { numbers, problems } = readNumbers(inputs, shareBounds);
  if (problems) return { problems };
  const a = { share: numbers.shareA / 100, base: numbers.baseA };
  const b = { share: numbers.shareB / 100, base: numbers.baseB };
  const [pair] = columnPairs([a.share, b.share], [a.base, b.base]);
  const isExact = isExactTest(a, b);
  const { difference, ciLower, ciUpper } = shareDifference(a, b, numbers.confidence / 100);
  // Where all or none of both have it there is nothing to test: they are equal.
  const pValue = pair?.pValue ?? 1;
  return {
    found: {
      difference,
      interval: isExact || ciLower === null || ciUpper === null ? null : [ciLower, ciUpper],
      pValue,
      isSignificant: pValue < 1 - numbers.confidence / 100,
      isExact,
    },
  };
}

/** Two means by Welch's t, as the product tests columns of numbers. */
export function findMeanSignificance(
  inputs: Inputs,
  { meanDifference, meanTests }: MeanCalculators,
): SignificanceOutcome {
  const { numbers, problems } = readNumbers(inputs, meanBounds);
  if (problems) return { problems };
  const confidence = numbers.confidence / 100;
  const a = { mean: numbers.meanA, variance: numbers.sdA ** 2, effectiveN: numbers.peopleA };
  const b = { mean: numbers.meanB, variance: numbers.sdB ** 2, effectiveN: numbers.peopleB };
  const { difference, ciLower, ciUpper } = meanDifference(a, b, confidence);
  const pValue = meanTests([a, b], 1 - confidence).pairs[0]?.pValue ?? 1;
  return {
    found: {
      difference,
      interval: ciLower === null || ciUpper === null ? null : [ciLower, ciUpper],
      pValue,
      isSignificant: pValue < 1 - confidence,
      isExact: ciLower === null,
    },
  };
}
