import type { Actor } from '../../../authorisation/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { endSession, findToken } from './session.repository.ts';
import { hashToken, tokenOf } from './token.ts';
import { isReplacedLongAgo } from './token-age.ts';

/** The person behind an Authorization header. */
export async function requireActor(platform: Platform, authorization: string | undefined): Promise<Actor> {
  const token = tokenOf(authorization);
  if (token === undefined) throw new Refusal('signInNeeded');
  const { pool } = platform.database;
  const row = await findToken(pool, hashToken(token));
  if (!row) throw new Refusal('tokenInvalid');
  const now = platform.clock.now();
  if (isReplacedLongAgo(row, now)) {
    await endSession(pool, row.sessionId, now);
    throw new Refusal('tokenInvalid');
  }
  if (row.expiresAt.getTime() <= now.getTime()) throw new Refusal('signInOverdue');
  return { personId: row.personId, sessionId: row.sessionId };
}
