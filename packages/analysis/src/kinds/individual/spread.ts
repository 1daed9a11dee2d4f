import { alreadyPercent, type Percent, percentOf } from '../../exhibit/units.ts';
import { KindRefusal } from '../../kind/kind.ts';

/** How a number is spread over people. */
export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  /** Between these lies the middle half of people. */
  readonly low: number;
  readonly high: number;
}

/** What some people weigh, 1 each without a weight; nobody to tell anything of is refused. */
export function weightsAt(weights: Float64Array | undefined, rows: readonly number[]): Float64Array {
  const own = Float64Array.from(rows, row => (weights ? weights[row]! : 1));
  if (!own.some(weight => weight > 0)) throw new KindRefusal({ word: 'weight-nobody', slot: 'question' });
  return own;
}

/** As how many people they count: (Σw)²/Σw². */
export function effectiveOf(weights: Float64Array): number {
  const [sum, squares] = weights.reduce(([one, two], weight) => [one + weight, two + weight * weight], [0, 0] as [
    number,
    number,
  ]);
  return squares > 0 ? (sum * sum) / squares : 0;
}

export function meanOf(values: ArrayLike<number>, weights: Float64Array): number {
  let [sum, whole] = [0, 0];
  for (let at = 0; at < weights.length; at++) {
    sum += weights[at]! * values[at]!;
    whole += weights[at]!;
  }
  return sum / whole;
}

export function spreadOf(values: ArrayLike<number>, weights: Float64Array): Spread {
  const mean = meanOf(values, weights);
  const squares = Float64Array.from(weights, (_, at) => (values[at]! - mean) ** 2);
  const order = Array.from(weights, (_, at) => at)
    .filter(at => weights[at]! > 0)
    .sort((a, b) => values[a]! - values[b]!);
  const whole = order.reduce((sum, at) => sum + weights[at]!, 0);
  /** The first value that so much of the weight does not exceed. */
  const quantile = (share: number) => {
    let sum = 0;
    const found = order.find(at => {
      sum += weights[at]!;
      return sum >= share * whole;
    });
    return values[found ?? order.at(-1)!]!;
  };
  return { mean, deviation: Math.sqrt(meanOf(squares, weights)), low: quantile(0.25), high: quantile(0.75) };
}

/** By item: percent of people to whom it is worth most. Of equal ones the first. */
export function firstPercents(worths: readonly Float64Array[], weights: Float64Array): readonly Percent[] {
  const firsts = worths.map(() => 0);
  let whole = 0;
  for (let at = 0; at < weights.length; at++) {
    let first = 0;
    for (let item = 1; item < worths.length; item++) if (worths[item]![at]! > worths[first]![at]!) first = item;
    firsts[first]! += weights[at]!;
    whole += weights[at]!;
  }
  return firsts.map(weight => percentOf(weight, whole) ?? alreadyPercent(0));
}
