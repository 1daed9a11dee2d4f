import type { Questionnaire } from '@wenshu/survey-core';

/** The two languages that every survey may be written in have no name of their own in its document. */
const BASE_NAMES: Readonly<Record<number, string>> = { 1: '中文', 2: 'English' };

/** Every language that it can be answered in, the base one first. */
export function languagesOf({
  baseLanguageId,
  languages,
}: Questionnaire): readonly { readonly languageId: number; readonly name: string }[] {
  const base = { languageId: baseLanguageId, name: BASE_NAMES[baseLanguageId] ?? String(baseLanguageId) };
  const others = Object.values(languages).map(({ languageId, name }) => ({ languageId, name }));
  return [base, ...others.filter(one => one.languageId !== baseLanguageId)];
}
