import type { Head } from '@wenshu/analysis';
import { lineHeight } from '../drawing/draw-text.ts';
import { wrapText } from '../drawing/wrap-text.ts';
import type { LaidTable } from './lay-table.ts';
import { PAD, SIZE, SMALL, WORDS_LINES, weightOf } from './table-look.ts';
import type { TableWidths } from './table-widths.ts';

export const LABEL_LINES = 8;

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

export const labelRoom = ({ labels }: TableWidths, level: number, across: number) =>
  labels.slice(level, level + across).reduce((sum, one) => sum + one, 0) - 2 * PAD;

export const labelText = ({ text, letter }: Head) => (letter ? `${text} (${letter})` : text);
const labelLines = (head: Head, width: number) =>
  wrapText(labelText(head), width, { fontSize: SIZE, weight: weightOf(head), mostLines: LABEL_LINES });
