import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { createGuard, type GuardContext } from './guard/create-guard.ts';
import { BeingBuiltPage } from './pages/being-built-page.tsx';
import { NotFoundPage } from './pages/state-pages.tsx';
import { routerWays } from './router-ways.ts';
import { type Entry, entryOfPath } from './routes/entry-of-path.ts';
import { loadPage } from './routes/load-page.ts';
import { pageLoaders } from './routes/page-loaders.ts';
import { redirects } from './routes/redirects.ts';
import type { LayoutName, Page, PageLoader, PageModule, RouteRow } from './routes/route-row.ts';
import { routeTable } from './routes/route-table.ts';
import { isSignedIn } from './session/session.ts';
import { Shell } from './shell.tsx';

type Layouts = Partial<Record<LayoutName, Page>>;

/** One bundle's router: its rows of the route table, each inside its layout, all behind the guard. */
export function buildRouter(entry: Entry, layouts: Layouts) {
  const guard = createGuard(entry);
  const root = createRootRouteWithContext<GuardContext>()({
    component: Shell,
    notFoundComponent: NotFoundPage,
    beforeLoad: ({ location }) => guard(location.href),
  });
  const rows = routeTable.filter(row => entryOfPath(row.path) === entry);
  const branches = Object.entries(layouts).map(([name, component]) => {
    const layout = createRoute({ getParentRoute: () => root, id: `${name}-layout`, component });
    const pages = rows
      .filter(row => row.layout === name)
      .map(row => createRoute({ getParentRoute: () => layout, path: row.path, ...pageOf(row) }));
    return layout.addChildren(pages);
  });
  const redirecting = Object.keys(redirects).map(path => createRoute({ getParentRoute: () => root, path }));
  return createRouter({
    routeTree: root.addChildren([...branches, ...redirecting]),
    ...routerWays,
  });
}

function pageOf(row: RouteRow) {
  const load = pageLoaders[row.path];
  if (!load) return { component: () => <BeingBuiltPage path={row.path} /> };
  return { component: lazyRouteComponent(loadPage(load)), staticData: { begin: beginWhenLoaded(load) } };
}

function beginWhenLoaded(load: PageLoader): NonNullable<PageModule['begin']> {
  return async query => {
    if (!isSignedIn()) return;
    await load().then(
      page => page.begin?.(query),
      () => {},
    );
  };
}
