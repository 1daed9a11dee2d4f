export type Point = readonly [x: number, y: number];

/** `x,y; x,y` as the data keep clicks. */
export function pointsIn(text: string): readonly Point[] {
  return text.split(';').flatMap(part => {
    const [x, y, ...more] = part.split(',').map(Number);
    const isPlace = more.length === 0 && isFraction(x) && isFraction(y);
    return isPlace ? [[x, y] as const] : [];
  });
}

const isFraction = (value: number | undefined): value is number => value !== undefined && value >= 0 && value <= 1;

export interface Density {
  readonly columns: number;
  readonly rows: number;
  /** Row by row, 0 to 1: the densest place is 1. */
  readonly values: readonly number[];
}

/** As far as a finger reaches, in cells. */
const SPREAD = 1.5;
const REACH = 4;
const weights = Array.from({ length: 2 * REACH + 1 }, (_, at) => Math.exp(-((at - REACH) ** 2) / (2 * SPREAD ** 2)));

/** How densely points lie, each smeared over the cells around it: single clicks beside each other become one place. */
export function densityOf(points: readonly Point[], columns: number, rows: number): Density {
  const values = new Float64Array(columns * rows);
  for (const [x, y] of points) {
    const column = Math.min(columns - 1, Math.floor(x * columns));
    const row = Math.min(rows - 1, Math.floor(y * rows));
    values[row * columns + column]! += 1;
  }
  const smeared = smearedAlong(smearedAlong(values, { columns, rows, step: 1 }), { columns, rows, step: columns });
  const most = smeared.reduce((sofar, value) => Math.max(sofar, value), 0);
  return { columns, rows, values: Array.from(smeared, value => (most > 0 ? round(value / most) : 0)) };
}

/** Along rows (a step of one cell) or columns (a step of a whole row). */
function smearedAlong(
  values: Float64Array,
  { columns, rows, step }: { readonly columns: number; readonly rows: number; readonly step: number },
): Float64Array {
  const length = step === 1 ? columns : rows;
  const smeared = new Float64Array(values.length);
  for (const [at, value] of values.entries()) {
    if (value === 0) continue;
    const place = step === 1 ? at % columns : Math.floor(at / columns);
    for (let off = -REACH; off <= REACH; off++)
      if (place + off >= 0 && place + off < length) smeared[at + off * step]! += value * weights[off + REACH]!;
  }
  return smeared;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
