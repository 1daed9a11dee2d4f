export { type Attempt, attempt } from './attempt.ts';
export type {
  Cell,
  CellColumn,
  Columns,
  Matrix,
  Num,
  NumColumn,
  NumColumns,
  WeightColumn,
} from './column.ts';
export { distributions } from './distributions/distributions.ts';
export type { FitControl } from './fit-control.ts';
export { type ProblemDetails, type ProblemWord, StatisticsProblem } from './problem.ts';
export { type SeededRandom, seededRandom } from './random.ts';
