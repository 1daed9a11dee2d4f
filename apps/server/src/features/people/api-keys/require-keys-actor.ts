import type { Actor } from '../../../authorisation/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { findApiKey, noteUse } from './api-key.repository.ts';
import { hashApiKey } from './api-key.ts';

/** Ten a second, all the time: a program that asks more often has a loop in it. */
export const keyLimit: AttemptLimit = { name: 'api-key:calls', most: 600, windowSeconds: 60 };
const USED_EVERY_MS = 60 * 1000;

/** Whoever has the key, as its person, within its rights. */
export async function requireKeysActor(platform: Platform, key: string): Promise<Actor> {
  const { database, clock } = platform;
  const found = await findApiKey(database.pool, hashApiKey(key));
  if (!found) throw new Refusal('tokenInvalid');
  await countAttempt(platform, keyLimit, found.id);
  const now = clock.now();
  const since = new Date(now.getTime() - USED_EVERY_MS);
  if (found.usedAt === null || found.usedAt < since) await noteUse(database.pool, found.id, now, since);
  return { personId: found.personId, sessionId: '', keyRights: found.rights };
}
