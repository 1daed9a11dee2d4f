import type { Head } from '@wenshu/analysis';
import { drawText, lineHeight } from '../drawing/draw-text.ts';
import type { Shape } from '../drawing/drawing.ts';
import { wrapText } from '../drawing/wrap-text.ts';
import { widthOf } from '../fonts.ts';
import { theme } from '../theme.ts';
import type { LaidTable } from './lay-table.ts';
import { lettersRoom, PAD, rule, runs, SIZE, SMALL, weightOf } from './table-look.ts';

const HEAD_LINES = 6;

/** The heads above the columns, which begin and end where it is said. */
export function drawHead(
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
