import { documentCalls, type NamedDocument } from '@wenshu/api-contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { client } from '../client.ts';
import { USER_PATH } from '../routes/redirects.ts';
import { isSignedIn } from '../session/session.ts';
import { areDocumentsAsked, endAskingForDocuments } from './due-documents.ts';

const DocumentsDialog = lazy(() => import('./documents-dialog.tsx'));

/** Pages on which nothing is asked: where somebody takes their data along or leaves, and where the texts themselves stand. */
const spared = [USER_PATH, '/service-agreement', '/privacy-agreement'];

/** Beside the router, once after a sign-in: what the person has to say yes to before they go on. Where they were going stays where it is. */
export function DocumentsHost() {
  const [due, setDue] = useState<readonly NamedDocument[]>([]);
  useEffect(() => {
    if (!areDocumentsAsked() || !isSignedIn() || spared.includes(location.pathname)) return;
    client.call(documentCalls.due, {}, { quiet: true }).then(
      found => {
        setDue(found);
        if (found.length === 0) endAskingForDocuments();
      },
      // Not known: it is asked by the next page that loads.
      () => undefined,
    );
  }, []);
  const close = () => {
    endAskingForDocuments();
    setDue([]);
  };
  return <Suspense>{due.length > 0 && <DocumentsDialog due={due} onAgreed={close} />}</Suspense>;
}
