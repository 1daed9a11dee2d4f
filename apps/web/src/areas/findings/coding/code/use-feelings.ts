import type { Feeling } from '@wenshu/words';
import { useEffect, useRef, useState } from 'react';
import { reportBug } from '../../../../app/actions/report-bug.ts';

/** Longer ones would hold up the page. */
const LONGEST = 3_000;

/** What people seem to feel in what they wrote, of answers that are looked at alone; its lists of words are fetched when they are first wanted. */
export function useFeelings(isOn: boolean): (text: string) => Feeling | undefined {
  const known = useRef(new Map<string, Feeling>());
  const [words, setWords] = useState<Pick<typeof import('@wenshu/words'), 'feelingOf' | 'languageOf'>>();
  useEffect(() => {
    if (isOn && !words) void import('@wenshu/words').then(setWords, reportBug);
  }, [isOn, words]);
  return text => {
    if (!isOn || !words || text.length > LONGEST) return undefined;
    let feeling = known.current.get(text);
    if (!feeling) {
      feeling = words.feelingOf(text, words.languageOf(text));
      known.current.set(text, feeling);
    }
    return feeling;
  };
}
