import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';

export type LevelCoding = 'effects' | 'dummy';

export interface LevelWorth {
  level: string;
  utility: number;
  standardError: number;
}

/**
 * Columns of an attribute for one of its levels: one per level but the last, which is −1 everywhere (effects: utilities
 * sum to 0) or 0 everywhere (dummy: its utility is 0).
 *
 * @example
 * codeLevel(2, 3, 'effects') // [-1, -1]
 */
export function codeLevel(level: number, levels: number, coding: LevelCoding): number[] {
  const isLast = level === levels - 1;
  return Array.from({ length: levels - 1 }, (_, j) => {
    if (isLast) return coding === 'effects' ? -1 : 0;
    return j === level ? 1 : 0;
  });
}

/** The utility of one of an attribute's levels, its columns beginning at `first`. */
export function levelUtility(
  level: number,
  levels: number,
  first: number,
  estimates: ArrayLike<number>,
  coding: LevelCoding,
): number {
  return codeLevel(level, levels, coding).reduce((sum, value, j) => sum + value * estimates[first + j]!, 0);
}

/** Utilities of all levels with their standard errors; the last one's by the delta method. */
export function levelWorths(
  levels: readonly string[],
  first: number,
  estimates: Float64Array,
  covariance: DenseMatrix,
  coding: LevelCoding,
): LevelWorth[] {
  return levels.map((level, i) => {
    const code = codeLevel(i, levels.length, coding);
    const utility = levelUtility(i, levels.length, first, estimates, coding);
    const variance = code.reduce(
      (sum, a, i) =>
        sum +
        code.reduce((part, b, j) => part + a * b * covariance.values[(first + i) * covariance.columns + first + j]!, 0),
      0,
    );
    return { level, utility, standardError: Math.sqrt(Math.max(0, variance)) };
  });
}

export function rangeOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}
