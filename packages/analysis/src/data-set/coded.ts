import type { Language } from '@wenshu/texts';
import type { DataVariable } from './variable.ts';

/** A code of a frame, as far as a variable that is made of it cares. */
export interface CodedCategory {
  readonly code: number;
  readonly parent: number | null;
  readonly zh: string;
  readonly en: string;
}

/** A multiple-response set of what was coded of a text: its values belong to single records, and its categories are the frame’s. */
export interface Coded {
  readonly make: 'coded';
  readonly name: string;
  readonly label: string;
  /** The text that was coded. */
  readonly variable: string;
  readonly codes: readonly CodedCategory[];
}

/** As a variable of the data set like any other. */
export function codedVariable({ name, label, codes }: Coded, key: string, language: Language): DataVariable {
  const categories = codes.map(({ code, ...words }) => ({ code, label: wordsIn(words, language) }));
  return { key, name, label, kept: 'codes', measure: 'nominal', categories };
}

const other = { zh: 'en', en: 'zh' } as const satisfies Record<Language, Language>;

/** A frame is often written in one language only. */
export const wordsIn = (words: Readonly<Record<Language, string>>, language: Language): string =>
  words[language] || words[other[language]];

/** With every code above them: whoever says “too dear” has said something of the price. In the order of numbers. */
export function withNets(codes: Iterable<number>, parentOf: (code: number) => number | null | undefined): number[] {
  const all = new Set<number>();
  for (const code of codes)
    for (let one: number | null | undefined = code; one != null && !all.has(one); one = parentOf(one)) all.add(one);
  return [...all].sort((a, b) => a - b);
}
