import type { Num } from '../column.ts';
import { curveAt, curveCrossing } from './curve-crossing.ts';

export const priceQuestions = ['tooCheap', 'cheap', 'expensive', 'tooExpensive'] as const;
export type PriceQuestion = (typeof priceQuestions)[number];

/** The people whose prices are in order, each with the place of every answer among all prices that anybody named. */
export interface PriceAnswers {
  /** Ascending. */
  readonly prices: Float64Array;
  readonly places: Record<PriceQuestion, Int32Array>;
  readonly weights: Float64Array;
}

/** Shares (0–1) at the prices that anybody of those counted named. */
export interface PriceCurves {
  readonly prices: Float64Array;
  readonly shares: Record<PriceQuestion, Float64Array>;
}

export function priceAnswers(
  answers: Readonly<Record<PriceQuestion, Float64Array>>,
  weights: Float64Array,
  rows: readonly number[],
): PriceAnswers {
  const named = rows.flatMap(row => priceQuestions.map(question => answers[question][row]!));
  const prices = Float64Array.from(new Set(named)).sort();
  const placeOf = new Map(Array.from(prices, (price, place) => [price, place]));
  const placesOf = (question: PriceQuestion) => Int32Array.from(rows, row => placeOf.get(answers[question][row]!)!);
  return { prices, places: byQuestion(placesOf), weights: Float64Array.from(rows, row => weights[row]!) };
}

/** The four curves, each person counted as often as said: falling shares with an answer ≥ price, rising ones with one ≤ price. */
export function priceCurves({ prices, places, weights }: PriceAnswers, times?: Uint16Array): PriceCurves {
  const isNamed = new Uint8Array(prices.length);
  let total = 0;
  const steps = byQuestion(question => {
    const sums = new Float64Array(prices.length);
    total = 0;
    places[question].forEach((place, person) => {
      const count = times ? times[person]! : 1;
      if (count === 0) return;
      isNamed[place] = 1;
      sums[place]! += count * weights[person]!;
      total += count * weights[person]!;
    });
    return sums;
  });
  const kept = (_: number, place: number) => isNamed[place] === 1;
  const falls = (question: PriceQuestion) => question === 'tooCheap' || question === 'cheap';
  return {
    prices: prices.filter(kept),
    shares: byQuestion(question => cumulate(steps[question].filter(kept), total, falls(question))),
  };
}

function cumulate(steps: Float64Array, total: number, isFalling: boolean): Float64Array {
  if (isFalling) steps.reverse();
  let sum = 0;
  const curve = steps.map(step => {
    sum += step;
    return sum / total;
  });
  return isFalling ? curve.reverse() : curve;
}

export function byQuestion<Value>(give: (question: PriceQuestion) => Value): Record<PriceQuestion, Value> {
  return Object.fromEntries(priceQuestions.map(question => [question, give(question)])) as Record<PriceQuestion, Value>;
}

export const pricePointNames = ['opp', 'idp', 'pmc', 'pme'] as const;
export type PricePointName = (typeof pricePointNames)[number];

/** Which falling curve each point crosses with which rising one. */
const crossed: Record<PricePointName, readonly [PriceQuestion, PriceQuestion]> = {
  opp: ['tooCheap', 'tooExpensive'],
  idp: ['cheap', 'expensive'],
  pmc: ['tooCheap', 'expensive'],
  pme: ['cheap', 'tooExpensive'],
};

/** The price at which two curves meet; `null` when they never do. */
export function crossingPrice({ prices, shares }: PriceCurves, name: PricePointName): Num {
  const [falling, rising] = crossed[name];
  return curveCrossing(prices, shares[falling], shares[rising]);
}

export interface PsmPoint {
  price: number;
  /** Of the rising curve at that price. */
  percent: number;
}

export function crossingPoint(curves: PriceCurves, name: PricePointName): PsmPoint | null {
  const price = crossingPrice(curves, name);
  const rising = curves.shares[crossed[name][1]];
  return price === null ? null : { price, percent: 100 * curveAt(curves.prices, rising, price) };
}
