import type { DataVariable } from '../../data-set/variable.ts';

/** A category that people of a result chose. */
export interface AnsweredCategory {
  readonly code: number;
  readonly label: string;
}

/** Of a question's categories those that somebody who counts has chosen, as they were offered; then what was offered no more. */
export function answeredCategories(
  { categories = [] }: DataVariable,
  column: Float64Array,
  rows: readonly number[],
): readonly AnsweredCategory[] {
  const found = new Set(rows.map(row => column[row]!));
  const offered = categories.filter(({ code }) => found.has(code)).map(({ code, label }) => ({ code, label }));
  const known = new Set(offered.map(({ code }) => code));
  const others = [...found].filter(code => !known.has(code)).sort((a, b) => a - b);
  return [...offered, ...others.map(code => ({ code, label: String(code) }))];
}
