import type { Questionnaire } from '@wenshu/survey-core';
import { languageNames } from '@wenshu/texts/sample-survey';

export interface SurveyLanguage {
  readonly languageId: number;
  readonly name: string;
}

/** The base language first, then those that were added. */
export function languagesOf({ baseLanguageId, languages }: Questionnaire): readonly SurveyLanguage[] {
  const base = { languageId: baseLanguageId, name: nameOf(baseLanguageId) };
  const others = Object.values(languages).filter(one => one.languageId !== baseLanguageId);
  return [base, ...others.map(({ languageId, name }) => ({ languageId, name: name || nameOf(languageId) }))];
}

function nameOf(languageId: number): string {
  return languageId === 1 || languageId === 2 ? languageNames[languageId] : String(languageId);
}
