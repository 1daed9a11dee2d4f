import type { Num } from '../column.ts';
import { chiSquareSf } from '../distributions/chi-square.ts';
import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';

/** `null` when all correlations are exactly 0: then nothing is common, and nothing partial either. */
export interface Kmo {
  overall: Num;
  perVariable: Num[];
}

/**
 * Kaiser, Meyer and Olkin's measure Σr²/(Σr²+Σq²) over i ≠ j, with the partial correlations
 * q_ij = −a_ij/√(a_ii·a_jj) of A = R⁻¹; `perVariable` is the same by row.
 *
 * @example
 * kmo(matrixFromRows([[1, 0.5], [0.5, 1]]), matrixFromRows([[4 / 3, -2 / 3], [-2 / 3, 4 / 3]])).overall // 0.5
 */
export function kmo({ rows: size, values: r }: DenseMatrix, { values: a }: DenseMatrix): Kmo {
  const simple = new Float64Array(size);
  const partial = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      if (i === j) continue;
      simple[i]! += r[i * size + j]! ** 2;
      partial[i]! += a[i * size + j]! ** 2 / (a[i * size + i]! * a[j * size + j]!);
    }
  }
  const share = (common: number, rest: number) => (common + rest > 0 ? common / (common + rest) : null);
  const total = (parts: Float64Array) => parts.reduce((sum, part) => sum + part, 0);
  return {
    overall: share(total(simple), total(partial)),
    perVariable: Array.from(simple, (common, i) => share(common, partial[i]!)),
  };
}

/**
 * Bartlett's test that all correlations are 0: χ² = −(n−1−(2p+5)/6)·ln|R|, df = p(p−1)/2.
 *
 * @example
 * bartlett(Math.log(0.75), 2, 20).chiSquare // 5.034436268
 */
export function bartlett(logDeterminant: number, p: number, n: number) {
  const df = (p * (p - 1)) / 2;
  // −0 of an identity matrix becomes 0.
  const chiSquare = Math.max(0, -(n - 1 - (2 * p + 5) / 6) * logDeterminant);
  return { chiSquare, df, pValue: chiSquareSf(chiSquare, df) };
}
