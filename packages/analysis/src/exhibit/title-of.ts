import type { Language } from '@wenshu/texts';
import { exhibitTexts } from '@wenshu/texts/findings/exhibit';
import type { DataVariable } from '../data-set/variable.ts';

/** A question by its number and title, or by the one word that is both; what nobody was asked by its label alone. */
export function titleOf(variable: DataVariable | undefined, key: string, language: Language): string {
  if (!variable) return key;
  const { name, label, questionId } = variable;
  if (label === '' || label === name) return name;
  return questionId === undefined ? label : exhibitTexts[language].titled({ name, label });
}
