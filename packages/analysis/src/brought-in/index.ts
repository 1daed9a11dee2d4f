export { checkPlans, type PlanProblem } from './check-plans.ts';
export type { ColumnPlan, PlannedOption } from './column-plan.ts';
export { guessColumn, guessColumns } from './guess-columns.ts';
export type { BadCellWord } from './judge-column.ts';
export { type BadCell, findBadCells, type LaidTable, layTable } from './lay-table.ts';
export { type Matchable, proposeMatches } from './propose-matches.ts';
export { textOf } from './read-cell.ts';
export {
  type BroughtTable,
  ColumnFiller,
  countValues,
  type KnownOfColumn,
  type TableCell,
  type TableColumn,
} from './table.ts';
