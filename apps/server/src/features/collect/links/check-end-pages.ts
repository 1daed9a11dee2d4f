import { isLink } from '@wenshu/survey-core';
import { Refusal } from '../../../refusal/refusal.ts';

/** An address begins with http://, https:// or {host}; anything else would run in the respondent's page. */
export function requireGoodAddresses(endPageLinks: Readonly<Partial<Record<string, string>>>): void {
  for (const [outcome, address] of Object.entries(endPageLinks)) {
    if (address === undefined || !isLink(address))
      throw new Refusal('inputInvalid', { field: `endPageLinks.${outcome}`, problem: { word: 'formatWrong' } });
  }
}
