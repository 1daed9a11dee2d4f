import { checkTranslation, type TranslationProblem } from '@wenshu/words';
import { otherLanguage, type TalkLanguage } from '../document/transcript.ts';
import { findTerms, saysTerm, type TalkTerm, wordingsOf } from './terms.ts';

export type TalkTranslationProblemKind = TranslationProblem['kind'] | 'term-missing' | 'mark-missing';

/** What is wrong with a translation as far as it can be seen, and where. */
export interface TalkTranslationProblem extends Omit<TranslationProblem, 'kind'> {
  readonly kind: TalkTranslationProblemKind;
  /** Of a term: how the project says it. */
  readonly wanted: readonly string[];
}

export interface TranslationAid {
  /** In which people speak. */
  readonly language: TalkLanguage;
  readonly terms: readonly TalkTerm[];
  /** Of people of the project. */
  readonly names: readonly string[];
}

/** What stands for hidden words is the same in both languages: 〔…〕 and ［…］ with what is in them. */
const HIDDEN = /［[^［］\n]{1,60}］|\[[^[\]\n]{1,60}\]/gu;
/** Each letter keeps its place. */
const withoutHidden = (text: string) => text.replaceAll(HIDDEN, mark => ' '.repeat(mark.length));
const HAN = /\p{Script=Han}/u;

/**
 * Numbers, names, terms, what stands for hidden words, what was left untranslated, length. A name in Latin letters stays as it is in English; how one in
 * Chinese signs is written there only a term can say.
 *
 * @example
 * translationProblems('我在网上买', 'I buy it there', { language: 'zh', terms: [{ zh: '网上', en: 'online', note: '' }], names: [] })
 * // [{ kind: 'term-missing', side: 'source', from: 2, to: 4, wanted: ['online'] }]
 */
export function translationProblems(
  source: string,
  translation: string,
  { language, terms, names }: TranslationAid,
): TalkTranslationProblem[] {
  const to = otherLanguage(language);
  const known = new Set(terms.flatMap(term => wordingsOf(term[language]).map(word => word.toLowerCase())));
  const asWritten = names.filter(name => to === 'en' && !HAN.test(name) && !known.has(name.toLowerCase()));
  const found = checkTranslation(withoutHidden(source), withoutHidden(translation), { from: language, to }).map(
    (problem): TalkTranslationProblem => ({ ...problem, wanted: [] }),
  );
  // Where nothing is translated, more is not to be said.
  if (found.some(({ kind }) => kind === 'not-translated' || kind === 'wrong-language')) return found;
  const missing = (kind: 'term-missing' | 'name-missing', of: readonly TalkTerm[]) =>
    findTerms(source, of, language)
      .filter(({ term }, place, all) => all.findIndex(hit => hit.term === term) === place)
      .filter(({ term }) => !saysTerm(translation, term, to))
      .map(({ from, to: end, term }) => inSource(kind, { from, to: end }, wordingsOf(term[to])));
  const marks = [...source.matchAll(HIDDEN)]
    .filter(({ 0: mark }) => !translation.includes(mark))
    .map(({ 0: mark, index }) => inSource('mark-missing', { from: index, to: index + mark.length }, [mark]));
  const called = asWritten.map((name): TalkTerm => ({ zh: name, en: name, note: '' }));
  return [...found, ...missing('name-missing', called), ...missing('term-missing', terms), ...marks];
}

const inSource = (
  kind: TalkTranslationProblemKind,
  { from, to }: Pick<TranslationProblem, 'from' | 'to'>,
  wanted: readonly string[],
): TalkTranslationProblem => ({ kind, side: 'source', from, to, wanted });
