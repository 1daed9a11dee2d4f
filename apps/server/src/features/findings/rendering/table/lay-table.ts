import {
  formatNumber,
  marksOf,
  type NumberFormat,
  type PlacedHead,
  placeHeads,
  type Table,
  type TableCell,
} from '@wenshu/analysis';

/** A table as lines and columns that every format can draw: one line for each measure of a row, so that numbers stay numbers. */
export interface LaidTable {
  readonly title: string;
  /** Columns of heads on the left. */
  readonly depth: number;
  readonly hasMeasureColumn: boolean;
  readonly levels: readonly (readonly PlacedHead[])[];
  readonly columns: readonly LaidColumn[];
  /** Whether any column has a letter: a line of letters closes the head then. */
  readonly hasLetters: boolean;
  readonly lines: readonly LaidLine[];
  readonly hasAsterisk: boolean;
}

export interface LaidColumn {
  readonly placed: PlacedHead;
  readonly letter: string;
  /** A room for letters beside its numbers, so wide. */
  readonly lettersWide: number;
  /** Begins a question of the banner. */
  readonly isFirstOfBlock: boolean;
}

export interface LaidLine {
  readonly row: PlacedHead;
  /** Heads that begin in this line, and how many lines each reaches down. */
  readonly heads: readonly { readonly placed: PlacedHead; readonly level: number; readonly down: number }[];
  /** Of several, which measure it is; '' where the row has a number of its own. */
  readonly measure: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly cells: readonly LaidCell[];
}

export interface LaidCell {
  /** Undefined: nothing stands here. Null: an empty base. */
  readonly value: number | null | undefined;
  readonly format: NumberFormat;
  /** As a person reads it, without letters. */
  readonly shown: string;
  readonly isText: boolean;
  readonly letters: string;
  readonly hasAsterisk: boolean;
  readonly isBold: boolean;
  readonly differs: TableCell['differs'];
  readonly heat: number | undefined;
}

const NOTHING: TableCell = { values: [] };

export function layTable(table: Table): LaidTable {
  const columns = placeHeads(table.columns);
  const rows = placeHeads(table.rows);
  const counts = rows.leaves.map((_, row) => linesOf(table, row));
  const starts = [0];
  for (const count of counts) starts.push(starts.at(-1)! + count);
  const lines = rows.leaves.flatMap((row, at) =>
    Array.from({ length: counts[at]! }, (_, measure): LaidLine => {
      const heads = rows.levels.flatMap((level, depth) =>
        level
          .filter(({ start }) => measure === 0 && start === at)
          .map(placed => ({ placed, level: depth, down: starts[at + placed.span]! - starts[at]! })),
      );
      return {
        ...{ row, heads, isFirst: measure === 0, isLast: measure === counts[at]! - 1 },
        measure: row.head.format || counts[at] === 1 ? '' : (table.measures[measure]?.name ?? ''),
        cells: columns.leaves.map((column, place) => layCell(table, row, column, table.cells[at]?.[place] ?? NOTHING, measure)),
      };
    }),
  );
  const laidColumns = columns.leaves.map((placed, at) => layColumn(placed, lines, at));
  return {
    ...{ title: table.title, depth: rows.levels.length, levels: columns.levels, columns: laidColumns, lines },
    hasMeasureColumn: lines.some(({ measure }) => measure !== ''),
    hasLetters: laidColumns.some(({ letter }) => letter !== ''),
    hasAsterisk: lines.some(({ cells }) => cells.some(({ hasAsterisk }) => hasAsterisk)),
  };
}

function linesOf({ cells }: Table, row: number): number {
  return Math.max(1, ...(cells[row] ?? []).map(({ values }) => values.length));
}

function layColumn(placed: PlacedHead, lines: readonly LaidLine[], at: number): LaidColumn {
  const letter = placed.head.letter ?? '';
  const widest = Math.max(0, ...lines.map(({ cells }) => cells[at]!.letters.length));
  return {
    ...{ placed, letter, lettersWide: letter === '' ? widest : Math.max(1, widest) },
    isFirstOfBlock: placed.start > 0 && (placed.path.length === 1 || isFirstWithin(placed)),
  };
}

/** Whether it is the first leaf of its outermost head. */
function isFirstWithin({ path }: PlacedHead): boolean {
  return path.every((head, level) => level === 0 || path[level - 1]!.children?.[0] === head);
}

function layCell(table: Table, row: PlacedHead, column: PlacedHead, cell: TableCell, measure: number): LaidCell {
  const { hasAsterisk, isBold } = marksOf(cell, row.head, column.head);
  const isFirst = measure === 0;
  const isText = cell.text !== undefined;
  const format = row.head.format ?? column.head.format ?? table.measures[measure]?.format ?? { as: 'number', decimals: 0 };
  const value = isText ? undefined : cell.values[measure];
  const shown = isText ? (isFirst ? cell.text! : '') : value === undefined ? '' : formatNumber(value, format);
  return {
    ...{ value, format, shown, isText: isText && isFirst, isBold: isBold && isFirst },
    letters: isFirst ? (cell.letters ?? '') : '',
    hasAsterisk: isFirst && hasAsterisk && shown !== '',
    differs: isFirst ? cell.differs : undefined,
    heat: cell.heat,
  };
}

/** The number with all its marks, for formats whose cells hold words. */
export const cellWords = ({ shown, hasAsterisk, letters }: LaidCell): string =>
  `${shown}${hasAsterisk ? '*' : ''}${letters ? ` ${letters}` : ''}`;
