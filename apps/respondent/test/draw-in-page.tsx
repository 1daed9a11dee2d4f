import { fetchRest } from '@wenshu/question-types/at-hand';
import { createRoot } from 'react-dom/client';
import { App } from '../src/pages/app.tsx';
import { readPageAddress } from '../src/session/page-address.ts';

export { fetchRest };

/** The page as its script draws it for somebody new, with the library that it is built with. */
export function drawInPage(element: Element, search: string, code: string): () => void {
  const root = createRoot(element);
  root.render(<App address={readPageAddress({ pathname: `/s/${code}`, search })} />);
  return () => root.unmount();
}
