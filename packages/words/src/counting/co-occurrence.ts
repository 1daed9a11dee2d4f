import { compareCodePoints } from '@wenshu/statistics/blocks';
import type { WordsLanguage } from '../cutting/cut-words.ts';
import { tellingWords } from './telling-words.ts';
import { weightsOf } from './weights-of.ts';

export interface WordPair {
  one: string;
  other: string;
  /** Texts that have both, unweighted. */
  texts: number;
  weighted: number;
  /** How many times as often together as chance would put them: 1 is chance. */
  lift: number;
  /** Texts with both, of texts with either: 0 to 1. */
  jaccard: number;
}

export interface CoOccurrenceSettings {
  readonly language: WordsLanguage;
  readonly weights?: ArrayLike<number>;
  /** Only these forms: a network of all words cannot be read. */
  readonly forms: readonly string[];
  readonly leastTexts?: number;
}

/**
 * Which of some words stand together in a text: P(a∧b), its lift P(a∧b)/(P(a)·P(b)) and P(a∧b)/P(a∨b), the most frequent pair first.
 *
 * @example
 * coOccurrence(['slow dear app', 'slow dear', 'app'], { language: 'en', forms: ['slow', 'dear', 'app'], leastTexts: 2 })[0].lift // 1.5
 */
export function coOccurrence(texts: readonly string[], settings: CoOccurrenceSettings): WordPair[] {
  const { language, forms, leastTexts = 1 } = settings;
  const weights = weightsOf(settings.weights, texts.length);
  const size = forms.length;
  const placeOf = new Map(forms.map((form, place) => [form, place]));
  const weighted = new Float64Array(size * size);
  const counts = new Float64Array(size * size);
  texts.forEach((text, at) => {
    const found = new Set(tellingWords(text, language).map(({ form }) => placeOf.get(form)));
    found.delete(undefined);
    const present = [...found] as number[];
    for (const i of present)
      for (const j of present) {
        weighted[i * size + j]! += weights.of(at);
        counts[i * size + j]! += 1;
      }
  });
  const alone = (i: number) => weighted[i * size + i]!;
  const pairs: WordPair[] = [];
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++) {
      const both = weighted[i * size + j]!;
      if (counts[i * size + j]! < leastTexts || both === 0) continue;
      const [one, other] = [forms[i]!, forms[j]!].sort(compareCodePoints) as [string, string];
      pairs.push({
        one,
        other,
        texts: counts[i * size + j]!,
        weighted: both,
        lift: (both * weights.sum) / (alone(i) * alone(j)),
        jaccard: both / (alone(i) + alone(j) - both),
      });
    }
  return pairs.sort(
    (a, b) => b.weighted - a.weighted || compareCodePoints(a.one, b.one) || compareCodePoints(a.other, b.other),
  );
}
