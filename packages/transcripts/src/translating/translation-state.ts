import type { Transcript, Turn } from '../document/transcript.ts';
import { isStale } from '../document/transcript-changes.ts';

export const translationStandings = ['none', 'draft', 'checked', 'stale'] as const;
/** How far the translation of a turn is. `stale`: the turn says something else since. */
export type TranslationStanding = (typeof translationStandings)[number];

/** `empty`: nothing is said that could be translated. */
export function translationStateOf(turn: Turn): TranslationStanding | 'empty' {
  if (turn.translation === null) return /[\p{L}\p{N}]/u.test(turn.text) ? 'none' : 'empty';
  return isStale(turn) ? 'stale' : turn.translation.state;
}

/** Of the turns that say something. */
export function countTranslated({ turns }: Transcript): Record<TranslationStanding, number> {
  const counts = { none: 0, draft: 0, checked: 0, stale: 0 };
  for (const turn of Object.values(turns)) {
    const state = translationStateOf(turn);
    if (state !== 'empty') counts[state] += 1;
  }
  return counts;
}
