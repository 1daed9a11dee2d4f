import { type Num, type NumColumn, readNumberColumns, readWeights, type WeightColumn } from '../column.ts';
import { requireSamples } from '../problem.ts';
import { curveAt, curveCrossing } from './curve-crossing.ts';

const questions = ['tooCheap', 'cheap', 'expensive', 'tooExpensive'] as const;
type Question = (typeof questions)[number];

export interface PsmInput extends Record<Question, NumColumn> {
  weights?: WeightColumn;
  settings: { ordering: 'strict' | 'nonStrict'; interpolation: 'linear' };
}

export interface PsmPoint {
  price: number;
  /** Of the rising curve at that price. */
  percent: number;
}

/** A point is `null` when its two curves never meet. */
export interface PsmResult {
  n: number;
  validN: number;
  invalidN: number;
  prices: number[];
  curves: Record<Question, number[]>;
  opp: PsmPoint | null;
  idp: PsmPoint | null;
  pmc: PsmPoint | null;
  pme: PsmPoint | null;
  acceptableRange: { lower: Num; upper: Num };
  alternative: { pmc: { price: Num }; pme: { price: Num } };
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
export function psm(input: PsmInput): PsmResult {
  const answers = readNumberColumns({ ...pickQuestions(input) }, questions);
  const n = answers[0]!.length;
  const weights = readWeights(input.weights, n);
  const valid = validRows(answers, n, input.settings.ordering);
  requireSamples(valid.length, 1);
  const total = valid.reduce((sum, row) => sum + weights[row]!, 0);
  requireSamples(total > 0 ? 1 : 0, 1);
  const prices = [...new Set(valid.flatMap(row => answers.map(answer => answer[row]!)))].sort((a, b) => a - b);
  const shares = answers.map((answer, q) => shareCurve(prices, answer, weights, valid, total, q < 2));
  const [tooCheap, cheap, expensive, tooExpensive] = shares as [Curve, Curve, Curve, Curve];
  const point = (falling: Curve, rising: Curve): PsmPoint | null => {
    const price = curveCrossing(prices, falling, rising);
    return price === null ? null : { price, percent: 100 * curveAt(prices, rising, price) };
  };
  const opposite = (curve: Curve) => curve.map(share => 1 - share);
  const pmc = point(tooCheap, expensive);
  const pme = point(cheap, tooExpensive);
  const percent = (curve: Curve) => Array.from(curve, share => 100 * share);
  return {
    n,
    validN: valid.length,
    invalidN: n - valid.length,
    prices,
    curves: {
      tooCheap: percent(tooCheap),
      cheap: percent(cheap),
      expensive: percent(expensive),
      tooExpensive: percent(tooExpensive),
    },
    opp: point(tooCheap, tooExpensive),
    idp: point(cheap, expensive),
    pmc,
    pme,
    acceptableRange: { lower: pmc?.price ?? null, upper: pme?.price ?? null },
    alternative: {
      pmc: { price: curveCrossing(prices, tooCheap, opposite(cheap)) },
      pme: { price: curveCrossing(prices, opposite(expensive), tooExpensive) },
    },
  };
}

type Curve = Float64Array;

function pickQuestions({ tooCheap, cheap, expensive, tooExpensive }: PsmInput): Record<Question, NumColumn> {
  return { tooCheap, cheap, expensive, tooExpensive };
}

function validRows(answers: readonly Float64Array[], n: number, ordering: 'strict' | 'nonStrict'): number[] {
  const rises = (low: number, high: number) => (ordering === 'strict' ? low < high : low <= high);
  // A missing price is NaN, and no comparison with it holds.
  return Array.from({ length: n }, (_, row) => row).filter(row =>
    answers.slice(1).every((answer, q) => rises(answers[q]![row]!, answer[row]!)),
  );
}

/** Share of weight with an answer ≥ price (`isFalling`) or ≤ price, at each price. */
function shareCurve(
  prices: readonly number[],
  answers: Float64Array,
  weights: Float64Array,
  rows: readonly number[],
  total: number,
  isFalling: boolean,
): Curve {
  const position = new Map(prices.map((price, i) => [price, i]));
  const steps = new Float64Array(prices.length);
  for (const row of rows) steps[position.get(answers[row]!)!]! += weights[row]!;
  if (isFalling) steps.reverse();
  let sum = 0;
  const curve = steps.map(step => {
    sum += step;
    return sum / total;
  });
  return isFalling ? curve.reverse() : curve;
}
