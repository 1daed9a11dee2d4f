import { type SupportDetails, supportCalls } from '@wenshu/api-contract';
import { useEffect, useState } from 'react';
import { client } from './client.ts';

let asked: Promise<SupportDetails | undefined> | undefined;

/** Of whoever runs this installation, once the server has said it; several parts of a page ask together. */
export function useContactDetails(): SupportDetails | undefined {
  const [details, setDetails] = useState<SupportDetails>();
  useEffect(() => {
    asked ??= client.call(supportCalls.support, {}, { authorization: false, quiet: true }).catch(() => {
      // Asked again by the next page.
      asked = undefined;
      return undefined;
    });
    void asked.then(setDetails);
  }, []);
  return details;
}
