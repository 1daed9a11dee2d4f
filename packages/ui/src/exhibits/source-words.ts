import type { Base, Source } from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** What an exhibit is about: how many people, up to when, which of them, and how much each counts. */
export function sourceWords({ asOf, base, filter, weight }: Source, language: Language): string[] {
  const t = exhibitViewTexts[language];
  return [
    [t.people({ number: whole.format(base.people) }), ...weightedWords(base, language)].join(
      language === 'zh' ? '，' : ', ',
    ),
    ...(filter ? [t.filter({ words: filter })] : []),
    ...(weight ? [t.weight({ words: weight })] : []),
    t.asOf({ time: asOf }),
  ];
}

function weightedWords({ weighted, effective }: Base, language: Language): string[] {
  const t = exhibitViewTexts[language];
  return [
    ...(weighted === undefined ? [] : [t.weightedTo({ number: whole.format(weighted) })]),
    ...(effective === undefined ? [] : [t.effective({ number: whole.format(effective) })]),
  ];
}
