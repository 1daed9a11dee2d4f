/** What other pure packages build measures of their own with: seeds, tails, families of tests, matrices. None of it weighs more than it must (see words). */
export { compareCodePoints } from './code-point-order.ts';
export { normalQuantile, normalTwoSided } from './distributions/normal.ts';
export { createMatrix, type DenseMatrix, multiply } from './linear-algebra/dense-matrix.ts';
export { symmetricEigen } from './linear-algebra/symmetric-eigen.ts';
export { adjustPValues } from './multiple-testing/adjust-p-values.ts';
export { StatisticsProblem } from './problem.ts';
export { type SeededRandom, seededRandom } from './random.ts';
