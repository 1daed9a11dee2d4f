import { accountCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { client } from '../client.ts';
import { languageCode } from '../language/language.ts';

/** The server writes to a person in their language. */
export function tellLanguage(chosen: Language): Promise<unknown> {
  return client.call(accountCalls.language, { language: languageCode(chosen) }, { quiet: true });
}
