import { columnPairs } from '@wenshu/statistics';
import { defaultLeast } from '../cross/request.ts';
import { type Banner, overlapOf, type Side } from './banner-sides.ts';
import type { ShareLine } from './found.ts';

/** How many texts of each side have something, and what they weigh. */
export interface LineCounts {
  texts(line: number, side: number): number;
  weighted(line: number, side: number): number;
}

/** Everybody first, then the columns, then whoever answered each question. */
export const sidesOf = ({ everybody, columns, questions }: Banner): readonly Side[] => [
  everybody,
  ...columns,
  ...questions.map(({ answered }) => answered),
];

/** Counts lines by side; a text is in each line once. */
export function countLines(banner: Banner, lines: number, linesOf: (place: number) => Iterable<number>): LineCounts {
  const sides = sidesOf(banner);
  const texts = new Float64Array(lines * sides.length);
  const weighted = new Float64Array(lines * sides.length);
  const own = new Int32Array(sides.length);
  for (let place = 0; place < banner.everybody.isIn.length; place++) {
    let many = 0;
    for (let side = 0; side < sides.length; side++) if (sides[side]!.isIn[place]) own[many++] = side;
    const weight = banner.weightOf(place);
    for (const line of linesOf(place))
      for (let at = 0; at < many; at++) {
        const cell = line * sides.length + own[at]!;
        texts[cell]! += 1;
        weighted[cell]! += weight;
      }
  }
  return {
    texts: (line, side) => texts[line * sides.length + side]!,
    weighted: (line, side) => weighted[line * sides.length + side]!,
  };
}

const ALPHA = 0.05;

/** A line of a table: its share of everybody and of each column, and which columns it exceeds there (Bonferroni over the pairs of the line). */
export function shareLines(
  banner: Banner,
  counts: LineCounts,
  lines: readonly number[],
  idOf: (line: number) => string,
): readonly ShareLine[] {
  const { everybody, columns, questions } = banner;
  const overlaps = new Map<string, number>();
  const overlap = (a: number, b: number) => {
    const pair = `${a}:${b}`;
    const known = overlaps.get(pair) ?? overlapOf(banner, a, b);
    overlaps.set(pair, known);
    return known;
  };
  return lines.map((line): ShareLine => {
    const shareOf = (side: number, weighted: number) =>
      weighted > 0 ? Math.min(1, counts.weighted(line, side) / weighted) : null;
    const shares = columns.map((column, at) => shareOf(at + 1, column.weighted));
    const above: number[][] = columns.map(() => []);
    for (const { columns: group, mayOverlap } of questions) {
      const pairs = columnPairs(
        group.map(column => shares[column]!),
        group.map(column => columns[column]!.effective),
        { leastBase: defaultLeast.leastBase, ...(mayOverlap && { overlap: (a, b) => overlap(group[a]!, group[b]!) }) },
      );
      for (const { a, b, z, pBonferroni } of pairs)
        if (pBonferroni < ALPHA) above[group[z > 0 ? a : b]!]!.push(group[z > 0 ? b : a]!);
    }
    return {
      id: idOf(line),
      texts: counts.texts(line, 0),
      share: shareOf(0, everybody.weighted),
      shares,
      above: above.map(others => others.sort((a, b) => a - b)),
    };
  });
}
