import type { AttributeColumns, CbcAttribute } from '../choice/cbc-coding.ts';
import { type LevelCoding, levelUtility, rangeOf } from '../choice/level-coding.ts';

export type HbPartWorth =
  | { attribute: string; type: 'categorical'; levels: { level: string; utility: number }[] }
  | { attribute: string; type: 'linear'; slope: number };

/** One respondent's part-worths, or an average one's: coding is linear, so the mean of part-worths is that of the means. */
export function partWorthsOf(
  coefficients: ArrayLike<number>,
  attributes: readonly CbcAttribute[],
  { first }: AttributeColumns,
  coding: LevelCoding,
): HbPartWorth[] {
  return attributes.map((attribute, a) => {
    const start = first[a]!;
    if (attribute.type === 'linear') {
      return { attribute: attribute.name, type: 'linear', slope: coefficients[start]! };
    }
    const { name, levels } = attribute;
    const utility = (i: number) => levelUtility(i, levels.length, start, coefficients, coding);
    return { attribute: name, type: 'categorical', levels: levels.map((level, i) => ({ level, utility: utility(i) })) };
  });
}

/** 100·range/Σranges by attribute, a linear one's range being |slope| times the range of what was shown. */
export function importanceOf(partWorths: readonly HbPartWorth[], shownRanges: readonly number[]): number[] {
  const ranges = partWorths.map((worth, a) =>
    worth.type === 'linear'
      ? Math.abs(worth.slope) * shownRanges[a]!
      : rangeOf(worth.levels.map(level => level.utility)),
  );
  const whole = ranges.reduce((sum, range) => sum + range, 0);
  return ranges.map(range => (whole > 0 ? (100 * range) / whole : 0));
}

/** By attribute: between the least and the largest value shown. */
export function shownRanges(attributes: readonly CbcAttribute[], shown: readonly ArrayLike<number>[]): number[] {
  return attributes.map((_, a) => {
    const values = Float64Array.from(shown, alternative => alternative[a]!);
    const least = values.reduce((found, value) => Math.min(found, value), Number.POSITIVE_INFINITY);
    const most = values.reduce((found, value) => Math.max(found, value), Number.NEGATIVE_INFINITY);
    return values.length > 0 ? most - least : 0;
  });
}
