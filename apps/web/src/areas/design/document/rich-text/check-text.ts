import { checkRichText, type RichText } from '@wenshu/survey-core';
import type { richTextTexts } from '@wenshu/texts/rich-text';

export interface TextLimits {
  readonly max?: number;
  readonly isRequired?: boolean;
}

/**
 * What becomes of a text when the person leaves it: unchanged, saved, or refused. An empty one that must not be empty goes back to what
 * it was (S5.42); one that is too long stays for the person to shorten (S5.41).
 */
export function judgeText(
  before: RichText,
  after: RichText,
  limits: TextLimits,
  t: Pick<(typeof richTextTexts)['zh'] | (typeof richTextTexts)['en'], 'empty' | 'tooLong'>,
): { readonly outcome: 'same' | 'save' } | { readonly outcome: 'restore' | 'stay'; readonly message: string } {
  if (isSameText(before, after)) return { outcome: 'same' };
  const problem = checkRichText(after, limits);
  if (!problem) return { outcome: 'save' };
  if (problem.problem === 'text-too-long') return { outcome: 'stay', message: t.tooLong({ max: problem.max }) };
  return { outcome: 'restore', message: t.empty };
}

/** Nobody needs to count before four fifths of the room are taken. */
export const isNearLimit = (count: number, max: number): boolean => count > max * 0.8;

export const isSameText = (a: RichText, b: RichText): boolean => a.text === b.text && a.html === b.html;
