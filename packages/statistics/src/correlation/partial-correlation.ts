import { isConstant, type Num } from '../column.ts';
import { cholesky, choleskyInverse } from '../linear-algebra/cholesky.ts';
import { requireSamples } from '../problem.ts';
import { effectiveBase } from '../weighting/effective-base.ts';
import { testCorrelation } from './association.ts';
import { correlationMatrix } from './correlation-matrix.ts';
import { clampCorrelation } from './pearson.ts';

export interface PartialCorrelation {
  coefficient: Num[][];
  pValue: Num[][];
  df: number;
}

/**
 * The correlation of each pair given all other columns: −a_ij/√(a_ii·a_jj) with A = R⁻¹; t-test with
 * df = n − 2 − (p − 2). A constant column has no correlations and, held fixed, changes none: it is left out of p. With weights n is
 * the effective base.
 *
 * @example
 * partialCorrelation([[1, 2, 3, 4], [2, 1, 4, 3]].map(column => Float64Array.from(column)), ['a', 'b']).df // 2
 */
export function partialCorrelation(
  columns: readonly Float64Array[],
  names: readonly string[],
  weights?: Float64Array,
): PartialCorrelation {
  const varying = columns.map((_, i) => i).filter(i => !isConstant(columns[i]!));
  const n = columns[0]?.length ?? 0;
  const df = (weights ? effectiveBase(weights) : n) - varying.length;
  requireSamples(n, varying.length + 1);
  const factor = cholesky(
    correlationMatrix(
      varying.map(i => columns[i]!),
      weights,
    ),
    varying.map(i => names[i]!),
  );
  const inverse = choleskyInverse(factor);
  const size = varying.length;
  const empty = () => columns.map(() => columns.map((): Num => null));
  const coefficient = empty();
  const pValue = empty();
  varying.forEach((i, a) => {
    coefficient[i]![i] = 1;
    varying.slice(0, a).forEach((j, b) => {
      const scale = Math.sqrt(inverse.values[a * size + a]! * inverse.values[b * size + b]!);
      const tested = testCorrelation(clampCorrelation(-inverse.values[a * size + b]! / scale), df);
      for (const [row, column] of [
        [i, j],
        [j, i],
      ] as const) {
        coefficient[row]![column] = tested.coefficient;
        pValue[row]![column] = tested.pValue;
      }
    });
  });
  return { coefficient, pValue, df };
}
