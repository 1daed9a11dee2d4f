import { columnLetter } from '@wenshu/statistics';
import { WEIGHT_UNIT } from '../../columns/group-columns.ts';
import { compareShares } from './compare-columns.ts';
import { joinLetters } from './join-letters.ts';
import { defaultCrossRequest } from './request.ts';
import type { Difference } from './result.ts';
import { PER_COLUMN, type Sums } from './tally.ts';

export interface LetteredCounts {
  /** By column, A the first. */
  readonly names: readonly string[];
  readonly bases: readonly number[];
  /** By line, then column: the letters of the columns that it is significantly above. */
  readonly letters: readonly (readonly string[])[];
  /** What is left when all comparisons of the table are counted: by place of line and columns. */
  readonly sure: readonly { readonly line: number; readonly higher: number; readonly lower: number }[];
}

/**
 * The letters of a table that was counted before: by line, then column, everybody in one line and one column, nobody weighted. The tests
 * are those of every cross table that nobody has set otherwise.
 */
export function letterCounts(counts: readonly (readonly number[])[]): LetteredCounts {
  const width = counts[0]?.length ?? 0;
  const places = Array.from({ length: width }, (_, place) => place);
  const bases = places.map(place => counts.reduce((sum, line) => sum + line[place]!, 0));
  const lines = counts.map((line, place) => ({ line: { id: String(place), codes: [place] }, sums: sumsOf(line) }));
  const none = new Map<never, never>();
  const { above, family } = compareShares(defaultCrossRequest, lines, {
    counted: { codes: none, nets: none, bases: sumsOf(bases), shared: none, crossed: none },
    compared: [{ path: 0, columns: places, mayOverlap: false }],
    columns: width,
  });
  const names = places.map(columnLetter);
  return {
    names,
    bases,
    letters: above.map(line => line.map(column => joinLetters(column, names))),
    sure: family.sure.map(toPlaces),
  };
}

const toPlaces = ({ line, higher, lower }: Difference) => ({ line: Number(line), higher, lower });

function sumsOf(counts: readonly number[]): Sums {
  const sums = new Float64Array(counts.length * PER_COLUMN);
  for (const [place, count] of counts.entries())
    sums.set([count, count * WEIGHT_UNIT, count * WEIGHT_UNIT ** 2], place * PER_COLUMN);
  return sums;
}
