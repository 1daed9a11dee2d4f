import type { Bilingual } from '@wenshu/texts';
import type { ViewTexts } from './view-texts.ts';

/** A type's own words in the language of the page's: they travel with its view, not with the page. */
export function ownWords<T>(
  labels: Bilingual<T>,
  { language }: Pick<ViewTexts, 'language'>,
): Bilingual<T>['zh' | 'en'] {
  return labels[language === 'en' ? 'en' : 'zh'];
}
