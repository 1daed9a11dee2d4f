import type { Entrance } from '@wenshu/api-contract/visit';
import type { PageAddress } from '../session/page-address.ts';

const CHINESE = 1;

/**
 * The language of the page's own words: the survey's. Where a survey has only one, the address may ask for the other; a survey in a
 * third language has English words around it.
 */
export function speak(address: PageAddress, entrance: Entrance | null): 'zh' | 'en' {
  if (!entrance) return address.language ?? 'zh';
  const ofSurvey = entrance.languageId === CHINESE ? 'zh' : 'en';
  return entrance.languages.length > 1 ? ofSurvey : (address.language ?? ofSurvey);
}
