import type { Platform } from '../platform/platform.ts';
import type { OwnThreads } from '../platform/threads/thread-pool.ts';
import type { Lane } from '../platform/threads/turns.ts';
import type { Actor } from './actor.ts';
import { findPlace } from './role-holding.repository.ts';

/** The threads as somebody may use them for a questionnaire: the enterprise that it stands in has its turns as they have theirs. */
export async function threadsFor(
  { database, threads }: Pick<Platform, 'database' | 'threads'>,
  lane: Lane,
  { personId }: Pick<Actor, 'personId'>,
  scrollId: string,
): Promise<OwnThreads> {
  const place = await findPlace(database.pool, { kind: 'questionnaire', id: scrollId });
  return threads.of({ lane, personId, enterpriseId: place?.enterpriseId });
}
