import { DESKTOP_PATH, HOME_PATH } from '../routes/redirects.ts';
import type { Remembered } from './remembered.ts';

export type SignInMethod = 'password' | 'sms' | 'social' | 'reset';

export interface AfterSignIn {
  readonly to: string;
  readonly newTab?: string;
}

const TOOLS_PATH = '/tools';
const CREATE_SURVEY_PATH = '/team/create-survey';

/** Where a person goes after signing in (P4.6 to P4.10). */
export function decideAfterSignIn(
  redirect: string | undefined,
  method: SignInMethod,
  remembered: Remembered,
): AfterSignIn {
  if (remembered.fullPath) return { to: remembered.fullPath };
  const path = redirect && isOwnPath(redirect) ? redirect : undefined;
  if (path === undefined) return { to: DESKTOP_PATH };
  // The home page has nothing for somebody who came to work.
  if (path === HOME_PATH || path === '/') return { to: DESKTOP_PATH };
  const toolsWithHash = `${TOOLS_PATH}${remembered.toolsHash ?? ''}`;
  if (path === TOOLS_PATH && remembered.toolsHash) return { to: toolsWithHash };
  if (path === CREATE_SURVEY_PATH) return { to: toolsWithHash, newTab: `${CREATE_SURVEY_PATH}?goBack=1` };
  const query = remembered.query?.path === path ? remembered.query.search : '';
  // With its query: an invitation stands in it.
  if (isWorkspacePath(path)) return { to: method === 'password' ? DESKTOP_PATH : `${path}${query}` };
  return { to: `${path}${query}` };
}

/** The workspace's own pages; questionnaires and records are not among them, so a link to one survives the sign-in. */
function isWorkspacePath(path: string): boolean {
  return path === '/home' || path === '/team' || path.startsWith('/team/');
}

/** `redirect` comes from the address bar: one that leads to another site would turn the sign-in page into a trap. */
function isOwnPath(redirect: string): boolean {
  return /^\/(?![/\\])/.test(redirect) && !/[\\\s]/.test(redirect);
}
