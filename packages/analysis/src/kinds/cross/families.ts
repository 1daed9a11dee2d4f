import type { CrossTest } from './request.ts';
import type { Difference, Family } from './result.ts';

export const alphaOf: Readonly<Record<CrossTest['level'], number>> = { 0.9: 0.1, 0.95: 0.05, 0.99: 0.01 };

export const noFamily: Family = { comparisons: 0, marked: 0, sure: [] };

/**
 * What is left of differences when so many comparisons were made, by Holm: the surest first. Those whose p is not below alpha need not be
 * listed: none is left in any family, and none keeps another.
 */
export function sureOf<One extends Pick<Difference, 'pValue' | 'gap'>>(
  found: readonly One[],
  comparisons: number,
  alpha: number,
): readonly One[] {
  const inOrder = [...found].sort((a, b) => a.pValue - b.pValue || b.gap - a.gap);
  const end = inOrder.findIndex(({ pValue }, rank) => !(pValue * (comparisons - rank) < alpha));
  return end < 0 ? inOrder : inOrder.slice(0, end);
}
