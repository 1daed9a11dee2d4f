import {
  formatShown,
  headLines,
  type LeafHead,
  leafHeads,
  marksOf,
  type NumberFormat,
  type PlacedHead,
  type Table,
  type TableCell,
} from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';

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
}

export interface LaidColumn {
  readonly leaf: LeafHead;
  readonly letter: string;
  /** A room for letters beside its numbers, so wide. */
  readonly lettersWide: number;
  /** Begins a question of the banner. */
  readonly isFirstOfBlock: boolean;
}

export interface LaidLine {
  readonly row: LeafHead;
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
  readonly isFaint: boolean;
  readonly heat: number | undefined;
}

const NOTHING: TableCell = { values: [] };
const PLAIN: NumberFormat = { as: 'number', decimals: 0 };

export function layTable(table: Table, language: Language): LaidTable {
  const columns = leafHeads(table.columns);
  const rows = leafHeads(table.rows);
  const rowHeads = headLines(table.rows);
  const counts = rows.map((_, row) => linesOf(table, row));
  const starts = [0];
  for (const count of counts) starts.push(starts.at(-1)! + count);
  const headsAt = (at: number) =>
    rowHeads.flatMap((level, depth) =>
      level
        .filter(({ start }) => start === at)
        .map(placed => ({ placed, level: depth, down: starts[at + placed.span]! - starts[at]! })),
    );
  const lines = rows.flatMap((row, at) =>
    Array.from(
      { length: counts[at]! },
      (_, measure): LaidLine => ({
        row,
        isFirst: measure === 0,
        isLast: measure === counts[at]! - 1,
        heads: measure === 0 ? headsAt(at) : [],
        measure: row.head.format || counts[at] === 1 ? '' : (table.measures[measure]?.name ?? ''),
        cells: columns.map((column, place) => {
          const cell = table.cells[at]?.[place] ?? NOTHING;
          return layCell(cell, measure, row, column, table, language);
        }),
      }),
    ),
  );
  const laidColumns = columns.map((leaf, at) => layColumn(leaf, lines, at));
  return {
    title: table.title,
    depth: Math.max(1, rowHeads.length),
    levels: headLines(table.columns),
    columns: laidColumns,
    lines,
    hasMeasureColumn: lines.some(({ measure }) => measure !== ''),
    hasLetters: laidColumns.some(({ letter }) => letter !== ''),
  };
}

function linesOf({ cells }: Table, row: number): number {
  return Math.max(1, ...(cells[row] ?? []).map(({ values }) => values.length));
}

function layColumn(leaf: LeafHead, lines: readonly LaidLine[], at: number): LaidColumn {
  const letter = leaf.head.letter ?? '';
  const widest = Math.max(0, ...lines.map(({ cells }) => cells[at]!.letters.length));
  return {
    leaf,
    letter,
    lettersWide: letter === '' ? widest : Math.max(1, widest),
    isFirstOfBlock: at > 0 && isFirstWithin(leaf),
  };
}

/** Whether it is the first leaf of its outermost head. */
function isFirstWithin({ path }: LeafHead): boolean {
  return path.every((head, level) => level === 0 || path[level - 1]!.children?.[0] === head);
}

function layCell(
  ...[cell, measure, row, column, table, language]: [TableCell, number, LeafHead, LeafHead, Table, Language]
): LaidCell {
  const { hasAsterisk, isBold, isFaint } = marksOf(cell, row.head, column.head);
  const isFirst = measure === 0;
  const isText = cell.text !== undefined;
  const format = row.head.format ?? column.head.format ?? table.measures[measure]?.format ?? PLAIN;
  const value = isText ? undefined : cell.values[measure];
  const words = isText && isFirst ? cell.text : value === undefined ? '' : formatShown(format, value, language);
  return {
    value,
    format,
    shown: words ?? '',
    isText: isText && isFirst,
    isBold: isBold && isFirst,
    isFaint,
    heat: cell.heat,
    letters: isFirst ? (cell.letters ?? '') : '',
    hasAsterisk: isFirst && hasAsterisk && !isText && value !== undefined,
  };
}

/** The number with all its marks, for formats whose cells hold words. */
export const cellWords = ({ shown, hasAsterisk, letters }: LaidCell): string =>
  `${shown}${hasAsterisk ? '*' : ''}${letters ? ` ${letters}` : ''}`;
