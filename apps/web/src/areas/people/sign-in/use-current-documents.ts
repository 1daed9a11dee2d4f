import { documentCalls, type NamedDocument } from '@wenshu/api-contract';
import { useEffect, useState } from 'react';
import { client } from '../../../app/client.ts';

/** The versions that a form asks a yes to. Unknown while the network is slow: whoever registers then is asked after it. */
export function useCurrentDocuments(): readonly NamedDocument[] | undefined {
  const [documents, setDocuments] = useState<readonly NamedDocument[]>();
  useEffect(() => {
    client.call(documentCalls.current, {}, { authorization: false, quiet: true }).then(setDocuments, () => undefined);
  }, []);
  return documents;
}
