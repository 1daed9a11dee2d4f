import { accountCalls, type TokenInfo } from '../account/account.ts';
import { CallFailure } from './call-failure.ts';
import type { Answer } from './judge-envelope.ts';

export interface StoredToken {
  readonly token: string;
  readonly tokenHead: string;
  readonly expiresAtMs: number;
}

/** Where the page keeps its session. Read anew for every call: another tab may have signed in, refreshed or left. */
export interface TokenStore {
  read(): StoredToken | undefined;
  replace(fresh: TokenInfo): void;
}

type SendRefresh = (call: typeof accountCalls.refreshToken, input: TokenInfo) => Promise<Answer<TokenInfo>>;

/** A token this close to its end would expire on the way to the server, and the person would be signed out for nothing. */
const EXPIRY_MARGIN_MS = 5_000;

/**
 * Gives the token to send. When its time has passed, the first caller refreshes it and every other caller waits for
 * the same answer: a second refresh would spend the token that the first one has just been given.
 */
export function createTokenRefresher(store: TokenStore, send: SendRefresh, now: () => number) {
  let running: Promise<StoredToken | undefined> | undefined;

  async function refresh(old: StoredToken): Promise<StoredToken | undefined> {
    try {
      const { token, tokenHead, expiresAtMs } = old;
      // The token info as it stands (P7.25): what is left of its time, not what it began with.
      const expiresIn = Math.max(0, Math.floor((expiresAtMs - now()) / 1000));
      const { data } = await send(accountCalls.refreshToken, { token, tokenHead, expiresIn });
      // Signed out or replaced by another tab while we were asking: what is stored now is right, our answer is not.
      if (store.read()?.token === old.token) store.replace(data);
      return store.read();
    } catch (failure) {
      throw asRefreshFailure(failure);
    }
  }

  return {
    isExpired: (token: StoredToken) => token.expiresAtMs - EXPIRY_MARGIN_MS <= now(),
    freshToken(old: StoredToken): Promise<StoredToken | undefined> {
      running ??= refresh(old).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

/**
 * Without an answer nothing was refused: a laptop that wakes up without a network must not lose its session, nor must anybody whose token
 * runs out while the server or its database is being restarted.
 */
function asRefreshFailure(failure: unknown): unknown {
  if (!(failure instanceof CallFailure)) return failure;
  const isServersTrouble = (failure.details.status ?? 0) >= 500;
  const noAnswer = failure.kind === 'network' || failure.kind === 'timed-out' || isServersTrouble;
  return noAnswer ? failure : new CallFailure('refresh-refused', failure.message, failure.details);
}
