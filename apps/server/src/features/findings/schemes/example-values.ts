import type { SchemeValues } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { Scheme } from './scheme.ts';

/** What the hints of a scheme's fields name as examples: names stand one a line. */
export function exampleValues({ words, plan }: Scheme, language: Language): SchemeValues {
  return Object.fromEntries(
    Object.entries(plan.fields).map(([name, { kind }]) => {
      const { example } = words[language].fields[name]!;
      return [name, kind === 'names' ? example.split('\n') : example];
    }),
  );
}
