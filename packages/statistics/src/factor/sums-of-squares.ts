import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';

/** How much of the variance each factor carries. */
export interface SumsOfSquares {
  total: number[];
  percent: number[];
  cumulativePercent: number[];
}

/** Of each column of loadings, in percent of the number of variables. */
export function sumsOfSquares({ rows, columns, values }: DenseMatrix): SumsOfSquares {
  const totals = Array.from({ length: columns }, (_, k) => {
    let sum = 0;
    for (let i = 0; i < rows; i++) sum += values[i * columns + k]! ** 2;
    return sum;
  });
  return shareOf(totals, rows);
}

/** Totals with their percent of a whole. */
export function shareOf(total: number[], whole: number): SumsOfSquares {
  const percent = total.map(value => (100 * value) / whole);
  let sum = 0;
  const cumulativePercent = percent.map(value => {
    sum += value;
    return sum;
  });
  return { total, percent, cumulativePercent };
}
