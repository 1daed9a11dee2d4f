import { answeringSeldomTexts } from '@wenshu/texts/answering-seldom';
import { ownWords } from './own-words.ts';
import type { ViewTexts } from './view-texts.ts';

/** Words that several of the parts share which are fetched when they are met, in the language of the page's own. */
export function seldomWords(texts: ViewTexts) {
  return ownWords(answeringSeldomTexts, texts);
}
