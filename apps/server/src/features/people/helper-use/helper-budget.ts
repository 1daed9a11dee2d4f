import type { HelperPlatform } from './find-hindrance.ts';
import {
  deleteDaysBefore,
  findSpent,
  findTaken,
  listReservationsBefore,
  reserveTokens,
  settleTokens,
} from './helper-day.repository.ts';
import { deleteHelperLogBefore } from './helper-log.repository.ts';

type Platform = Pick<HelperPlatform, 'env' | 'clock' | 'database'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 90 * DAY_MS;
/** Longer than any request may take (HELPER_TIMEOUT_SECONDS is at most 600). */
const DIED_MS = 20 * 60 * 1000;

/** A day of UTC: the same for all processes, wherever they stand. */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Undefined where today has no room for so many. */
export async function reserve(platform: Platform, personId: string, tokens: number): Promise<string | undefined> {
  const { clock, database, env } = platform;
  const now = clock.now();
  // A UUID, as the column has it.
  const reservation = { reservationId: crypto.randomUUID(), day: dayOf(now), personId, tokens };
  const isReserved = await reserveTokens(database, reservation, env.helperTokens, now);
  return isReserved ? reservation.reservationId : undefined;
}

/** Nothing for what the server failed at. */
export function settle({ database }: Platform, reservationId: string, spent: number): Promise<void> {
  return settleTokens(database, reservationId, spent);
}

/** What somebody may still ask for today: of their own, and of everybody's. */
export async function findTokensLeft({ clock, database, env }: Platform, personId: string): Promise<number> {
  const { perDay, perPerson } = env.helperTokens;
  const { byAll, byPerson } = await findTaken(database.pool, dayOf(clock.now()), personId);
  return Math.max(0, Math.min(perDay - byAll, perPerson - byPerson));
}

export function findTokensToday({ clock, database }: Platform): Promise<number> {
  return findSpent(database.pool, dayOf(clock.now()));
}

/** Gives back what processes held that died, and forgets what is older than ninety days. */
export async function sweepHelperUse({ clock, database }: Platform): Promise<void> {
  const now = clock.now().getTime();
  // One by one, as settling does it: whoever takes two days at once would wait for others in a circle.
  for (const id of await listReservationsBefore(database.pool, new Date(now - DIED_MS)))
    await settleTokens(database, id, 0);
  await deleteDaysBefore(database.pool, dayOf(new Date(now - KEPT_MS)));
  await deleteHelperLogBefore(database.pool, new Date(now - KEPT_MS));
}
