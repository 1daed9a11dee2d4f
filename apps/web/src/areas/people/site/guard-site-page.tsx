import { createRoot } from 'react-dom/client';
import { reportBug } from '../../../app/actions/report-bug.ts';
import { guardNavigation } from '../../../app/guard/guard-navigation.ts';

/** The route guard of the site's pages: what it remembers for after the sign-in (P2.44, P2.45, P4.7), and the question before a page that needs one (P2.41). */
export function guardSitePage(): void {
  void guard().catch(reportBug);
  // A tool is an anchor of its page.
  window.addEventListener('hashchange', () => void guard().catch(reportBug));
}

async function guard(): Promise<void> {
  const { pathname: path, search, hash } = location;
  const outcome = await guardNavigation({ path, search, hash }, undefined);
  if (outcome.kind === 'go') location.replace(outcome.to);
  if (outcome.kind === 'ask-to-sign-in') await ask(outcome.loginAddress);
}

async function ask(loginAddress: string): Promise<void> {
  const { SignInQuestion } = await import('./sign-in-question.tsx');
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <SignInQuestion loginAddress={loginAddress} />,
  );
}
