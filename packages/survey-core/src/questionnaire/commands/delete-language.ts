import * as z from 'zod/mini';
import type { Questionnaire } from '../../document/questionnaire.ts';
import { settingDictionary } from '../../settings/dictionary.ts';
import { type Change, removeAt } from '../change.ts';
import { command } from '../command.ts';
import { languageId } from '../inputs.ts';

/** Removes a language version with its texts. With the last one the multilingual setting closes. */
export const deleteLanguage = command({
  name: 'deleteLanguage',
  input: z.object({ languageId }),
  change: (document, { languageId }) =>
    Object.hasOwn(document.languages, String(languageId))
      ? removeLanguages(document, [String(languageId)])
      : { problem: 'language-not-found', id: String(languageId) },
});

export function removeLanguages(document: Questionnaire, keys: readonly string[]): Change[] {
  const isLast = Object.keys(document.languages).every(key => keys.includes(key));
  return [
    ...keys.flatMap(key => [
      removeAt(['languages', key]),
      removeAt(['translations', key]),
      removeAt(['checkedTexts', key]),
    ]),
    ...(isLast ? [removeAt(['settings', String(settingDictionary.isMultilingual.code)])] : []),
  ];
}
