import { documentCalls } from '@wenshu/api-contract';
import type { RoutePath } from '@wenshu/texts/routes';
import { useEffect, useState } from 'react';
import { client } from '../../client.ts';

const switches = [
  ['/service-agreement', documentCalls.useTerms],
  ['/privacy-agreement', documentCalls.privacyAgreement],
] as const;

/** The documents that the server says are there; none while it has not answered. */
export function useShownDocuments(): readonly RoutePath[] {
  const [shown, setShown] = useState<readonly RoutePath[]>([]);
  useEffect(() => {
    const ask = ([path, call]: (typeof switches)[number]) =>
      client.call(call, {}, { authorization: false, quiet: true }).then(
        (isThere): RoutePath[] => (isThere ? [path] : []),
        () => [],
      );
    void Promise.all(switches.map(ask)).then(found => setShown(found.flat()));
  }, []);
  return shown;
}
