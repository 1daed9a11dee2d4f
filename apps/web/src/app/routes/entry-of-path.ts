/** The three bundles of the web: a page of another entry is reached by a full page load. */
export type Entry = 'site' | 'workspace' | 'answering';

const workspaceRoots = [
  '/team',
  '/survey',
  '/record',
  '/user',
  '/home',
  '/pre',
  '/view-question',
  '/viewQuestionContent',
  '/aiAssistant',
  '/message-history',
  '/download',
];
/** Below /survey, but public: what was shared is opened by people without an account. */
const sharedPages = ['/survey/share', '/survey/shareReport'];
const answeringRoots = ['/s', '/p', '/c', '/demo'];

/** Which HTML page serves a path. The server and the development server map addresses in the same way. */
export function entryOfPath(path: string): Entry {
  const isBelow = (root: string) => path === root || path.startsWith(`${root}/`);
  if (sharedPages.includes(path)) return 'site';
  if (workspaceRoots.some(isBelow)) return 'workspace';
  if (answeringRoots.some(isBelow)) return 'answering';
  return 'site';
}
