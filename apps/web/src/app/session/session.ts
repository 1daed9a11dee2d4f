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
  // The server that draws the public site knows nobody.
  read: () => (typeof document === 'undefined' ? '' : document.cookie),
  // The Cookie Store API does not exist on plain http in a private network, so the old property it is.
  write: cookie => void Reflect.set(document, 'cookie', cookie),
  get hostname() {
    return location.hostname;
  },
  get isSecure() {
    return location.protocol === 'https:';
  },
};

interface TokenState {
  readonly token: string;
  readonly tokenHead: string;
  readonly expiresAtMs: number;
}

interface SessionState {
  /** The cookie is there (P4.1). */
  readonly isSignedIn: boolean;
  /** Missing although signed in: the cookie came from a sister host. `completeUser` asks the server then. */
  readonly user: UserInfo | undefined;
}

/** The person on the screen; other tabs change it too. */
export const useSession = create<SessionState>(readState);

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
  browserPlace.set(AUTHORITY_KEY, JSON.stringify(xauthorityMap));
  keepUser(userInfo);
}

/** Only what every page may show: what else is known of a person stays out of the browser's store. */
export function keepUser({ userId, nickName, picture, language, forceModifyState, wxOpenId }: UserInfo): void {
  const kept: UserInfo = { userId, nickName, picture, language, forceModifyState, wxOpenId };
  browserPlace.set(USER_KEY, JSON.stringify(kept));
  useSession.setState(readState());
}

export function endSession(): void {
  clearSessionCookies(cookies);
  for (const key of [USER_KEY, AUTHORITY_KEY, TOKEN_KEY]) browserPlace.remove(key);
  useSession.setState(readState());
}

/** Another tab signed in or out: the header here follows. */
export function followOtherTabs(): void {
  window.addEventListener('storage', event => {
    if (event.key === USER_KEY || event.key === null) useSession.setState(readState());
  });
}

function writeToken({ token, tokenHead, expiresIn }: TokenInfo): void {
  const state: TokenState = { token, tokenHead, expiresAtMs: Date.now() + expiresIn * 1000 };
  browserPlace.set(TOKEN_KEY, JSON.stringify(state));
  writeSessionCookies(cookies, { token, expiresInSeconds: expiresIn });
}

function readState(): SessionState {
  const signedIn = isSignedIn();
  return {
    isSignedIn: signedIn,
    user: signedIn ? (readJson(browserPlace, USER_KEY) as UserInfo | undefined) : undefined,
  };
}
