import { forwards, redirects } from './redirects.ts';
import { routeTable } from './route-table.ts';

const built: ReadonlySet<string> = new Set(routeTable.flatMap(({ path, isComing }) => (isComing ? [] : [path])));

/** Whether an address leads to a page that is there. A menu has no others; who types their address is told honestly. */
export function isBuilt(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return built.has(redirects[path] ?? forwards[path] ?? path);
}
