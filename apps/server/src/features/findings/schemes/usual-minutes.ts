import type { Language } from '@wenshu/texts';
import { buildScheme } from './build-scheme.ts';
import { exampleValues } from './example-values.ts';
import type { Scheme } from './scheme.ts';

const known = new Map<string, number>();
const languageIds = { zh: 1, en: 2 } as const;

/** How long it takes to answer with the examples filled in. */
export function usualMinutes(scheme: Scheme, language: Language): number {
  const { name } = scheme.words[language];
  const minutes = known.get(name) ?? minutesOf(scheme, language);
  known.set(name, minutes);
  return minutes;
}

function minutesOf(scheme: Scheme, language: Language): number {
  const setting = { languageId: languageIds[language], values: exampleValues(scheme, language) };
  return buildScheme(scheme, setting, new Date()).minutes;
}
