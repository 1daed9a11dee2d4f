import type { TokenInfo } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { endSession, findToken, insertToken, lockToken, markReplaced, type TokenRow } from './session.repository.ts';
import { expiryOf, presentToken } from './start-session.ts';
import { hashToken, REFRESH_LIFETIME_SECONDS, successorOf, TOKEN_LIFETIME_SECONDS, tokenOf } from './token.ts';
import { isReplacedLongAgo, secondsUntil } from './token-age.ts';

/**
 * A new token for the last one. An old one that comes back late was copied by somebody, or its owner's copy was: we
 * cannot tell who is who, so the session ends for both.
 */
export async function refreshSession(platform: Platform, given: string): Promise<TokenInfo> {
  const token = tokenOf(given) ?? '';
  const successor = successorOf(token, platform.secrets['session-token']);
  const now = platform.clock.now();
  const outcome = await platform.database.transaction(async client => {
    const row = await lockToken(client, hashToken(token));
    if (!row || isTooOld(row, now)) return undefined;
    if (row.replacedAt === null) return replace(client, row, token, successor, now);
    if (!isReplacedLongAgo(row, now)) return remaining(client, successor, now);
    await endSession(client, row.sessionId, now);
    return undefined;
  });
  if (outcome === undefined) throw new Refusal('tokenInvalid');
  return presentToken(successor, outcome);
}

async function replace(client: Queryable, row: TokenRow, token: string, successor: string, now: Date): Promise<number> {
  await markReplaced(client, hashToken(token), now);
  const { sessionId } = row;
  await insertToken(client, { hash: hashToken(successor), sessionId, issuedAt: now, expiresAt: expiryOf(now) });
  return TOKEN_LIFETIME_SECONDS;
}

async function remaining(client: Queryable, successor: string, now: Date): Promise<number | undefined> {
  const row = await findToken(client, hashToken(successor));
  return row && secondsUntil(row.expiresAt, now);
}

function isTooOld(row: TokenRow, now: Date): boolean {
  return row.issuedAt.getTime() + REFRESH_LIFETIME_SECONDS * 1000 <= now.getTime();
}
