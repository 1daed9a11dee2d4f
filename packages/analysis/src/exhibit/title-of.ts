import type { Language } from '@wenshu/texts';
import { exhibitTexts } from '@wenshu/texts/findings/exhibit';
import type { DataVariable } from '../data-set/variable.ts';

/** A question by its number and title, or by the one word that is both: what was imported often has no other name than its title. */
export function questionTitle(
  { name, label }: { readonly name: string; readonly label: string },
  language: Language,
): string {
  return label === '' || label === name ? name : exhibitTexts[language].titled({ name, label });
}

/** What nobody was asked by its label alone. */
export function titleOf(variable: DataVariable | undefined, key: string, language: Language): string {
  if (!variable) return key;
  const { label, questionId } = variable;
  return questionId === undefined && label !== '' ? label : questionTitle(variable, language);
}
