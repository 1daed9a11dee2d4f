import type { ToolInputs } from '@wenshu/api-contract/kept-result';
import { type ShareMargin, shareMargin } from '@wenshu/statistics/calculators';
import { confidenceBounds, SMALL_BASE } from './confidence.ts';
import type { Outcome } from './outcome.ts';
import { readNumbers } from './read-number.ts';

const bounds = {
  n: { least: 1, most: 1e10, isWhole: true },
  share: { least: 0, most: 100 },
  confidence: confidenceBounds,
  population: { least: 1, most: 1e10, isWhole: true, isOptional: true },
  designEffect: { least: 0.1, most: 100, isOptional: true },
} as const;

export interface FoundMargin extends ShareMargin {
  /** Too few for a firm word. Whoever asked everybody is as sure as can be. */
  readonly isSmall: boolean;
  readonly isEverybody: boolean;
}

/** Between which shares the population's lies, from the share among those who answered. */
export function findMargin(inputs: ToolInputs<'margin'>): Outcome<keyof ToolInputs<'margin'>, FoundMargin> {
  const { numbers, problems } = readNumbers(inputs, bounds);
  if (problems) return { problems };
  const { n, share, confidence, population, designEffect } = numbers;
  const isLimited = !Number.isNaN(population);
  if (isLimited && population < n) return { problems: { population: { word: 'below-answers', least: n } } };
  const found = shareMargin({
    n,
    p: share / 100,
    confidence: confidence / 100,
    ...(isLimited && { populationSize: population }),
    ...(!Number.isNaN(designEffect) && { designEffect }),
  });
  const { effectiveN } = found;
  return {
    found: { ...found, isSmall: effectiveN !== null && effectiveN < SMALL_BASE, isEverybody: effectiveN === null },
  };
}
