import type { Language } from '@wenshu/texts';

declare const told: unique symbol;
/** A sentence that was said because its condition held. */
export type Told = string & { readonly [told]: true };

/** Two neighbours on both sides of a border of the condition. */
export interface Border<Known> {
  /** Of what: `p`, `people`. */
  readonly of: string;
  readonly said: Known;
  readonly unsaid: Known;
}

interface ClaimParts<Known, Words> {
  /** When it is said, in English and in a statistician's terms: it stands on the page of all sentences. */
  readonly when: string;
  readonly holds: (known: Known) => boolean;
  /** At least one: a sentence that is always said needs no condition and is no claim. */
  readonly borders: readonly [Border<Known>, ...Border<Known>[]];
  readonly says: (language: Language) => string | ((words: Words) => string);
  /** Words with which it is shown on the page of all sentences. */
  readonly example: (language: Language) => Words;
}

/** A claim as lists of all claims know it. */
export interface AnyClaim {
  readonly when: string;
  /** Borders on which the condition is not what they say. */
  brokenBorders(): readonly string[];
  show(language: Language): string;
}

/** A sentence that people read, with the condition under which it is true. The only way to say it is to show that it holds. */
export interface Claim<Known, Words> extends AnyClaim {
  holds(known: Known): boolean;
  tell(language: Language, known: Known, ...words: WordsOf<Words>): Told | undefined;
}

/** Sentences without words of their own are told without any. */
type WordsOf<Words> = [Words] extends [undefined] ? [] : [words: () => Words];

export function claim<Known, Words = undefined>(parts: ClaimParts<Known, Words>): Claim<Known, Words> {
  const { when, holds, borders, says, example } = parts;
  const say = (language: Language, words: () => Words) => {
    const text = says(language);
    return (typeof text === 'string' ? text : text(words())) as Told;
  };
  return {
    when,
    holds,
    tell: (language, known, ...[words]) =>
      holds(known) ? say(language, (words as (() => Words) | undefined) ?? (() => example(language))) : undefined,
    brokenBorders: () =>
      borders.flatMap(({ of, said, unsaid }) => [
        ...(holds(said) ? [] : [`${of}: not said of ${JSON.stringify(said)}`]),
        ...(holds(unsaid) ? [`${of}: said of ${JSON.stringify(unsaid)}`] : []),
      ]),
    show: language => say(language, () => example(language)),
  };
}
