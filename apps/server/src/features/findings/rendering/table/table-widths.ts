import { widthOf } from '../fonts.ts';
import type { LaidColumn, LaidLine, LaidTable } from './lay-table.ts';
import { lettersRoom, PAD, SIZE, SMALL, weightOf } from './table-look.ts';

const LEAST_COLUMN = 44;
const MOST_COLUMN = 96;
const MOST_LABEL = 190;
const LEAST_LABEL = 60;
const MEASURE_MOST = 80;

/** Where the columns of a table stand, before anything is drawn. */
export interface TableWidths {
  /** Of the heads on the left, by level. */
  readonly labels: readonly number[];
  readonly measure: number;
  readonly columns: readonly number[];
}

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

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export const labelsWidth = ({ labels, measure }: TableWidths): number =>
  labels.reduce((sum, one) => sum + one, measure);
