import type { NumbersAnswer } from '../_shared/filling/numbers-by-item.ts';

/** Rounded to what was typed: 0.1 + 0.2 is 0.3 to a respondent. */
export function sumOf(answer: NumbersAnswer | undefined): number {
  const sum = Object.values(answer ?? {}).reduce((total, value) => total + value, 0);
  return Number(sum.toPrecision(12));
}
