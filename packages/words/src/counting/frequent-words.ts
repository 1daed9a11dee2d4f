import { compareCodePoints } from '@wenshu/statistics/blocks';
import type { WordsLanguage } from '../cutting/cut-words.ts';
import { tellingWords } from './telling-words.ts';
import { weightsOf } from './weights-of.ts';

export interface FrequentWord {
  form: string;
  /** Texts that have it, unweighted: how much the figure rests on. */
  texts: number;
  /** Σ weights of the texts that have it. Who says a word three times has it once. */
  weighted: number;
  /** Of all texts, by weight. */
  share: number;
}

export interface FrequentSettings {
  /** Of all texts, or of each as a function of it says. */
  readonly language: WordsLanguage | ((text: string) => WordsLanguage);
  readonly weights?: ArrayLike<number>;
  /** The most of them. */
  readonly most?: number;
  /** Said in fewer texts they are left out. */
  readonly leastTexts?: number;
}

/** Which forms stand in each text, each once. */
export type FormsOf = (text: string, language: WordsLanguage) => Iterable<string>;

/**
 * The words said in most texts.
 *
 * @example
 * frequentWords(['slow app', 'slow, slow delivery'], { language: 'en', most: 1 }) // [{ form: 'slow', texts: 2, weighted: 2, share: 1 }]
 */
export function frequentWords(texts: readonly string[], settings: FrequentSettings): FrequentWord[] {
  return countForms(texts, settings, (text, language) => tellingWords(text, language).map(({ form }) => form));
}

/** Counts in how many texts each form stands; ties by the form itself, so that the list is the same on every machine. */
export function countForms(texts: readonly string[], settings: FrequentSettings, formsOf: FormsOf): FrequentWord[] {
  const { language, most = 100, leastTexts = 1 } = settings;
  const weights = weightsOf(settings.weights, texts.length);
  const counts = new Map<string, { texts: number; weighted: number }>();
  texts.forEach((text, place) => {
    const own = typeof language === 'function' ? language(text) : language;
    for (const form of new Set(formsOf(text, own))) {
      const count = counts.get(form) ?? { texts: 0, weighted: 0 };
      count.texts += 1;
      count.weighted += weights.of(place);
      counts.set(form, count);
    }
  });
  return [...counts]
    .filter(([, count]) => count.texts >= leastTexts)
    .sort(([a, one], [b, other]) => other.weighted - one.weighted || other.texts - one.texts || compareCodePoints(a, b))
    .slice(0, most)
    .map(([form, count]) => ({ form, ...count, share: weights.sum > 0 ? count.weighted / weights.sum : 0 }));
}
