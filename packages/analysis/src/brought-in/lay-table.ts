import type { BroughtCell, BroughtQuestion, ColumnShape } from '@wenshu/survey-core';
import type { ColumnPlan } from './column-plan.ts';
import { type BadCellWord, judgeColumn } from './judge-column.ts';
import { textOf } from './read-cell.ts';
import type { BroughtTable } from './table.ts';

/** Questions with what every row says to them. */
export interface LaidTable {
  readonly questions: readonly BroughtQuestion[];
  /** Of each question the columns that it is made of. */
  readonly columnsOf: readonly (readonly number[])[];
  rowOf(row: number): BroughtCell[];
}

interface LaidQuestion extends BroughtQuestion {
  readonly columns: readonly number[];
  cellOf(row: number): BroughtCell;
}

/** Columns as planned; those of one set are one question. */
export function layTable(table: BroughtTable, plans: readonly ColumnPlan[]): LaidTable {
  const laid: LaidQuestion[] = [];
  const seen = new Set<string>();
  for (const [place, plan] of plans.entries()) {
    if (plan.shape === 'skip') continue;
    if (plan.set === undefined) laid.push(single(table, place, plan, plan.shape));
    else if (!seen.has(plan.set)) {
      seen.add(plan.set);
      laid.push(setOf(table, plans, plan.set));
    }
  }
  return {
    questions: laid.map(({ columns, cellOf, ...question }) => question),
    columnsOf: laid.map(({ columns }) => columns),
    rowOf: row => laid.map(({ cellOf }) => cellOf(row)),
  };
}

function single({ columns }: BroughtTable, place: number, plan: ColumnPlan, shape: ColumnShape): LaidQuestion {
  const column = columns[place]!;
  const { options, cells } = judgeColumn(column, plan);
  return {
    name: column.name,
    title: plan.title,
    shape,
    options,
    columns: [place],
    cellOf: row => cells[column.places[row]!] ?? null,
  };
}

/** A row that says nothing in any of its columns has not answered. */
function setOf({ columns }: BroughtTable, plans: readonly ColumnPlan[], title: string): LaidQuestion {
  const members = plans.flatMap((plan, place) => (plan.set === title && plan.shape !== 'skip' ? [place] : []));
  const judged = members.map(place => judgeColumn(columns[place]!, plans[place]!));
  const options = judged.map(one => one.options[0]!);
  return {
    name: stemOf(members.map(place => columns[place]!.name)),
    title,
    shape: 'several',
    options,
    columns: members,
    cellOf(row) {
      const said = members.map((place, at) => judged[at]!.cells[columns[place]!.places[row]!] ?? null);
      return said.every(cell => cell === null) ? null : said.flatMap((cell, at) => (cell === 1 ? [at] : []));
    },
  };
}

/** What the names begin with; the first one where they have nothing in common. */
function stemOf(names: readonly string[]): string {
  const [first = ''] = names;
  let length = 0;
  while (length < first.length && names.every(name => name[length] === first[length])) length++;
  return first.slice(0, length).replace(/[\s_.:：（(-]+$/, '') || first;
}

export interface BadCell {
  readonly line: number;
  readonly column: number;
  readonly value: string;
  readonly problem: BadCellWord;
}

/** Cells that do not fit, line by line, and how many there are in each column. */
export function findBadCells(
  { columns, lines }: BroughtTable,
  plans: readonly ColumnPlan[],
  most: number,
): { readonly cells: readonly BadCell[]; readonly counts: readonly number[] } {
  const found: BadCell[] = [];
  const counts = columns.map((column, place) => {
    const { bad } = judgeColumn(column, plans[place]!);
    if (bad.size === 0) return 0;
    let count = 0;
    for (const [row, at] of column.places.entries()) {
      const problem = bad.get(at);
      if (!problem) continue;
      count++;
      if (count <= most) found.push({ line: lines[row]!, column: place, value: textOf(column.values[at]!), problem });
    }
    return count;
  });
  return { cells: found.sort((a, b) => a.line - b.line || a.column - b.column).slice(0, most), counts };
}
