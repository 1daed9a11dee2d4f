import { lazy, Suspense } from 'react';
import { useAsking } from '../asking.ts';

const AskDialog = lazy(() => import('./ask-dialog.tsx'));

/** Beside the router: it is asked from a page, and from a message over any page. */
export function AskingHost() {
  const { asking } = useAsking();
  return <Suspense>{asking && <AskDialog {...asking} />}</Suspense>;
}
