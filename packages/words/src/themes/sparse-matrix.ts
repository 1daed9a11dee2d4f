import { createMatrix, type DenseMatrix } from '@wenshu/statistics/blocks';

/** Row by row: of row i the columns `places[starts[i]..starts[i+1]]` have `values`, all others 0. */
export interface SparseMatrix {
  readonly rows: number;
  readonly columns: number;
  readonly starts: Int32Array;
  readonly places: Int32Array;
  readonly values: Float64Array;
}

export function sparseFromRows(rows: readonly ReadonlyMap<number, number>[], columns: number): SparseMatrix {
  const count = rows.reduce((sum, row) => sum + row.size, 0);
  const [starts, places, values] = [new Int32Array(rows.length + 1), new Int32Array(count), new Float64Array(count)];
  let at = 0;
  rows.forEach((row, i) => {
    for (const [place, value] of row) {
      places[at] = place;
      values[at++] = value;
    }
    starts[i + 1] = at;
  });
  return { rows: rows.length, columns, starts, places, values };
}

/** A·B, B small: rows of A are short and columns of B few. */
export function timesDense(sparse: SparseMatrix, dense: DenseMatrix): DenseMatrix {
  const product = createMatrix(sparse.rows, dense.columns);
  eachValue(sparse, (i, j, value) => addRow(product, i, dense, j, value));
  return product;
}

/** Aᵀ·B. */
export function transposedTimesDense(sparse: SparseMatrix, dense: DenseMatrix): DenseMatrix {
  const product = createMatrix(sparse.columns, dense.columns);
  eachValue(sparse, (i, j, value) => addRow(product, j, dense, i, value));
  return product;
}

export function eachValue(sparse: SparseMatrix, visit: (row: number, column: number, value: number) => void): void {
  for (let i = 0; i < sparse.rows; i++)
    for (let at = sparse.starts[i]!; at < sparse.starts[i + 1]!; at++) visit(i, sparse.places[at]!, sparse.values[at]!);
}

function addRow(target: DenseMatrix, to: number, source: DenseMatrix, from: number, factor: number): void {
  const columns = target.columns;
  for (let k = 0; k < columns; k++) target.values[to * columns + k]! += factor * source.values[from * columns + k]!;
}
