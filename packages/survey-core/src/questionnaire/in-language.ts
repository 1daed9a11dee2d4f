import { own } from '../json.ts';
import { applyChanges, type Change, setTo } from './change.ts';
import { BaseTexts } from './commands/translatable.ts';
import type { Questionnaire } from './questionnaire.ts';

/** The questionnaire with its texts in a language, where it has them: to be read, not to be edited. */
export function inLanguage(document: Questionnaire, languageId: number): Questionnaire {
  const bases = new BaseTexts(document);
  const translated = Object.entries(own(document.translations, String(languageId)) ?? {}).flatMap(([id, fields]) =>
    Object.entries(fields).flatMap(([field, text]): Change[] => {
      const place = bases.placeOf(id, field);
      // What has gone in the base language has gone in all.
      if (!place || !bases.find(id, field)) return [];
      return [setTo(place.path, place.isBare ? text.text : text)];
    }),
  );
  return applyChanges(document, translated);
}
