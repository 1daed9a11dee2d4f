import type { ToolInputs } from '@wenshu/api-contract/kept-result';
import { sampleSize } from '@wenshu/statistics/calculators';
import { confidenceBounds } from './confidence.ts';
import type { Outcome } from './outcome.ts';
import { readNumbers } from './read-number.ts';

const bounds = {
  margin: { least: 0.1, most: 50 },
  confidence: confidenceBounds,
  population: { least: 1, most: 1e10, isWhole: true, isOptional: true },
  share: { least: 0.1, most: 99.9 },
  response: { least: 0.1, most: 100 },
} as const;

export interface FoundSampleSize {
  readonly answers: number;
  readonly invitations: number;
  /** More would have to be invited than there are. */
  readonly isBeyondPopulation: boolean;
  /** So few of one kind are expected that the margin, which is the normal one, is only rough. */
  readonly isRough: boolean;
}

const LEAST_EXPECTED = 5;

/** How many answers a share needs to be as sure as asked, and how many people have to be invited for them. */
export function findSampleSize(
  inputs: ToolInputs<'sample-size'>,
): Outcome<keyof ToolInputs<'sample-size'>, FoundSampleSize> {
  const { numbers, problems } = readNumbers(inputs, bounds);
  if (problems) return { problems };
  const { margin, confidence, population, share, response } = numbers;
  const isLimited = !Number.isNaN(population);
  const { n: answers } = sampleSize({
    marginOfError: margin / 100,
    p: share / 100,
    confidence: confidence / 100,
    ...(isLimited && { populationSize: population }),
  });
  // Rounding must not ask for one more: 60 of 20 % is 300.
  const invitations = Math.ceil((answers * 100) / response - 1e-9);
  return {
    found: {
      answers,
      invitations,
      isBeyondPopulation: isLimited && invitations > population,
      isRough: (answers * Math.min(share, 100 - share)) / 100 < LEAST_EXPECTED,
    },
  };
}
