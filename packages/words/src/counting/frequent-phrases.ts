import { type CutWord, cutWords, type WordsLanguage } from '../cutting/cut-words.ts';
import { countForms, type FrequentSettings, type FrequentWord } from './frequent-words.ts';
import { joinForms } from './n-grams.ts';
import { isStopWord } from './stop-words.ts';

const LONGEST = 4;

/**
 * The phrases said in most texts: two to four neighbouring words of which the first and the last say something. One that is only ever
 * said within a longer one is left to it.
 *
 * @example
 * frequentPhrases(['Customer service is slow', 'their customer service'], { language: 'en' }).map(phrase => phrase.form) // ['customer service']
 */
export function frequentPhrases(texts: readonly string[], settings: FrequentSettings): FrequentWord[] {
  const { most = 100, leastTexts = 2 } = settings;
  const wordsOf = new Map<string, readonly string[]>();
  const counted = countForms(texts, { ...settings, most: Number.POSITIVE_INFINITY, leastTexts }, (text, language) => {
    const runs = phrasesIn(cutWords(text, language), language);
    for (const [form, forms] of runs) wordsOf.set(form, forms);
    return runs.keys();
  });
  const textsWith = new Map(counted.map(phrase => [phrase.form, phrase.texts]));
  const within = new Set<string>();
  for (const { form, texts: count } of counted)
    for (const part of partsOf(wordsOf.get(form)!)) if (textsWith.get(part) === count) within.add(part);
  return counted.filter(({ form }) => !within.has(form)).slice(0, most);
}

/** By form, the words it is made of. */
function phrasesIn(words: readonly CutWord[], language: WordsLanguage): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (let from = 0; from < words.length; from++) {
    if (isEnd(words[from]!, language)) continue;
    for (let size = 2; size <= LONGEST && from + size <= words.length; size++) {
      const last = words[from + size - 1]!;
      if (last.kind === 'sign' || last.kind === 'emoji') break;
      if (isEnd(last, language)) continue;
      const forms = words.slice(from, from + size).map(({ form }) => form);
      found.set(joinForms(forms), forms);
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
