import * as z from 'zod/mini';
import { parseLanguageTag } from '../../languages/language-tag.ts';
import { settingDictionary } from '../../settings/dictionary.ts';
import { setTo } from '../change.ts';
import { command } from '../command.ts';
import { languageId } from '../inputs.ts';

/** Adds a language version and opens the multilingual setting. */
export const addLanguage = command({
  name: 'addLanguage',
  input: z.object({
    languageId,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    tag: z.optional(z.string().check(z.refine(text => parseLanguageTag(text) !== undefined))),
  }),
  change: (document, { languageId, name, tag: sent }) => {
    if (languageId === document.baseLanguageId) return { problem: 'language-is-base', id: String(languageId) };
    const key = String(languageId);
    const tag = sent && parseLanguageTag(sent);
    return [
      setTo(['languages', key], { languageId, name, ...(tag && { tag }) }),
      ...(Object.hasOwn(document.translations, key) ? [] : [setTo(['translations', key], {})]),
      setTo(['settings', String(settingDictionary.isMultilingual.code)], true),
    ];
  },
});
