import type { Id } from '@wenshu/survey-core';
import type { Survey } from '../reading/read-survey.ts';

/**
 * Whether parts may say something else from now on: nobody has answered them, whose answers would then be read as answers to the new words,
 * and nothing is translated, which would go on saying the old ones.
 */
export function isUntouched(ids: readonly Id[], { document, isPublished }: Survey): boolean {
  const translations = Object.values(document.translations);
  return !ids.some(id => isPublished(id) || translations.some(texts => Object.hasOwn(texts, id)));
}
