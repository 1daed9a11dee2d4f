import { checkQuotesKept, checkRichText, limits, type RichText } from '@wenshu/survey-core';
import type { WantedText } from './wanted-texts.ts';

/** Places that something fills in later; they are the same in every language. */
const PLACEHOLDER = /\$?\{\{?[^{}\n]{1,60}\}?\}|%[sd]\b/g;

/** Proposed words as the text they would be; undefined where they lost, doubled or made up a quote, a mark or a placeholder, or are too long. */
export function judgeTranslation(
  { base, tokens }: Pick<WantedText, 'base' | 'tokens'>,
  words: string,
): RichText | undefined {
  const made = tokens.restore(words);
  if (!made || (made.text.trim() === '' && made.html === undefined)) return undefined;
  if (checkRichText(made, { max: limits.longText }) || checkQuotesKept(base, made)) return undefined;
  return placeholdersOf(base.text) === placeholdersOf(made.text) ? made : undefined;
}

const placeholdersOf = (text: string): string => (text.match(PLACEHOLDER) ?? []).sort().join('\n');
