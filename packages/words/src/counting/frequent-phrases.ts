import { compareCodePoints } from '@wenshu/statistics/blocks';
import { type CutWord, cutWords, type WordsLanguage } from '../cutting/cut-words.ts';
import { countForms, type FrequentSettings, type FrequentWord } from './frequent-words.ts';
import { joinForms } from './n-grams.ts';
import { isStopWord } from './stop-words.ts';

const LONGEST = 4;

export interface FrequentPhrase extends FrequentWord {
  /** As most of those who said it wrote it, in small letters: its forms are words without their endings, which nobody would read as one. */
  said: string;
}

/**
 * The phrases said in most texts: two to four neighbouring words of which the first and the last say something. One that is only ever
 * said within a longer one is left to it.
 *
 * @example
 * frequentPhrases(['Customer service is slow', 'their customer service'], { language: 'en' }).map(phrase => phrase.form) // ['customer service']
 */
export function frequentPhrases(texts: readonly string[], settings: FrequentSettings): FrequentPhrase[] {
  const { most = 100, leastTexts = 2 } = settings;
  const wordsOf = new Map<string, readonly string[]>();
  const wordings = new Map<string, Map<string, number>>();
  const counted = countForms(texts, { ...settings, most: Number.POSITIVE_INFINITY, leastTexts }, (text, language) => {
    const runs = phrasesIn(text, cutWords(text, language), language);
    for (const [form, { forms, said }] of runs) {
      wordsOf.set(form, forms);
      const known = wordings.get(form) ?? new Map<string, number>();
      wordings.set(form, known.set(said, (known.get(said) ?? 0) + 1));
    }
    return runs.keys();
  });
  const textsWith = new Map(counted.map(phrase => [phrase.form, phrase.texts]));
  const within = new Set<string>();
  for (const { form, texts: count } of counted)
    for (const part of partsOf(wordsOf.get(form)!)) if (textsWith.get(part) === count) within.add(part);
  return counted
    .filter(({ form }) => !within.has(form))
    .slice(0, most)
    .map(phrase => ({ ...phrase, said: mostOften(wordings.get(phrase.form)!) }));
}

function mostOften(wordings: ReadonlyMap<string, number>): string {
  const sorted = [...wordings].sort(([a, one], [b, other]) => other - one || compareCodePoints(a, b));
  return sorted[0]![0];
}

interface SaidPhrase {
  /** The words it is made of. */
  readonly forms: readonly string[];
  readonly said: string;
}

/** By form. */
function phrasesIn(text: string, words: readonly CutWord[], language: WordsLanguage): Map<string, SaidPhrase> {
  const found = new Map<string, SaidPhrase>();
  for (let from = 0; from < words.length; from++) {
    if (isEnd(words[from]!, language)) continue;
    for (let size = 2; size <= LONGEST && from + size <= words.length; size++) {
      const last = words[from + size - 1]!;
      if (last.kind === 'sign' || last.kind === 'emoji') break;
      if (isEnd(last, language)) continue;
      const forms = words.slice(from, from + size).map(({ form }) => form);
      found.set(joinForms(forms), {
        forms,
        said: text.slice(words[from]!.start, last.end).replace(/\s+/g, ' ').toLowerCase(),
      });
    }
  }
  return found;
}

/** What no phrase begins or ends with. */
const isEnd = ({ kind, form }: CutWord, language: WordsLanguage) =>
  kind === 'sign' || kind === 'emoji' || isStopWord(form, language);

function partsOf(forms: readonly string[]): string[] {
  const parts: string[] = [];
  for (let size = 2; size < forms.length; size++)
    for (let from = 0; from + size <= forms.length; from++) parts.push(joinForms(forms.slice(from, from + size)));
  return parts;
}
