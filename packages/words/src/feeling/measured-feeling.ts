import type { WordsLanguage } from '../cutting/cut-words.ts';
import type { FeelingClass } from './feeling-of.ts';

interface Measured {
  /** Told so, and of these rightly. */
  readonly told: number;
  readonly right: number;
}

/** How often a class was right where it was told: of answers labelled by hand of which the lists knew nothing. A test measures it anew. */
const measured: Readonly<Record<WordsLanguage, Readonly<Record<FeelingClass, Measured>>>> = {
  zh: {
    positive: { told: 35, right: 27 },
    negative: { told: 50, right: 43 },
    mixed: { told: 19, right: 12 },
    neutral: { told: 46, right: 26 },
  },
  en: {
    positive: { told: 41, right: 27 },
    negative: { told: 46, right: 44 },
    mixed: { told: 15, right: 10 },
    neutral: { told: 48, right: 28 },
  },
};

/**
 * How sure a feeling is that was told: the share that was right, among answers of the kinds that surveys bring.
 *
 * @example
 * measuredFeeling('zh', 'negative') // 0.86
 */
export function measuredFeeling(language: WordsLanguage, feeling: FeelingClass): number {
  const { told, right } = measured[language][feeling];
  return right / told;
}
