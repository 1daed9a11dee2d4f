import { type Change, type Questionnaire, valueAt } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { editorTogetherTexts } from '@wenshu/texts/design/editor-together';
import { placeInWords, valueInWords } from './change-in-words.ts';

export interface Compared {
  readonly place: string;
  readonly mine: string;
  readonly theirs: string;
}

/** What an edit would have written, beside what stands there now, in words. What is the same on both sides is left out. */
export function compareChanges(changes: readonly Change[], document: Questionnaire, language: Language): Compared[] {
  return changes.flatMap(({ path, value }) => {
    const now = valueAt(document, path);
    const mine = valueInWords(value, path, document, language);
    // A place in a list is a word that says nothing to a person.
    const isPlace = path.at(-1) === 'order' && now !== undefined;
    const theirs = isPlace
      ? editorTogetherTexts[language].unsaved.whereItIs
      : valueInWords(now, path, document, language);
    const isSame = isPlace ? value === now : mine === theirs;
    return isSame ? [] : [{ place: placeInWords(path, document, language), mine, theirs }];
  });
}
