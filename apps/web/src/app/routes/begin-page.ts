import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import type { PageModule } from './route-row.ts';
import { parseSearch } from './search.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Of its page, once the script is there, for whoever is signed in. */
    readonly begin?: NonNullable<PageModule['begin']>;
  }
}

/** Begins with what the page of an address shows first, where it has anything to begin with. What fails is asked for again by the page. */
export function beginPage(router: AnyRouter, address: string): void {
  const { pathname, search } = new URL(address, location.origin);
  const { [pathname]: route } = router.routesByPath as Readonly<Record<string, AnyRoute | undefined>>;
  route?.options.staticData?.begin?.(parseSearch(search));
}
