import type { Head } from '@wenshu/analysis';
import { widthOf } from '../fonts.ts';
import { drawText, lineHeight } from '../picture/draw-text.ts';
import type { Drawing, Shape } from '../picture/drawing.ts';
import { wrapText } from '../picture/wrap-text.ts';
import { heatColour, theme } from '../theme.ts';
import type { LaidCell, LaidColumn, LaidLine, LaidTable } from './lay-table.ts';

const SIZE = 9;
const SMALL = 8;
const PAD = 4;
const LEAST_COLUMN = 44;
const MOST_COLUMN = 96;
const MOST_LABEL = 190;
const LEAST_LABEL = 60;
const MEASURE_MOST = 80;
const HEAD_LINES = 6;
const LABEL_LINES = 8;
const WORDS_LINES = 6;

/** Where the columns of a table stand, before anything is drawn. */
export interface TableWidths {
  /** Of the heads on the left, by level. */
  readonly labels: readonly number[];
  readonly measure: number;
  readonly columns: readonly number[];
}

const boldRoles: readonly Head['role'][] = ['group', 'net', 'total'];
const weightOf = ({ role }: Head) => (boldRoles.includes(role) ? 'bold' : 'regular');

/** As wide as the words want to be. */
export function tableWidths(table: LaidTable): TableWidths {
  const labels = Array.from({ length: table.depth }, (_, level) => {
    const wanted = table.lines.flatMap(({ heads }) =>
      heads
        .filter(head => head.level === level && head.placed.depth === 1)
        .map(({ placed: { head } }) => widthOf(head.text, SIZE, weightOf(head))),
    );
    return clamp(Math.max(0, ...wanted) + 2 * PAD, LEAST_LABEL, MOST_LABEL);
  });
  const measures = table.lines.map(({ measure }) => widthOf(measure, SMALL));
  return {
    labels,
    measure: table.hasMeasureColumn ? Math.min(MEASURE_MOST, Math.max(...measures) + 2 * PAD) : 0,
    columns: table.columns.map((column, at) => columnWidth(column, table.lines, at)),
  };
}

function columnWidth({ leaf, lettersWide }: LaidColumn, lines: readonly LaidLine[], at: number): number {
  const numbers = lines.map(({ cells }) =>
    cells[at]!.isText ? 0 : widthOf(`${cells[at]!.shown}${cells[at]!.hasAsterisk ? '*' : ''}`, SIZE, 'bold'),
  );
  const room = lettersRoom(lettersWide);
  const words = Math.min(MOST_COLUMN - 2 * PAD, widthOf(leaf.head.text, SIZE));
  return Math.max(LEAST_COLUMN, Math.max(...numbers, 0) + room + 2 * PAD, words + 2 * PAD);
}

const lettersRoom = (wide: number) => (wide === 0 ? 0 : wide * 6 + 2);
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export const labelsWidth = ({ labels, measure }: TableWidths): number =>
  labels.reduce((sum, one) => sum + one, measure);

const runs = (from: number, widths: readonly number[]) => {
  const starts = [from];
  for (const width of widths) starts.push(starts.at(-1)! + width);
  return starts;
};

/** A table with its heads, from the upper left. */
export function drawTable(table: LaidTable, widths: TableWidths): Drawing {
  const left = labelsWidth(widths);
  const columns = runs(left, widths.columns);
  const width = columns.at(-1)!;
  const head = drawHead(table, columns);
  const body = drawBody(table, widths, columns, head.height);
  return { width, height: body.bottom, shapes: [...head.shapes, ...body.shapes] };
}

export function headHeight(table: LaidTable, widths: TableWidths): number {
  return drawHead(table, runs(labelsWidth(widths), widths.columns)).height;
}

function drawHead(
  { levels, columns: laid, hasLetters }: LaidTable,
  columns: readonly number[],
): { shapes: Shape[]; height: number } {
  const room = (start: number, span: number) => columns[start + span]! - columns[start]! - 2 * PAD;
  const heights = levels.map(level =>
    Math.max(
      lineHeight(SIZE) + 2 * PAD,
      ...level
        .filter(({ depth }) => depth === 1)
        .map(({ head, start, span }) => linesOf(head, room(start, span)) * lineHeight(SIZE) + 2 * PAD),
    ),
  );
  // Leaves of several levels: what they need beyond the levels they reach over is given to the last.
  for (const [at, level] of levels.entries())
    for (const { head, start, span, depth } of level) {
      const needed = linesOf(head, room(start, span)) * lineHeight(SIZE) + 2 * PAD;
      const own = heights.slice(at, at + depth).reduce((sum, one) => sum + one, 0);
      if (needed > own) heights[at + depth - 1]! += needed - own;
    }
  /** A short head stands right above its digits, which letters beside them push to the left. */
  const aboveDigits = (head: Head, start: number) => {
    const narrow = room(start, 1) - lettersRoom(laid[start]!.lettersWide);
    return widthOf(head.text, SIZE, weightOf(head)) <= narrow ? narrow : room(start, 1);
  };
  const tops = runs(0, heights);
  const letters = hasLetters ? lineHeight(SMALL) + PAD : 0;
  const height = tops.at(-1)! + letters;
  const width = columns.at(-1)!;
  const shapes: Shape[] = [{ as: 'box', x: 0, y: 0, width, height, fill: theme.head }];
  for (const [at, level] of levels.entries())
    for (const { head, start, span, depth } of level) {
      const isGroup = (head.children?.length ?? 0) > 0;
      const box = {
        x: columns[start]! + PAD,
        width: isGroup ? room(start, span) : aboveDigits(head, start),
        fontSize: SIZE,
        weight: weightOf(head),
      } as const;
      const drawn = drawText(head.text, {
        ...box,
        y: 0,
        colour: theme.ink,
        align: isGroup ? 'center' : 'right',
        mostLines: HEAD_LINES,
      });
      // Words of a head stand at its bottom, next to what they are about.
      const y = tops[at + depth]! - PAD - drawn.height;
      shapes.push(...drawn.shapes.map(shape => (shape.as === 'text' ? { ...shape, y: shape.y + y } : shape)));
      if (isGroup) shapes.push(rule(columns[start]! + PAD, columns[start + span]! - PAD, tops[at + 1]!, theme.strong));
    }
  for (const [at, { letter, lettersWide }] of laid.entries()) {
    if (letter === '') continue;
    const space = {
      x: columns[at]! + PAD,
      width: columns[at + 1]! - columns[at]! - 2 * PAD - lettersRoom(lettersWide),
    };
    shapes.push(
      ...drawText(letter, {
        ...space,
        y: tops.at(-1)! - 2,
        fontSize: SMALL,
        weight: 'bold',
        colour: theme.pine,
        align: 'right',
      }).shapes,
    );
  }
  shapes.push(rule(0, width, 0, theme.strong), rule(0, width, height, theme.strong));
  return { shapes, height };
}

const linesOf = (head: Head, width: number) =>
  wrapText(head.text, width, { fontSize: SIZE, weight: weightOf(head), mostLines: HEAD_LINES }).length;

const rule = (x1: number, x2: number, y: number, colour: string): Shape => ({
  as: 'line',
  x1,
  x2,
  y1: y,
  y2: y,
  colour,
});

/** How high each line is; a head that needs more than its lines have gives the rest to its last. */
export function lineHeights({ lines, depth, columns }: LaidTable, widths: TableWidths): number[] {
  const heights = lines.map(({ isFirst, isLast, cells }) => {
    const words = cells.map((cell, at) =>
      cell.isText && columns[at]
        ? wrapText(cell.shown, widths.columns[at]! - 2 * PAD, { fontSize: SIZE, mostLines: WORDS_LINES }).length
        : 1,
    );
    return (
      Math.max(1, ...words) * lineHeight(isFirst ? SIZE : SMALL) +
      (isFirst ? PAD * 0.75 : 0) +
      (isLast ? PAD * 0.75 : 0)
    );
  });
  for (const [at, { heads }] of lines.entries())
    for (const { placed, level, down } of heads) {
      const width = labelRoom(widths, level, Math.min(placed.depth, depth - level));
      const needed = labelLines(placed.head, width).length * lineHeight(SIZE) + PAD * 1.5;
      const own = heights.slice(at, at + down).reduce((sum, one) => sum + one, 0);
      if (needed > own) heights[at + down - 1]! += needed - own;
    }
  return heights;
}

const labelRoom = ({ labels }: TableWidths, level: number, across: number) =>
  labels.slice(level, level + across).reduce((sum, one) => sum + one, 0) - 2 * PAD;

const labelText = ({ text, letter }: Head) => (letter ? `${text} (${letter})` : text);
const labelLines = (head: Head, width: number) =>
  wrapText(labelText(head), width, { fontSize: SIZE, weight: weightOf(head), mostLines: LABEL_LINES });

function drawBody(
  table: LaidTable,
  widths: TableWidths,
  columns: readonly number[],
  top: number,
): { shapes: Shape[]; bottom: number } {
  const { lines, depth } = table;
  const heights = lineHeights(table, widths);
  const tops = runs(top, heights);
  const labels = runs(0, widths.labels);
  const width = columns.at(-1)!;
  const shapes: Shape[] = [];
  for (const [at, line] of lines.entries()) {
    const y = tops[at]!;
    const isApart = line.row.head.role === 'statistic';
    if (isApart) shapes.push({ as: 'box', x: 0, y, width, height: heights[at]!, fill: theme.paper });
    for (const [place, cell] of line.cells.entries())
      if (cell.heat !== undefined && cell.shown !== '')
        shapes.push({
          as: 'box',
          x: columns[place]!,
          y,
          width: widths.columns[place]!,
          height: heights[at]!,
          fill: heatColour(cell.heat),
        });
    if (line.isFirst && at > 0) {
      const from = Math.min(...line.heads.map(({ level }) => level), depth - 1);
      shapes.push(rule(labels[from]!, width, y, from === 0 && depth > 1 ? theme.strong : theme.line));
    }
    const inner = y + (line.isFirst ? PAD * 0.75 : 0);
    for (const { placed, level } of line.heads) {
      const room = labelRoom(widths, level, Math.min(placed.depth, depth - level));
      const box = {
        x: labels[level]! + PAD,
        y: inner,
        width: room,
        fontSize: SIZE,
        weight: weightOf(placed.head),
      } as const;
      const colour = placed.head.role === 'base' ? theme.soft : theme.ink;
      shapes.push(...drawText(labelText(placed.head), { ...box, colour, mostLines: LABEL_LINES }).shapes);
    }
    if (line.measure !== '') {
      const box = {
        x: labels.at(-1)! + PAD,
        y: inner + 1,
        width: widths.measure - 2 * PAD,
        fontSize: SMALL,
        colour: theme.faint,
        mostLines: 1,
      };
      shapes.push(...drawText(line.measure, box).shapes);
    }
    for (const [place, cell] of line.cells.entries()) {
      const room = { x: columns[place]! + PAD, y: inner, width: widths.columns[place]! - 2 * PAD };
      shapes.push(...drawCell(cell, line, lettersRoom(table.columns[place]!.lettersWide), room));
    }
  }
  shapes.push(rule(0, width, tops.at(-1)!, theme.strong));
  for (const [place, { isFirstOfBlock }] of table.columns.entries())
    if (isFirstOfBlock)
      shapes.push({
        as: 'line',
        x1: columns[place]!,
        x2: columns[place]!,
        y1: 0,
        y2: tops.at(-1)!,
        colour: theme.line,
      });
  return { shapes, bottom: tops.at(-1)! };
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function drawCell(cell: LaidCell, { isFirst, row }: LaidLine, lettersWide: number, room: Room): Shape[] {
  if (cell.shown === '') return [];
  if (cell.isText)
    return drawText(cell.shown, { ...room, fontSize: SIZE, colour: theme.soft, align: 'left', mostLines: WORDS_LINES })
      .shapes;
  const colour = isFirst && row.head.role !== 'base' ? theme.ink : theme.faint;
  const numbers = drawText(cell.shown, {
    ...{ ...room, width: room.width - lettersWide, mostLines: 1, align: 'right', colour },
    ...{ fontSize: isFirst ? SIZE : SMALL, weight: cell.isBold ? 'bold' : 'regular' },
  }).shapes;
  const marks = `${cell.hasAsterisk ? '*' : ''}${cell.letters}`;
  if (marks === '') return numbers;
  // Marks hang to the right of the digits, so that the digits stand in line whether a number has any or not.
  const x = room.x + room.width - lettersWide + 1;
  const look = { fontSize: 7, weight: 'bold', colour: theme.pine, align: 'left' } as const;
  return [...numbers, { as: 'text', text: marks, x, y: room.y + 7.5, ...look }];
}
