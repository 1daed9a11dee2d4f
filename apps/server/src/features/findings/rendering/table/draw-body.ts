import { drawText } from '../picture/draw-text.ts';
import type { Shape } from '../picture/drawing.ts';
import { heatColour, theme } from '../theme.ts';
import type { LaidCell, LaidLine, LaidTable } from './lay-table.ts';
import { LABEL_LINES, labelRoom, labelText, lineHeights } from './line-heights.ts';
import { lettersRoom, PAD, rule, runs, SIZE, SMALL, WORDS_LINES, weightOf } from './table-look.ts';
import type { TableWidths } from './table-widths.ts';

/** The lines below the heads, with the labels on their left. */
export function drawBody(
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
  const colour = isFirst && row.head.role !== 'base' && !cell.isFaint ? theme.ink : theme.faint;
  const numbers = drawText(cell.shown, {
    ...room,
    width: room.width - lettersWide,
    mostLines: 1,
    align: 'right',
    colour,
    fontSize: isFirst ? SIZE : SMALL,
    weight: cell.isBold ? 'bold' : 'regular',
  }).shapes;
  const marks = `${cell.hasAsterisk ? '*' : ''}${cell.letters}`;
  if (marks === '') return numbers;
  // Marks hang to the right of the digits, so that the digits stand in line whether a number has any or not.
  const x = room.x + room.width - lettersWide + 1;
  const look = { fontSize: 7, weight: 'bold', colour: theme.pine, align: 'left' } as const;
  return [...numbers, { as: 'text', text: marks, x, y: room.y + 7.5, ...look }];
}
