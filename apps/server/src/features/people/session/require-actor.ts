import type { Actor } from '../../../authorisation/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { isApiKey, requireKeysActor } from '../api-keys/index.ts';
import { endSession, findToken, noteSeen, type TokenRow } from './session.repository.ts';
import { hashToken, tokenOf } from './token.ts';
import { isReplacedLongAgo } from './token-age.ts';

/** "Last seen" is a help, not a log: once in so long is often enough, and every call would otherwise write. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

/** The person behind an Authorization header: by a session's token, or by a key of theirs. */
export async function requireActor(platform: Platform, authorization: string | undefined): Promise<Actor> {
  const token = tokenOf(authorization);
  if (token === undefined) throw new Refusal('signInNeeded');
  if (isApiKey(token)) return requireKeysActor(platform, token);
  const { pool } = platform.database;
  const row = await findToken(pool, hashToken(token));
  if (!row) throw new Refusal('tokenInvalid');
  const now = platform.clock.now();
  if (isReplacedLongAgo(row, now)) {
    await endSession(pool, row.sessionId, now);
    throw new Refusal('tokenInvalid');
  }
  if (row.expiresAt.getTime() <= now.getTime()) throw new Refusal('signInOverdue');
  await noteSeenNow(platform, row, now);
  return { personId: row.personId, sessionId: row.sessionId };
}

async function noteSeenNow({ database }: Platform, { sessionId, seenAt }: TokenRow, now: Date): Promise<void> {
  const since = new Date(now.getTime() - SEEN_EVERY_MS);
  if (seenAt === null || seenAt < since) await noteSeen(database.pool, sessionId, now, since);
}
