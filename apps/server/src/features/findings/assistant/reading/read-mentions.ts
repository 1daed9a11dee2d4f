import { tokensOf } from '../../../design/drafting/index.ts';
import type { AskKnown, AskThing } from '../plan/ask-things.ts';
import { onlyPhrases } from './intents.ts';

/** Options of one question that the words name. */
export interface Mention {
  readonly thing: AskThing;
  readonly codes: readonly number[];
  /** The words that named them. */
  readonly words: readonly string[];
}

/** What people call the options of the commonest background question, whatever its labels are. */
const genderWords: readonly { readonly label: RegExp; readonly said: RegExp }[] = [
  { label: /^(?:男|男性|男士|male|man|men)$/i, said: /男(?:性|士|生|人)|(?<![a-z])(?:men|males?)(?![a-z])/g },
  { label: /^(?:女|女性|女士|female|woman|women)$/i, said: /女(?:性|士|生|人)|(?<![a-z])(?:women|females?)(?![a-z])/g },
];

/** Of single choices alone: who chose one of several options is in several groups. */
const canBeNamed = ({ kind, row, variables: [variable] }: AskThing) =>
  (kind === 'choice' || kind === 'scale') && row === undefined && (variable?.categories?.length ?? 0) > 0;

export function readMentions(text: string, { things }: AskKnown): readonly Mention[] {
  const phrases = onlyPhrases.flatMap(phrase => phrase.exec(text)?.[1] ?? []);
  return things.filter(canBeNamed).flatMap(thing => {
    const named = thing.variables[0]!.categories!.flatMap(({ code, label }) => {
      const words = saidOf(label, text, phrases);
      return words === undefined ? [] : [{ code, words }];
    });
    return named.length === 0 || (named.length === thing.variables[0]!.categories!.length && named.length > 2)
      ? []
      : [{ thing, codes: named.map(({ code }) => code), words: named.map(({ words }) => words) }];
  });
}

function saidOf(label: string, text: string, phrases: readonly string[]): string | undefined {
  for (const { label: isIt, said } of genderWords) if (isIt.test(label.trim())) return text.match(said)?.[0];
  const range = rangeIn(label);
  if (range !== undefined) return [...text.matchAll(RANGE)].find(found => rangeIn(found[0]) === range)?.[0];
  for (const phrase of phrases) if (isSaidIn(label, phrase)) return phrase;
  return undefined;
}

const RANGE = /\d+\s*(?:岁)?\s*[-–—~至到]\s*\d+\s*(?:岁)?/g;

/** 26–35 however it is written. */
function rangeIn(text: string): string | undefined {
  const found = /(\d+)\s*(?:岁)?\s*[-–—~至到]\s*(\d+)/.exec(text);
  return found ? `${found[1]}-${found[2]}` : undefined;
}

/** A label's words, all of them, in what was said; a label of signs alone says nothing. */
function isSaidIn(label: string, phrase: string): boolean {
  const lower = label.toLowerCase().normalize('NFKC').trim();
  const bare = lower.replace(/[，。、（）()“”"'\s]/g, '');
  if (/\p{Script=Han}/u.test(bare)) return bare.length >= 2 && phrase.replace(/\s/g, '').includes(bare);
  const wanted = tokensOf(lower);
  const said = new Set(tokensOf(phrase));
  return wanted.length > 0 && wanted.every(word => said.has(word));
}
