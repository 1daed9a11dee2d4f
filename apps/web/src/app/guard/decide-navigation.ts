import { forwards, HOME_PATH, LOGIN_PATH, redirects, THIRD_SIGN_IN_PATH } from '../routes/redirects.ts';

export interface NavigationQuestion {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** Whether the route's metadata asks for a sign-in. */
  readonly needsSignIn: boolean;
  readonly isSignedIn: boolean;
  /** Where the person comes from, when that is a page of ours. */
  readonly previousPath?: string | undefined;
}

export type NavigationDecision =
  | { readonly kind: 'show' }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'ask-to-sign-in'; readonly loginAddress: string }
  | { readonly kind: 'social'; readonly action: 'sign-in' | 'bind'; readonly code: string; readonly state: string };

/** Pages for people without a session; who has one is sent home (P4.2). */
const pagesBeforeSignIn = [LOGIN_PATH, '/regist', '/weChatRegist', '/resetPass'];
/** Nothing to come back to after signing in. */
const pagesOfNoReturn: readonly string[] = [...pagesBeforeSignIn, THIRD_SIGN_IN_PATH];
/** Where the messaging app sends people back to, with a `code` in the query. */
const socialPages = [LOGIN_PATH, '/weChatRegist', '/user'];

/** The route guard as one decision. The order matters: a social code first, then "already signed in" (readings, guards). */
export function decideNavigation(question: NavigationQuestion): NavigationDecision {
  const { path, search, isSignedIn } = question;
  const redirect = redirects[path];
  if (redirect) return { kind: 'go', to: `${redirect}${search}` };

  const query = new URLSearchParams(search);
  const code = socialPages.includes(path) ? query.get('code') : null;
  if (code) return { kind: 'social', action: isSignedIn ? 'bind' : 'sign-in', code, state: query.get('state') ?? '' };

  if (pagesBeforeSignIn.includes(path) && isSignedIn) return { kind: 'go', to: HOME_PATH };
  if (path === LOGIN_PATH && !query.has('redirect')) return loginWithWayBack(question.previousPath);
  if (question.needsSignIn && !isSignedIn) return { kind: 'ask-to-sign-in', loginAddress: loginAddress(path) };

  const forward = forwards[path];
  return forward ? { kind: 'go', to: `${forward}${search}` } : { kind: 'show' };
}

export function loginAddress(redirect: string): string {
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(redirect)}`;
}

function loginWithWayBack(previousPath: string | undefined): NavigationDecision {
  const hasWayBack = previousPath !== undefined && !pagesOfNoReturn.includes(previousPath);
  return hasWayBack ? { kind: 'go', to: loginAddress(previousPath) } : { kind: 'show' };
}
