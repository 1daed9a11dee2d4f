import type { Entrance } from '@wenshu/api-contract/visit';
import type { PageAddress } from '../session/page-address.ts';

/**
 * The language of the page's own words: the survey's. Where a survey has only one, the address may ask for the other; a survey in a
 * third language has English words around it. Before anything is known of the survey, the browser's.
 */
export function speak({ language }: Pick<PageAddress, 'language'>, entrance: Entrance | null): 'zh' | 'en' {
  const named = /^(zh|en)\b/i.test(language ?? '') ? language : undefined;
  if (!entrance) return wordsOf(named ?? navigator.language);
  return wordsOf((entrance.languages.length > 1 ? undefined : named) ?? entrance.languageTag);
}

export const wordsOf = (tag: string): 'zh' | 'en' => (/^zh\b/i.test(tag) ? 'zh' : 'en');
