import { type CutWord, cutWords, type WordsLanguage } from '../cutting/cut-words.ts';
import { isStopWord } from './stop-words.ts';

/**
 * The words of a text that say what it is about: no signs, no words that every text has, no single Latin letters.
 *
 * @example
 * tellingWords('The battery died after 2 days', 'en').map(word => word.form) // ['battery', 'die', '2', 'day']
 */
export function tellingWords(text: string, language: WordsLanguage): CutWord[] {
  return cutWords(text, language).filter(word => isTelling(word, language));
}

/**
 * Whether one word that was cut is one of those.
 *
 * @example
 * cutWords('很贵', 'zh').map(word => isTelling(word, 'zh')) // [false, true]
 */
export function isTelling({ form, kind }: CutWord, language: WordsLanguage): boolean {
  if (kind === 'sign') return false;
  return kind !== 'word' || (!isStopWord(form, language) && !/^\p{Script=Latin}$/u.test(form));
}
