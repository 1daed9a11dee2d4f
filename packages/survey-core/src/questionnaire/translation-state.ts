import type { Questionnaire } from '../document/questionnaire.ts';
import { own } from '../json.ts';
import { listTexts, type TranslatableText } from './list-texts.ts';
import { hashText, translationMark } from './translation-mark.ts';

/**
 * What is known of a translation: there is none; nobody said that it fits; somebody did; somebody did, and the original has changed since.
 * An original that is changed back is the one that it was checked against.
 */
export type TranslationState = 'missing' | 'unchecked' | 'checked' | 'outdated';

export function findTranslationState(
  document: Questionnaire,
  languageId: number,
  { id, field, base }: Pick<TranslatableText, 'id' | 'field' | 'base'>,
): TranslationState {
  const key = String(languageId);
  const translation = textOf(document.translations, key, id, field);
  if (!translation || (translation.text.trim() === '' && translation.html === undefined)) return 'missing';
  const mark = textOf(document.checkedTexts ?? {}, key, id, field);
  if (mark === undefined) return 'unchecked';
  const [of, as] = mark.split('.');
  if (as !== hashText(translation)) return 'unchecked';
  return of === hashText(base) ? 'checked' : 'outdated';
}

/** Original and translation as they stand now: what was proposed for them is of no use once it is another. */
export function markOfNow(
  document: Questionnaire,
  languageId: number,
  { id, field, base }: Pick<TranslatableText, 'id' | 'field' | 'base'>,
): string {
  return translationMark(base, textOf(document.translations, String(languageId), id, field) ?? { text: '' });
}

/** How many texts of a language stand how. */
export function countTranslations(document: Questionnaire, languageId: number): Record<TranslationState, number> {
  const counts: Record<TranslationState, number> = { missing: 0, unchecked: 0, checked: 0, outdated: 0 };
  for (const text of listTexts(document)) counts[findTranslationState(document, languageId, text)] += 1;
  return counts;
}

type ByText<T> = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, T>>>>>>;

function textOf<T>(list: ByText<T>, key: string, id: string, field: string): T | undefined {
  return own(own(own(list, key) ?? {}, id) ?? {}, field);
}
