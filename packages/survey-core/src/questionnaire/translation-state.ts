import type { Questionnaire } from '../document/questionnaire.ts';
import { own } from '../json.ts';
import { parseTitle } from '../quote/parse-title.ts';
import type { RichText } from '../rich-text.ts';
import { listTexts, type TranslatableText } from './list-texts.ts';

/**
 * What is known of a translation: there is none; nobody said that it fits; somebody did; somebody did, and the original has changed since.
 * An original that is changed back is the one that it was checked against.
 */
export type TranslationState = 'missing' | 'unchecked' | 'checked' | 'outdated';

/**
 * Which translation was checked against which original. It holds both, so that whatever changes either of them by whatever way is noticed:
 * no edit has to remember to take the mark away.
 */
export function translationMark(base: RichText, translation: RichText): string {
  return `${hash(base)}.${hash(translation)}`;
}

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
  if (as !== hash(translation)) return 'unchecked';
  return of === hash(base) ? 'checked' : 'outdated';
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

/** Of what is said, not of how a quoted question happens to be called: publishing gives markers other names, which changes no meaning. */
function hash({ text, html }: RichText): string {
  if (html === undefined) return hashOf(text);
  return hashOf(
    parseTitle(html)
      .map(piece => ('quote' in piece ? JSON.stringify(piece.quote) : piece.html))
      .join(''),
  );
}

/** 53 bits of two multiplications side by side (cyrb53): one that coincides by chance would leave a changed original unnoticed. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
