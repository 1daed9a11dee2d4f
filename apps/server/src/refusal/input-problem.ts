import type { Language } from '@wenshu/texts';
import { inputProblemTexts } from '@wenshu/texts/errors';

type Texts = (typeof inputProblemTexts)['zh'];
type Word = keyof Texts;
type ValuesOf<W extends Word> = Texts[W] extends (values: infer Values) => string ? Values : unknown;

/** What is wrong with one input field: a word of a closed list, and the numbers that belong to it. */
export type InputProblem = { [W in Word]: { readonly word: W } & Readonly<ValuesOf<W>> }[Word];

export function describeInputProblem(problem: InputProblem, language: Language): string {
  const text = inputProblemTexts[language][problem.word];
  // The union above pairs every word with its own values; looked up by a union's word, TypeScript loses the pair.
  return typeof text === 'function' ? text(problem as never) : text;
}
