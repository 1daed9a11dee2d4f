import type { Language } from '@wenshu/survey-core';
import { surveyLanguages } from '@wenshu/texts/languages';

const FIRST_FREE = 60;
const LAST_FREE = 99;

export function languageName(languageId: number): string {
  return surveyLanguages.find(language => language.languageId === languageId)?.name ?? String(languageId);
}

/** For `lang` attributes: a screen reader reads each text in its own voice. */
export function languageTag(languageId: number): string | undefined {
  return surveyLanguages.find(language => language.languageId === languageId)?.tag;
}

/** A number for a language that is not in the list; undefined when they are used up. */
export function freeLanguageId(languages: Readonly<Record<string, Language>>): number | undefined {
  for (let id = FIRST_FREE; id <= LAST_FREE; id++) if (!languages[id]) return id;
  return undefined;
}
