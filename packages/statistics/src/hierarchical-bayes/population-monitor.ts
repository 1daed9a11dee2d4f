import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { multiply } from '../linear-algebra/dense-matrix.ts';
import type { UpperLevel } from './upper-level.ts';

/** How many points of a chain's way are kept for a chart. */
const tracePoints = 200;

/** What one chain says of the population, in the terms of the reader: means first, then variances. */
export interface ChainRecord {
  /** By figure, sum over all draws that count. */
  readonly totals: Float64Array;
  readonly kept: number;
  /** By half of the draws, then by figure. Without two draws in each half there are none. */
  readonly halves: readonly HalfChain[];
  readonly trace: { readonly iterations: number[]; readonly means: number[][] };
}

export interface HalfChain {
  count: number;
  readonly means: Float64Array;
  /** Σ(x−x̄)² */
  readonly squares: Float64Array;
}

export interface PopulationMonitor {
  /** Every iteration, burn-in included. */
  watch(iteration: number, level: UpperLevel): void;
  /** A draw that counts. */
  keep(level: UpperLevel): void;
  finish(): ChainRecord;
}

/** `view` gives what is told of the coefficients that are sampled: view·mean, and the diagonal of view·Σ·viewᵀ. */
export function monitorPopulation(view: DenseMatrix, iterations: number, draws: number): PopulationMonitor {
  const figures = new Float64Array(2 * view.rows);
  const totals = new Float64Array(2 * view.rows);
  const half = Math.floor(draws / 2);
  const halves = half < 2 ? [] : [emptyHalf(figures.length), emptyHalf(figures.length)];
  const trace = { iterations: [] as number[], means: Array.from({ length: view.rows }, () => [] as number[]) };
  const stride = Math.ceil(iterations / tracePoints);
  let kept = 0;
  return {
    watch(iteration, { mean }) {
      if ((iteration + 1) % stride !== 0) return;
      trace.iterations.push(iteration + 1);
      for (let i = 0; i < view.rows; i++) trace.means[i]!.push(viewed(view, i, mean));
    },
    keep(level) {
      readFigures(figures, view, level);
      for (let i = 0; i < figures.length; i++) totals[i]! += figures[i]!;
      if (kept < half) addToHalf(halves[0], figures);
      else if (kept >= draws - half) addToHalf(halves[1], figures);
      kept += 1;
    },
    finish: () => ({ totals, kept, halves, trace }),
  };
}

const emptyHalf = (size: number): HalfChain => ({
  count: 0,
  means: new Float64Array(size),
  squares: new Float64Array(size),
});

/** Welford's running mean and sum of squares. */
function addToHalf(half: HalfChain | undefined, figures: Float64Array): void {
  if (!half) return;
  half.count += 1;
  for (let i = 0; i < figures.length; i++) {
    const before = figures[i]! - half.means[i]!;
    half.means[i]! += before / half.count;
    half.squares[i]! += before * (figures[i]! - half.means[i]!);
  }
}

function readFigures(figures: Float64Array, view: DenseMatrix, { mean, root }: UpperLevel): void {
  const spread = multiply(view, root);
  for (let i = 0; i < view.rows; i++) {
    figures[i] = viewed(view, i, mean);
    let variance = 0;
    for (let k = 0; k < root.columns; k++) variance += spread.values[i * root.columns + k]! ** 2;
    figures[view.rows + i] = variance;
  }
}

function viewed({ columns, values }: DenseMatrix, row: number, coefficients: Float64Array): number {
  let sum = 0;
  for (let j = 0; j < columns; j++) sum += values[row * columns + j]! * coefficients[j]!;
  return sum;
}
