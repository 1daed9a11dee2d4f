import type { Num } from '../column.ts';
import { requireConfidence, requireRange } from '../distributions/domain.ts';
import { type FitControl, reportProgress } from '../fit-control.ts';
import { seededRandom } from '../random.ts';
import { crossingPrice, type PriceAnswers, type PricePointName, priceCurves, pricePointNames } from './price-curves.ts';

export interface BootstrapSettings {
  replicates: number;
  confidence: number;
  seed: number;
}

/** `null` when no draw had the point. */
export type PriceIntervals = Record<PricePointName, { lower: Num; upper: Num }>;

const mostReplicates = 100_000;

/**
 * How far the four prices would move with other people asked: as many are drawn with replacement as there are, each bringing their
 * weight, and the middle of the prices found so is the interval. Draws whose curves do not meet are left out.
 */
export function priceIntervals(
  answers: PriceAnswers,
  { replicates, confidence, seed }: BootstrapSettings,
  control?: FitControl,
): PriceIntervals {
  requireConfidence(confidence);
  requireRange('replicates', replicates, 1, mostReplicates);
  const random = seededRandom(seed);
  const people = answers.weights.length;
  const found = Object.fromEntries(pricePointNames.map(name => [name, [] as number[]]));
  const times = new Uint16Array(people);
  for (let draw = 0; draw < replicates; draw++) {
    if (draw % 50 === 0) reportProgress(control, draw / replicates);
    times.fill(0);
    for (let i = 0; i < people; i++) times[random.below(people)]!++;
    const curves = priceCurves(answers, times);
    for (const name of pricePointNames) {
      const price = crossingPrice(curves, name);
      if (price !== null) found[name]!.push(price);
    }
  }
  reportProgress(control, 1);
  const interval = (prices: number[]) => {
    const ascending = Float64Array.from(prices).sort();
    return { lower: between(ascending, (1 - confidence) / 2), upper: between(ascending, (1 + confidence) / 2) };
  };
  return Object.fromEntries(pricePointNames.map(name => [name, interval(found[name]!)])) as PriceIntervals;
}

/** Straight lines between order statistics, the first at 0 and the last at 1. */
function between(ascending: Float64Array, share: number): Num {
  if (ascending.length === 0) return null;
  const position = (ascending.length - 1) * share;
  const below = Math.floor(position);
  const low = ascending[below]!;
  return low + (position - below) * ((ascending[below + 1] ?? low) - low);
}
