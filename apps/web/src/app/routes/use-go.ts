import { useRouter } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import { type Entry, entryOfPath } from './entry-of-path.ts';

/** Which of the bundles this page is. */
export const EntryContext = createContext<Entry>('entrance');

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? '';

/** Is the address a page of this bundle, reachable without a page load? */
export function useIsOwnPage(): (address: string) => boolean {
  const entry = useContext(EntryContext);
  return address => address.startsWith('/') && entryOfPath(pathOf(address)) === entry;
}

export function useGo() {
  const router = useRouter();
  const isOwnPage = useIsOwnPage();
  const go = (address: string) => {
    if (isOwnPage(address)) router.history.push(address);
    else location.assign(address);
  };
  return {
    go,
    /** To the page before, or to `otherwise` when this is the first page of the tab. */
    goBack(otherwise: string) {
      if (router.history.canGoBack()) router.history.back();
      else go(otherwise);
    },
  };
}
