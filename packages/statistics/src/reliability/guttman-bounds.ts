import type { Num } from '../column.ts';
import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';

/** Guttman's six lower bounds of reliability. `lambda6` is `null` when items determine each other exactly. */
export interface GuttmanBounds {
  lambda1: number;
  lambda2: number;
  lambda3: number;
  lambda4: number;
  lambda5: number;
  lambda6: Num;
}

/** Σ_j of a term over a row. */
export function sumRow(
  { columns, values }: DenseMatrix,
  i: number,
  term: (value: number, j: number) => number,
): number {
  let sum = 0;
  for (let j = 0; j < columns; j++) sum += term(values[i * columns + j]!, j);
  return sum;
}

/**
 * λ₁ = 1 − tr C/V; λ₂ = λ₁ + √(k/(k−1)·Σ_{i≠j}c²)/V; λ₃ = α; λ₄ = split half; λ₅ = λ₁ + 2√(max_j Σ_{i≠j}c_ij²)/V;
 * λ₆ = 1 − Σ(1/(C⁻¹)_jj)/V.
 */
export function guttmanBounds(
  covariances: DenseMatrix,
  trace: number,
  total: number,
  alpha: number,
  lambda4: number,
  uniqueVariances: Float64Array | null,
): GuttmanBounds {
  const k = covariances.rows;
  const squares = Array.from({ length: k }, (_, i) => sumRow(covariances, i, (value, j) => (i === j ? 0 : value ** 2)));
  const lambda1 = 1 - trace / total;
  const unique = uniqueVariances?.reduce((sum, value) => sum + value, 0);
  return {
    lambda1,
    lambda2: lambda1 + Math.sqrt((k / (k - 1)) * squares.reduce((sum, value) => sum + value, 0)) / total,
    lambda3: alpha,
    lambda4,
    lambda5: lambda1 + (2 * Math.sqrt(Math.max(...squares))) / total,
    lambda6: unique === undefined ? null : 1 - unique / total,
  };
}
