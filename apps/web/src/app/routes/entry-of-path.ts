import {
  consoleArea,
  entrancePages,
  sharedPages,
  workspaceAreas,
  workspacePages,
} from '@wenshu/api-contract/page-addresses';

/** The bundles of the web: a page of another entry is reached by a full page load. */
export type Entry = 'site' | 'entrance' | 'workspace' | 'shared' | 'answering' | 'console';

const answeringRoots = ['/s', '/p', '/c', '/demo'];

/** Which HTML page serves a path. The server and the development server map addresses in the same way. */
export function entryOfPath(path: string): Entry {
  const isBelow = (root: string) => path === root || path.startsWith(`${root}/`);
  if (sharedPages.some(isBelow)) return 'shared';
  // Before the workspace, which has an address that one of them stands below.
  if (entrancePages.includes(path)) return 'entrance';
  if (workspaceAreas.some(isBelow) || workspacePages.includes(path)) return 'workspace';
  if (isBelow(consoleArea)) return 'console';
  if (answeringRoots.some(isBelow)) return 'answering';
  return 'site';
}
