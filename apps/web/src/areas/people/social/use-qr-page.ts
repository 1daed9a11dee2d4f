import { useCallback, useEffect, useState } from 'react';
import { type Departure, setOutForSocialApp } from './set-out.ts';

export type QrPage = Departure | 'loading' | 'failed' | 'expired';

/** The social app's page, until it has run out; `again` asks for another one. */
export function useQrPage(): { readonly page: QrPage; readonly again: () => void } {
  const [page, setPage] = useState<QrPage>('loading');
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every round asks for a page of its own.
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    setPage('loading');
    setOutForSocialApp('login').then(
      departure => {
        if (!isWanted) return;
        setPage(departure);
        timer = setTimeout(() => setPage('expired'), departure.expiresIn * 1000);
      },
      () => isWanted && setPage('failed'),
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [round]);
  return { page, again: useCallback(() => setRound(before => before + 1), []) };
}
