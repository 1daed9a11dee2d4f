import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { addTry, findTries, takeAllBack, takeTryBack } from './attempt.repository.ts';

export interface AttemptLimit {
  /** What is limited, as in `sign-in:phone`. */
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
}

export interface Attempt {
  /** Which try of its window it is. */
  readonly place: number;
  /** One that turned out to be right does not count: a whole office may sign in from one address. A try of the last window takes none from the next. */
  takeBack(): Promise<void>;
}

/** Counts a try of this key, or refuses it when the window is used up. */
export async function countAttempt(platform: Platform, limit: AttemptLimit, key: string): Promise<Attempt> {
  const { start, end, now } = windowOf(platform, limit);
  const { pool } = platform.database;
  const subject = subjectOf(limit, key);
  const place = await addTry(pool, subject, start);
  if (place <= limit.most) return { place, takeBack: () => takeTryBack(pool, subject, start) };
  const minutes = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 60_000));
  throw new Refusal('tooManyRequests', { params: { minutes } });
}

/** Counts a try of each, in the order given; what takes all of them back. */
export async function countAttempts(
  platform: Platform,
  counted: readonly (readonly [limit: AttemptLimit, key: string])[],
): Promise<() => Promise<void>> {
  const attempts: Attempt[] = [];
  for (const [limit, key] of counted) attempts.push(await countAttempt(platform, limit, key));
  return async () => {
    for (const attempt of attempts) await attempt.takeBack();
  };
}

/** Takes back a try of this window that another request has counted. */
export async function forgiveAttempt(platform: Platform, limit: AttemptLimit, key: string): Promise<void> {
  await takeTryBack(platform.database.pool, subjectOf(limit, key), windowOf(platform, limit).start);
}

/** Until when tries of this key are refused; undefined when the next one is not. By the window that refuses them. */
export async function findWait(
  platform: Pick<Platform, 'clock' | 'database'>,
  limit: AttemptLimit,
  key: string,
): Promise<Date | undefined> {
  const { start, end } = windowOf(platform, limit);
  const tries = await findTries(platform.database.pool, subjectOf(limit, key), start);
  return tries >= limit.most ? end : undefined;
}

/** Takes all tries of this window back; false where there are none. */
export async function forgiveAll(
  db: Queryable,
  { clock }: Pick<Platform, 'clock'>,
  limit: AttemptLimit,
  key: string,
): Promise<boolean> {
  return takeAllBack(db, subjectOf(limit, key), windowOf({ clock }, limit).start);
}

function subjectOf({ name }: AttemptLimit, key: string): string {
  return `${name}:${key}`;
}

function windowOf({ clock }: Pick<Platform, 'clock'>, { windowSeconds }: AttemptLimit) {
  const now = clock.now();
  const lengthMs = windowSeconds * 1000;
  const start = new Date(Math.floor(now.getTime() / lengthMs) * lengthMs);
  return { now, start, end: new Date(start.getTime() + lengthMs) };
}
