import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { createMatrix } from '../linear-algebra/dense-matrix.ts';

/** What one pass over the rows of a survey leaves of two questions. */
export interface CrossCounts {
  /** Rows of the data with both answers. */
  readonly n: number;
  /** Σw by cell. */
  readonly counts: DenseMatrix;
  /** People by cell. */
  readonly people: DenseMatrix;
  /** Σw² by column, for its effective base. */
  readonly squares: Float64Array;
}

/** Counts pairs of level positions; −1 on either side leaves a row out. Without weights everybody counts once. */
export function crossCounts(
  rowCodes: Int32Array,
  columnCodes: Int32Array,
  size: { rows: number; columns: number },
  weights?: Float64Array,
): CrossCounts {
  const { rows, columns } = size;
  const people = createMatrix(rows, columns);
  // One cell more than the table has: rows without an answer go there, so that the loop does not branch.
  const nobody = rows * columns;
  const tally = new Float64Array(nobody + 1);
  const weighted = new Float64Array(nobody + 1);
  const squares = new Float64Array(columns);
  for (let i = 0; i < rowCodes.length; i++) {
    const row = rowCodes[i]!;
    const column = columnCodes[i]!;
    const cell = row < 0 || column < 0 ? nobody : row * columns + column;
    tally[cell]! += 1;
    if (weights === undefined || cell === nobody) continue;
    const weight = weights[i]!;
    weighted[cell]! += weight;
    squares[column]! += weight * weight;
  }
  people.values.set(tally.subarray(0, nobody));
  const counts = weights ? createMatrix(rows, columns, weighted.slice(0, nobody)) : people;
  if (!weights) for (let cell = 0; cell < nobody; cell++) squares[cell % columns]! += tally[cell]!;
  return { n: rowCodes.length - tally[nobody]!, counts, people, squares };
}
