import type { Platform } from '../../../platform/platform.ts';
import { listSessions, type SessionRow } from './session.repository.ts';
import { REFRESH_LIFETIME_SECONDS } from './token.ts';

/** Where a person is signed in: sessions that have not ended and can still be gone on with. */
export function listOpenSessions({ database, clock }: Platform, personId: string): Promise<SessionRow[]> {
  const since = new Date(clock.now().getTime() - REFRESH_LIFETIME_SECONDS * 1000);
  return listSessions(database.pool, personId, since);
}
