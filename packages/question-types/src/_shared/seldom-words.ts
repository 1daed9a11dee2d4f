import { answeringSeldomTexts } from '@wenshu/texts/answering-seldom';
import type { ViewTexts } from './view-texts.ts';

/** Words of parts that are fetched when they are met, in the language of the page's own. */
export function seldomWords(texts: ViewTexts) {
  return answeringSeldomTexts[texts.language === 'en' ? 'en' : 'zh'];
}
