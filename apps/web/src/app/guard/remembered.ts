/** What the guard keeps for after the sign-in (P2.44, P2.45, P4.7). */
export interface Remembered {
  /** The last query seen, with the path it stood on: appended only to that path, never to another one. */
  readonly query?: { readonly path: string; readonly search: string };
  readonly fullPath?: string;
  readonly toolsHash?: string;
}

export interface Visit {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its number sign, or empty. */
  readonly hash: string;
}

const TOOLS_PATH = '/tools';
const TEMPLATE_ANALYSIS_PATH = '/template-analysis';
/** On the way to a session nothing new is remembered: where somebody was going stands in their addresses. */
const SIGN_IN_PATHS = ['/login', '/regist', '/resetPass'];

/** What a visit adds to the memory. Pure; the caller stores it. */
export function remember(before: Remembered, { path, search, hash }: Visit, isSignedIn: boolean): Remembered {
  if (SIGN_IN_PATHS.includes(path)) return before;
  return {
    ...before,
    ...(search && { query: { path, search } }),
    ...(path === TOOLS_PATH && hash && { toolsHash: hash }),
    // Signed in there is nothing to come back for.
    ...(path === TEMPLATE_ANALYSIS_PATH && !isSignedIn && { fullPath: `${path}${search}${hash}` }),
  };
}
