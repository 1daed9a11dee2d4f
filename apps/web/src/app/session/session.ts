import type { SignedIn, TokenInfo, UserInfo } from '@wenshu/api-contract';
import type { StoredToken, TokenStore } from '@wenshu/api-contract/client';
import { create } from 'zustand';
import { browserPlace, readJson } from '../local-storage.ts';
import { type CookiePlace, clearSessionCookies, readSessionCookies, writeSessionCookies } from './session-cookies.ts';

const USER_KEY = 'userInfo';
const AUTHORITY_KEY = 'xauthorityMap';
/** The cookie holds the lifetime only; when it began, and the header's first word, are kept beside it. */
const TOKEN_KEY = 'loginTokenState';
const DEFAULT_TOKEN_HEAD = 'Bearer';

const cookies: CookiePlace = {
  read: () => document.cookie,
  // The Cookie Store API does not exist on plain http in a private network, so the old property it is.
  write: cookie => void Reflect.set(document, 'cookie', cookie),
  hostname: location.hostname,
  isSecure: location.protocol === 'https:',
};

interface TokenState {
  readonly token: string;
  readonly tokenHead: string;
  readonly expiresAtMs: number;
}

/** The person on the screen. Signed in means: the cookie is there (P4.1); other tabs change it too. */
export const useSession = create<{ user: UserInfo | undefined }>(() => ({ user: readUser() }));

export function isSignedIn(): boolean {
  return readSessionCookies(cookies) !== undefined;
}

export const tokenStore: TokenStore = {
  read(): StoredToken | undefined {
    const stored = readSessionCookies(cookies);
    if (!stored) return undefined;
    const state = readJson(browserPlace, TOKEN_KEY) as TokenState | undefined;
    // Signed in on a sister host: the moment is unknown here. As expired it is refreshed once, and then it is known.
    if (state?.token !== stored.token) return { token: stored.token, tokenHead: DEFAULT_TOKEN_HEAD, expiresAtMs: 0 };
    return state;
  },
  replace: writeToken,
};

export function startSession({ userInfo, tokenInfo, xauthorityMap }: SignedIn): void {
  writeToken(tokenInfo);
  browserPlace.set(USER_KEY, JSON.stringify(userInfo));
  browserPlace.set(AUTHORITY_KEY, JSON.stringify(xauthorityMap));
  useSession.setState({ user: userInfo });
}

export function endSession(): void {
  clearSessionCookies(cookies);
  for (const key of [USER_KEY, AUTHORITY_KEY, TOKEN_KEY]) browserPlace.remove(key);
  useSession.setState({ user: undefined });
}

/** Another tab signed in or out: the header here follows. */
export function followOtherTabs(): void {
  window.addEventListener('storage', event => {
    if (event.key === USER_KEY || event.key === null) useSession.setState({ user: readUser() });
  });
}

function writeToken({ token, tokenHead, expiresIn }: TokenInfo): void {
  const state: TokenState = { token, tokenHead, expiresAtMs: Date.now() + expiresIn * 1000 };
  browserPlace.set(TOKEN_KEY, JSON.stringify(state));
  writeSessionCookies(cookies, { token, expiresInSeconds: expiresIn });
}

function readUser(): UserInfo | undefined {
  return isSignedIn() ? (readJson(browserPlace, USER_KEY) as UserInfo | undefined) : undefined;
}
