import type { TalkLanguage } from '../document/transcript.ts';
import { wholeWord } from '../document/whole-word.ts';

/** How a project says something in both of its languages. Either side may have several wordings, with a stroke between them. */
export interface TalkTerm {
  readonly zh: string;
  readonly en: string;
  readonly note: string;
}

export interface TermHit<Term extends TalkTerm = TalkTerm> {
  readonly from: number;
  readonly to: number;
  readonly term: Term;
}

/** 网购 / 线上购买 are two. */
export const wordingsOf = (words: string): readonly string[] =>
  words
    .split(/[/／;；]/)
    .map(word => word.trim())
    .filter(word => word !== '');

/** Where terms stand in a text of a language; of two at one place the longer. Capitals make no difference. */
export function findTerms<Term extends TalkTerm>(
  text: string,
  terms: readonly Term[],
  language: TalkLanguage,
): TermHit<Term>[] {
  const termOf = new Map<string, Term>();
  for (const term of terms)
    for (const word of wordingsOf(term[language]))
      if (!termOf.has(word.toLowerCase())) termOf.set(word.toLowerCase(), term);
  if (termOf.size === 0) return [];
  const words = [...termOf.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(words.map(wholeWord).join('|'), 'giu');
  return [...text.matchAll(pattern)].flatMap(({ 0: word, index }) => {
    const term = termOf.get(word.toLowerCase());
    return term ? [{ from: index, to: index + word.length, term }] : [];
  });
}

/** Whether a text says a term as the project does. */
export const saysTerm = (text: string, term: TalkTerm, language: TalkLanguage): boolean =>
  findTerms(text, [term], language).length > 0;
