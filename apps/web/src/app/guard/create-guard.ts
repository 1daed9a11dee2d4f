import { redirect } from '@tanstack/react-router';
import { type Entry, entryOfPath } from '../routes/entry-of-path.ts';
import { parseSearch } from '../routes/search.ts';
import { guardNavigation } from './guard-navigation.ts';

/** What the guard tells the page: an address to sign in at, when the page must not be shown yet. */
export interface GuardContext {
  readonly loginAddress?: string;
}

/** The guard of one bundle, run before every navigation. It knows where the person comes from. */
export function createGuard(entry: Entry) {
  let previousPath = sameSiteReferrer();

  return async (href: string): Promise<GuardContext> => {
    const { pathname, search, hash } = new URL(href, location.origin);
    const outcome = await guardNavigation({ path: pathname, search, hash }, previousPath);
    if (outcome.kind === 'ask-to-sign-in') return { loginAddress: outcome.loginAddress };
    if (outcome.kind === 'go') return follow(entry, outcome.to);
    previousPath = pathname;
    return {};
  };
}

async function follow(entry: Entry, address: string): Promise<never> {
  const to = new URL(address, location.origin);
  if (entryOfPath(to.pathname) === entry) {
    throw redirect({ to: to.pathname, search: parseSearch(to.search), hash: to.hash.slice(1), replace: true });
  }
  location.replace(address);
  // The page is on its way out; nothing may render in between.
  return new Promise(() => {});
}

/** The page before this one, when it was ours: another bundle's, so the router knows nothing of it. */
function sameSiteReferrer(): string | undefined {
  const isOurs = document.referrer.startsWith(`${location.origin}/`);
  return isOurs ? new URL(document.referrer).pathname : undefined;
}
