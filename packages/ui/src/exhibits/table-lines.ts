import {
  type Exhibit,
  formatNumber,
  type Head,
  headLines,
  leafHeads,
  type PlacedHead,
  type Table,
} from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import type { CopiedCell } from '../clipboard/copied-cells.ts';
import { sourceWords } from './source-words.ts';
import { hasAsterisk, isNet, numbersOf } from './table-marks.ts';

type Line = readonly CopiedCell[];
type HeadGrid = readonly (readonly PlacedHead[])[];

const COVERED: CopiedCell = { text: '', isNumber: false, isCovered: true };
const EMPTY: CopiedCell = { text: '', isNumber: false };
const head = (text: string, more: Partial<CopiedCell> = {}): CopiedCell => ({
  text,
  isNumber: false,
  isHead: true,
  ...more,
});

/**
 * A table as cells for the clipboard. Every measure has a line of its own and letters have one too: a number with letters behind it would
 * be a text to a spreadsheet.
 */
export function tableLines(table: Table, language: Language): Line[] {
  const columns = leafHeads(table.columns).map(leaf => leaf.head);
  const rows = leafHeads(table.rows).map(leaf => leaf.head);
  const rowGrid = headLines(table.rows);
  const parts = rows.map((row, line) => partsOf(table, row, line, columns, language));
  const hasNames = parts.some(lines => lines.length > 1);
  const rowDepth = rowGrid.length + (hasNames ? 1 : 0);
  // Where each row begins, once measures and letters have lines of their own.
  const starts = [0];
  for (const lines of parts) starts.push(starts.at(-1)! + lines.length);
  const body = parts.flatMap((lines, line) =>
    lines.map(({ name, values }, step) => [
      ...headCells(rowGrid, starts, line, step),
      ...(hasNames ? [head(name)] : []),
      ...values,
    ]),
  );
  return framed(table, [...columnLines(headLines(table.columns), columns.length, rowDepth), ...body], language);
}

function columnLines(grid: HeadGrid, width: number, rowDepth: number): Line[] {
  return grid.map((level, place) => {
    const line: CopiedCell[] = Array.from({ length: rowDepth + width }, () => COVERED);
    if (place === 0) line[0] = head('', { columns: rowDepth, rows: grid.length });
    for (const { head: one, start, span, depth } of level)
      line[rowDepth + start] = head(titled(one), { columns: span, rows: depth });
    return line;
  });
}

const titled = ({ text, letter }: Head) => (letter ? `${text} (${letter})` : text);

/** The heads beside a line: each where its row or its group begins, covered below. */
function headCells(grid: HeadGrid, starts: readonly number[], line: number, step: number): CopiedCell[] {
  return grid.map(level => {
    const placed = level.find(({ start }) => start === line);
    if (!placed || step > 0) return COVERED;
    const { head: one, start, span, depth } = placed;
    return head(titled(one), {
      rows: starts[start + span]! - starts[start]!,
      columns: depth,
      isBold: one.role === 'net',
    });
  });
}

interface Part {
  readonly name: string;
  readonly values: readonly CopiedCell[];
}

/** A row's lines: one for each measure, one for letters where there are some. A row never vanishes, though nothing be in it. */
function partsOf(table: Table, row: Head, line: number, columns: readonly Head[], language: Language): Part[] {
  const cells = table.cells[line] ?? [];
  const numbers = columns.map((column, at) => {
    const cell = cells[at];
    if (!cell) return [];
    if (cell.text !== undefined) return [{ text: cell.text, isNumber: false }];
    const mark = hasAsterisk(cell, { row, column }) ? '*' : '';
    return numbersOf(table, cell, { row, column }).map(({ value, format }, measure) => ({
      text: `${formatNumber(format, value, language)}${measure === 0 ? mark : ''}`,
      isNumber: true,
      isBold: isNet({ row, column }),
    }));
  });
  const count = Math.max(1, ...numbers.map(own => own.length));
  const isOwn = row.format !== undefined;
  const lines = Array.from({ length: count }, (_, measure) => ({
    name: isOwn ? '' : (table.measures[measure]?.name ?? ''),
    values: numbers.map(own => own[measure] ?? EMPTY),
  }));
  const letters = cells.map(cell => ({ text: cell.letters ?? '', isNumber: false }));
  const hasLetters = letters.some(({ text }) => text !== '');
  return hasLetters ? [...lines, { name: exhibitViewTexts[language].letters, values: letters }] : lines;
}

/** The title above, and below what it is about: a table that travels says where it comes from. */
export function framed(exhibit: Exhibit, lines: readonly Line[], language: Language): Line[] {
  const width = Math.max(1, ...lines.map(line => line.length));
  const whole = (text: string, isBold = false): Line => [
    { text, isNumber: false, columns: width, isBold },
    ...Array.from({ length: width - 1 }, () => COVERED),
  ];
  const notes = exhibit.notes.map(({ text }) => whole(text));
  return [whole(exhibit.title, true), ...lines, ...notes, whole(sourceWords(exhibit.source, language).join(' · '))];
}
