import type { WordsLanguage } from './cut-words.ts';

/**
 * In which language somebody wrote, by the letters alone: Chinese where there are at least as many Chinese signs as Latin words. Names are often Latin in
 * a Chinese answer, and a Chinese word in an English one is a name.
 *
 * @example
 * ['用 App 打不开', 'I like 茶 best', '123'].map(text => languageOf(text)) // ['zh', 'en', 'en']
 */
export function languageOf(text: string): WordsLanguage {
  const signs = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return signs > 0 && signs >= (text.match(/\p{Script=Latin}+/gu)?.length ?? 0) ? 'zh' : 'en';
}
