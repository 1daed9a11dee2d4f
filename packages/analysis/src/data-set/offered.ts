import { WAVE_QUESTION } from '@wenshu/survey-core';
import type { DataVariable } from './variable.ts';

/** Which options the questions of a wave had: by question the ids of those. A question that a wave did not ask is not among them. */
export interface WaveOffers {
  readonly wave: string;
  readonly offers: Readonly<Record<string, readonly string[]>>;
}

/** Variables that know which of their codes a wave did not offer. `waves` are the codes of the waves by what they are called. */
export function withOffers(
  variables: readonly DataVariable[],
  offered: readonly WaveOffers[],
): readonly DataVariable[] {
  const waves = variables.find(({ key }) => key === WAVE_QUESTION)?.categories;
  if (!waves || offered.length === 0) return variables;
  const codeOf = new Map(waves.map(({ label, code }) => [label.trim(), code]));
  return variables.map(variable => {
    const { questionId, categories } = variable;
    if (questionId === undefined || !categories || variable.key === WAVE_QUESTION) return variable;
    const known = offered.filter(({ offers }) => Object.hasOwn(offers, questionId));
    if (known.length === 0) return variable;
    const lacking = known.flatMap(({ wave, offers }): [number, readonly number[]][] => {
      const code = codeOf.get(wave.trim());
      const own = offers[questionId]!;
      if (code === undefined) return [];
      // What is no option, such as a number of its own, was there in every wave.
      const codes = categories.flatMap(one =>
        one.itemId !== undefined && !own.includes(one.itemId) ? [one.code] : [],
      );
      return codes.length > 0 ? [[code, codes]] : [];
    });
    // Empty where every wave had all of it: that is known, too.
    return { ...variable, notOffered: Object.fromEntries(lacking) };
  });
}

/** Whether people of a wave could choose a code: where not, they said nothing about it, and 0 % would be untrue. Of other groupings nothing is known. */
export function wasOffered(
  { notOffered }: Pick<DataVariable, 'notOffered'>,
  wave: { readonly variable: string; readonly code: number },
  code: number,
): boolean {
  return wave.variable !== WAVE_QUESTION || !notOffered?.[wave.code]?.includes(code);
}
