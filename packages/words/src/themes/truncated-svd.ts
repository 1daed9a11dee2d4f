import { createMatrix, type DenseMatrix, multiply, seededRandom, symmetricEigen } from '@wenshu/statistics/blocks';
import { type SparseMatrix, timesDense, transposedTimesDense } from './sparse-matrix.ts';

export interface TruncatedSvd {
  /** Descending. */
  readonly singularValues: Float64Array;
  /** U·Σ: a row for each row of the matrix. */
  readonly scores: DenseMatrix;
  /** V: a row for each column of the matrix. The sum of each column is ≥ 0, so that nothing turns over between runs. */
  readonly loadings: DenseMatrix;
}

/** More directions than are wanted are followed, so that the wanted ones settle soon. */
const SPARE = 10;
const MOST_TURNS = 60;
const STILL = 1e-9;

/**
 * The largest singular values of a sparse matrix and what belongs to them: a seeded basis is turned by AᵀA and made orthonormal again until the
 * values stand still (subspace iteration), then the small problem is solved whole.
 *
 * @example
 * truncatedSvd({ rows: 2, columns: 2, starts: [0, 1, 2], places: [0, 1], values: [3, 2] }, 1).singularValues // [3]
 */
export function truncatedSvd(matrix: SparseMatrix, wanted: number, seed = 1): TruncatedSvd {
  const least = Math.min(matrix.rows, matrix.columns);
  const width = Math.min(least, wanted + SPARE);
  const kept = Math.min(least, wanted);
  const random = seededRandom(seed);
  let basis = orthonormal(
    createMatrix(matrix.columns, width, Float64Array.from({ length: matrix.columns * width }, random.normal)),
  );
  let before = new Float64Array(kept);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const { values } = solve(matrix, basis);
    const moved = before.some((value, j) => Math.abs(values[j]! - value) > STILL * values[0]!);
    if (turn > 0 && !moved) break;
    before = values.slice(0, kept);
    basis = orthonormal(transposedTimesDense(matrix, timesDense(matrix, basis)));
  }
  const { values, vectors, image } = solve(matrix, basis);
  const turned = firstColumns(vectors, kept);
  const [scores, loadings] = [multiply(image, turned), multiply(basis, turned)];
  mirror(scores, loadings);
  return { singularValues: values.slice(0, kept), scores, loadings };
}

/** Within the space of the basis: σ² and W of (AQ)ᵀ(AQ). */
function solve(matrix: SparseMatrix, basis: DenseMatrix) {
  const image = timesDense(matrix, basis);
  const { values, vectors } = symmetricEigen(gramOf(image));
  return { values: values.map(value => Math.sqrt(Math.max(0, value))), vectors, image };
}

function gramOf({ rows, columns, values }: DenseMatrix): DenseMatrix {
  const gram = createMatrix(columns, columns);
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns; i++) {
      const left = values[row * columns + i]!;
      for (let j = 0; j < columns; j++) gram.values[i * columns + j]! += left * values[row * columns + j]!;
    }
  return gram;
}

/** Gram and Schmidt, each column twice: once leaves a trace of the others behind where columns are nearly the same. */
function orthonormal(matrix: DenseMatrix): DenseMatrix {
  const { rows, columns, values } = matrix;
  for (let j = 0; j < columns; j++) {
    const length = () => Math.sqrt(along(matrix, j, j));
    const before = length();
    for (let time = 0; time < 2; time++)
      for (let i = 0; i < j; i++) {
        const part = along(matrix, i, j);
        for (let row = 0; row < rows; row++) values[row * columns + j]! -= part * values[row * columns + i]!;
      }
    // Nothing of its own is left: the matrix has fewer directions than are followed.
    const own = length();
    const factor = own > 1e-12 * before && own > 0 ? 1 / own : 0;
    for (let row = 0; row < rows; row++) values[row * columns + j]! *= factor;
  }
  return matrix;
}

function along({ rows, columns, values }: DenseMatrix, i: number, j: number): number {
  let sum = 0;
  for (let row = 0; row < rows; row++) sum += values[row * columns + i]! * values[row * columns + j]!;
  return sum;
}

function firstColumns({ rows, columns, values }: DenseMatrix, kept: number): DenseMatrix {
  const first = createMatrix(rows, kept);
  for (let i = 0; i < rows; i++) for (let j = 0; j < kept; j++) first.values[i * kept + j] = values[i * columns + j]!;
  return first;
}

function mirror(scores: DenseMatrix, loadings: DenseMatrix): void {
  for (let j = 0; j < loadings.columns; j++) {
    let sum = 0;
    for (let i = 0; i < loadings.rows; i++) sum += loadings.values[i * loadings.columns + j]!;
    if (sum >= 0) continue;
    for (const side of [scores, loadings]) for (let i = 0; i < side.rows; i++) side.values[i * side.columns + j]! *= -1;
  }
}
