import type { Language } from '@wenshu/texts';
import { listed } from '@wenshu/texts/design/logic/describe-nested';
import { type LogicWords, logicWords } from '@wenshu/texts/design/logic/logic-words';
import { cut } from '@wenshu/texts/design/logic/names';
import { filterTexts } from '@wenshu/texts/findings/filter';
import type { DataVariable } from '../data-set/variable.ts';

/** As much of a variable as is told of it: also of one that came by a call. */
type TellableVariable = Pick<DataVariable, 'name' | 'label' | 'kept'> & {
  readonly questionId?: string | undefined;
  readonly words?: Readonly<Record<string, string>> | undefined;
  readonly categories?: readonly { readonly code: number; readonly label: string }[] | undefined;
};
export type TellableVariables = ReadonlyMap<string, TellableVariable>;

/** What sentences about variables are made with. */
export interface Teller {
  readonly words: LogicWords;
  readonly texts: (typeof filterTexts)[Language];
  readonly variables: TellableVariables;
}

/** A sentence with thousands of names is none. */
const MOST_LISTED = 8;

export function tellerOf(variables: TellableVariables, language: Language): Teller {
  return { words: logicWords[language], texts: filterTexts[language], variables };
}

/** A question by its number and title; what nobody was asked by its label alone. */
export function nameOf(key: string, { words, texts, variables }: Teller): string {
  const variable = variables.get(key);
  if (!variable) return words.gone;
  const { name, label, questionId } = variable;
  if (label === '' || label === name) return name;
  return questionId === undefined ? cut(label) : texts.question({ name, label: words.quote(cut(label)) });
}

export function firstOf(values: readonly string[], join: string, { texts }: Teller): ReturnType<typeof listed> {
  const different = [...new Set(values)];
  const shown = listed(different.slice(0, MOST_LISTED), join);
  if (different.length <= MOST_LISTED) return shown;
  return { ...shown, list: texts.andMore({ list: shown.list, count: different.length }) };
}
