import type { RoutePath } from '@wenshu/texts/routes';
import { isSignedIn } from '../session/session.ts';
import { pageLoaders } from './page-loaders.ts';
import { parseSearch } from './search.ts';

/** Begins with what the page of an address shows first, where it has anything to begin with. What fails is asked for again by the page. */
export async function beginPage(address: string): Promise<void> {
  const { pathname, search } = new URL(address, location.origin);
  const load = pageLoaders[pathname as RoutePath];
  if (!load || !isSignedIn()) return;
  const page = await load().catch(() => undefined);
  page?.begin?.(parseSearch(search));
}
