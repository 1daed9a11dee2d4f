import type { Source } from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';
import { exhibitTexts } from '@wenshu/texts/findings/exhibit';

/** What an exhibit is about: how many people, which of them, how much each counts, up to when. */
export function sourceWords({ asOf, base, filter, weight }: Source, language: Language): string {
  const t = exhibitTexts[language];
  const words = [
    t.base(base),
    ...(filter ? [t.filter(filter)] : []),
    ...(weight ? [t.weight(weight)] : []),
    t.asOf(asOf),
  ];
  return words.join(' · ');
}
