import {
  type BadCell,
  type BroughtTable,
  type ColumnPlan,
  checkPlans,
  countValues,
  findBadCells,
  textOf,
} from '@wenshu/analysis/brought-in';
import { type ImportColumnPlan, type ImportPreview, MOST_BAD_CELLS } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';

const EXAMPLES = 4;
const LONGEST_EXAMPLE = 60;

interface Previewed {
  readonly draftId: string;
  readonly fileName: string;
}

/** Whole, so that a person can name it as a missing one; what is too long by its beginning. */
export function shownValue({ value, problem }: BadCell): string {
  return problem === 'too-long' ? `${value.slice(0, LONGEST_EXAMPLE)}…` : value;
}

/** What a person looks at before anything is imported. */
export function presentPreview(of: Previewed, table: BroughtTable, plans: readonly ColumnPlan[]): ImportPreview {
  const { cells, counts } = findBadCells(table, plans, MOST_BAD_CELLS);
  return {
    ...of,
    rows: table.lines.length,
    columns: table.columns.map((column, place) => ({
      ...(plans[place] as ImportColumnPlan),
      name: column.name,
      distinct: column.values.length,
      bad: counts[place]!,
      filled: countValues(column).reduce((sum, count) => sum + count, 0),
      examples: column.values.slice(0, EXAMPLES).map(value => textOf(value).slice(0, LONGEST_EXAMPLE)),
    })),
    badCells: cells.map(cell => ({ ...cell, value: shownValue(cell) })),
    problems: checkPlans(table, plans, questionTypes),
  };
}
