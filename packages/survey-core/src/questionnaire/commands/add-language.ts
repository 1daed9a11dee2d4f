import * as z from 'zod/mini';
import { settingDictionary } from '../../settings/dictionary.ts';
import { setTo } from '../change.ts';
import { command } from '../command.ts';
import { languageId } from './inputs.ts';

/** Adds a language version and opens the multilingual setting. */
export const addLanguage = command({
  name: 'addLanguage',
  input: z.object({ languageId, name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
  change: (document, { languageId, name }) => {
    if (languageId === document.baseLanguageId) return { problem: 'language-is-base', id: String(languageId) };
    const key = String(languageId);
    return [
      setTo(['languages', key], { languageId, name }),
      ...(Object.hasOwn(document.translations, key) ? [] : [setTo(['translations', key], {})]),
      setTo(['settings', String(settingDictionary.isMultilingual.code)], true),
    ];
  },
});
