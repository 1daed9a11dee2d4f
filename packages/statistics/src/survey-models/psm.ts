import {
  type Num,
  type NumColumn,
  readNumberColumns,
  readNumbers,
  readWeights,
  requireLength,
  type WeightColumn,
} from '../column.ts';
import type { FitControl } from '../fit-control.ts';
import { requireSamples } from '../problem.ts';
import { effectiveBase } from '../weighting/effective-base.ts';
import { curveCrossing } from './curve-crossing.ts';
import {
  byQuestion,
  crossingPoint,
  type PriceQuestion,
  type PsmPoint,
  priceAnswers,
  priceCurves,
  priceQuestions,
} from './price-curves.ts';
import { type PriceDemand, priceDemand } from './price-demand.ts';
import { type BootstrapSettings, type PriceIntervals, priceIntervals } from './price-intervals.ts';

export interface PsmInput extends Record<PriceQuestion, NumColumn> {
  weights?: WeightColumn;
  /** How likely people would buy at their cheap and at their expensive price: codes of the calibration. */
  intentCheap?: NumColumn;
  intentExpensive?: NumColumn;
  settings: {
    ordering: 'strict' | 'nonStrict';
    interpolation: 'linear';
    /** Purchase probability (0–1) by code of intention. */
    calibration?: Readonly<Record<string, number>>;
    bootstrap?: BootstrapSettings;
  };
}

/** A point is `null` when its two curves never meet. */
export interface PsmResult {
  n: number;
  validN: number;
  invalidN: number;
  /** With weights: of those whose prices are in order. */
  effectiveN?: number;
  prices: number[];
  curves: Record<PriceQuestion, number[]>;
  opp: PsmPoint | null;
  idp: PsmPoint | null;
  pmc: PsmPoint | null;
  pme: PsmPoint | null;
  acceptableRange: { lower: Num; upper: Num };
  alternative: { pmc: { price: Num }; pme: { price: Num } };
  /** With intentions and a calibration. */
  nms?: PriceDemand;
  /** With `settings.bootstrap`. */
  intervals?: PriceIntervals;
}

/**
 * Van Westendorp's price meter. Used are the people whose four prices rise (`nonStrict`: do not fall). At each price that
 * anybody named: the percent who find it too cheap or cheap (answer ≥ price), expensive or too expensive (answer ≤ price).
 * Optimal price: too cheap × too expensive; indifference: cheap × expensive; the acceptable range runs from
 * too cheap × expensive to cheap × too expensive. `alternative` crosses with "not cheap" and "not expensive",
 * as in the original paper.
 *
 * @example
 * psm({ tooCheap: [1, 2], cheap: [3, 4], expensive: [5, 6], tooExpensive: [7, 8],
 *   settings: { ordering: 'strict', interpolation: 'linear' } }).idp // { price: 4.5, percent: 25 }
 */
export function psm(input: PsmInput, control?: FitControl): PsmResult {
  const { settings } = input;
  const columns = readNumberColumns(
    byQuestion(question => input[question]),
    priceQuestions,
  );
  const answers = byQuestion(question => columns[priceQuestions.indexOf(question)]!);
  const n = columns[0]!.length;
  const weights = readWeights(input.weights, n);
  const valid = validRows(columns, n, settings.ordering);
  requireSamples(valid.length, 1);
  requireSamples(valid.some(row => weights[row]! > 0) ? 1 : 0, 1);
  const people = priceAnswers(answers, weights, valid);
  const curves = priceCurves(people);
  const { tooCheap, cheap, expensive, tooExpensive } = curves.shares;
  const opposite = (curve: Float64Array) => curve.map(share => 1 - share);
  const [pmc, pme] = [crossingPoint(curves, 'pmc'), crossingPoint(curves, 'pme')];
  const nms = demand(input, answers, weights, valid, curves.prices);
  return {
    n,
    validN: valid.length,
    invalidN: n - valid.length,
    ...(input.weights === undefined ? {} : { effectiveN: effectiveBase(people.weights) }),
    prices: Array.from(curves.prices),
    curves: byQuestion(question => Array.from(curves.shares[question], share => 100 * share)),
    opp: crossingPoint(curves, 'opp'),
    idp: crossingPoint(curves, 'idp'),
    pmc,
    pme,
    acceptableRange: { lower: pmc?.price ?? null, upper: pme?.price ?? null },
    alternative: {
      pmc: { price: curveCrossing(curves.prices, tooCheap, opposite(cheap)) },
      pme: { price: curveCrossing(curves.prices, opposite(expensive), tooExpensive) },
    },
    ...(nms ? { nms } : {}),
    ...(settings.bootstrap ? { intervals: priceIntervals(people, settings.bootstrap, control) } : {}),
  };
}

function demand(
  { intentCheap, intentExpensive, settings: { calibration } }: PsmInput,
  answers: Record<PriceQuestion, Float64Array>,
  weights: Float64Array,
  rows: readonly number[],
  prices: Float64Array,
): PriceDemand | undefined {
  if (!intentCheap || !intentExpensive || !calibration) return undefined;
  requireLength(intentCheap, weights.length, 'intentCheap');
  requireLength(intentExpensive, weights.length, 'intentExpensive');
  const intentions = {
    intentCheap: readNumbers(intentCheap, 'intentCheap'),
    intentExpensive: readNumbers(intentExpensive, 'intentExpensive'),
  };
  return priceDemand({ answers, ...intentions, calibration, weights, rows, prices });
}

function validRows(answers: readonly Float64Array[], n: number, ordering: 'strict' | 'nonStrict'): number[] {
  const rises = (low: number, high: number) => (ordering === 'strict' ? low < high : low <= high);
  // A missing price is NaN, and no comparison with it holds.
  return Array.from({ length: n }, (_, row) => row).filter(row =>
    answers.slice(1).every((answer, q) => rises(answers[q]![row]!, answer[row]!)),
  );
}
