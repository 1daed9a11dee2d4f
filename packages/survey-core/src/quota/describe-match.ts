import type { AxisMatch, Question } from '../document/questionnaire.ts';
import type { Id } from '../ids.ts';

export interface MatchWords {
  /** For an option that is gone. */
  readonly hidden: string;
  atMost(range: { max: string }): string;
  atLeast(range: { min: string }): string;
  between(range: { min: string; max: string }): string;
}

/** What an axis of a cell asks for, in words: an option, several taken together, or a range of numbers. */
export function describeAxis(
  question: Pick<Question, 'items'> | undefined,
  match: AxisMatch,
  words: MatchWords,
): string {
  const titleOf = (itemId: Id) => question?.items[itemId]?.title.text ?? words.hidden;
  if (typeof match === 'string') return titleOf(match);
  if (Array.isArray(match)) return match.map(titleOf).join(' + ');
  const { min, max } = match as { min?: number; max?: number };
  if (min === undefined) return words.atMost({ max: String(max) });
  if (max === undefined) return words.atLeast({ min: String(min) });
  return words.between({ min: String(min), max: String(max) });
}
