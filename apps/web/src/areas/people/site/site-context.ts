import type { SiteVisit } from '@wenshu/api-contract';
import type { Bilingual } from '@wenshu/texts';
import { createContext, useContext } from 'react';

/** Whose page is drawn: only while the server draws. What runs in the browser gets its words handed in. */
export const SiteContext = createContext<SiteVisit | undefined>(undefined);

export function useVisit(): SiteVisit {
  const visit = useContext(SiteContext);
  if (!visit) throw new Error('A part of the site is drawn outside of it');
  return visit;
}

/** An area's texts in the language of the page. */
export function useWords<T>(texts: Bilingual<T>): Bilingual<T>['zh'] | Bilingual<T>['en'] {
  return texts[useVisit().language];
}
