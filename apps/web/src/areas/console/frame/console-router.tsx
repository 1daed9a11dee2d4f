import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { consoleArea } from '@wenshu/api-contract/page-addresses';
import { routerWays } from '../../../app/router-ways.ts';
import { loadPage } from '../../../app/routes/load-page.ts';
import { ConsoleFrame } from './console-frame.tsx';
import { FirstRoom, NoRoom } from './first-room.tsx';
import { pathOfRoom, rooms } from './room-list.ts';

/** One address a room. Who may see which is asked by the frame, and decided by the calls. */
export function buildConsoleRouter() {
  const root = createRootRoute({ component: ConsoleFrame, notFoundComponent: NoRoom });
  const first = createRoute({ getParentRoute: () => root, path: consoleArea, component: FirstRoom });
  const pages = rooms.map(room =>
    createRoute({
      getParentRoute: () => root,
      path: pathOfRoom(room.name),
      // A list of rooms has one type for all; each of them loads a page, which its own file holds.
      component: lazyRouteComponent(loadPage(room.load as never)),
    }),
  );
  return createRouter({
    routeTree: root.addChildren([first, ...pages]),
    ...routerWays,
  });
}
