import { MOST_PROPOSED_TITLES, type ProposedTitle, type WordingWish } from '@wenshu/api-contract';
import { checkRichText, type RichText } from '@wenshu/survey-core';
import type { TokenisedTitle } from './title-tokens.ts';

export interface WrittenTitle {
  readonly words: string;
  readonly mend: ProposedTitle['mend'];
}

export interface JudgedTitles {
  readonly proposals: ProposedTitle[];
  readonly dropped: number;
}

const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** What of it can be shown: with every quote and mark, other than what stands there, shorter where that was the wish, and one that the edit would take. */
export function judgeTitles(
  written: readonly WrittenTitle[],
  { title, tokens, wish }: { readonly title: RichText; readonly tokens: TokenisedTitle; readonly wish: WordingWish },
): JudgedTitles {
  const seen = new Set([plain(title.text)]);
  const proposals: ProposedTitle[] = [];
  let isSame = 0;
  for (const { words, mend } of written) {
    // A rule that finds nothing says the words again: that is no proposal, and none that was lost.
    if (words === tokens.words) isSame += 1;
    const made = tokens.restore(words);
    if (!made || checkRichText(made) || seen.has(plain(made.text))) continue;
    if (wish === 'shorten' && made.text.length >= title.text.length) continue;
    seen.add(plain(made.text));
    proposals.push({ title: made, mend });
  }
  const shown = proposals.slice(0, MOST_PROPOSED_TITLES);
  return { proposals: shown, dropped: written.length - isSame - shown.length };
}
