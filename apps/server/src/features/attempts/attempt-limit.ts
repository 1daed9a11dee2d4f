import { Refusal } from '../../http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { addTry, takeTryBack } from './attempt.repository.ts';

export interface AttemptLimit {
  /** What is limited, as in `sign-in:phone`. */
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
}

/**
 * Counts a try of this key, or refuses it when the window is used up. What it gives takes the try back: one that turned out to be right does
 * not count, because a whole office may sign in from one address. It knows its window, so a try of the last minute takes none from the next.
 */
export async function countAttempt(platform: Platform, limit: AttemptLimit, key: string): Promise<() => Promise<void>> {
  const { start, end, now } = windowOf(platform, limit);
  const subject = `${limit.name}:${key}`;
  const { pool } = platform.database;
  const tries = await addTry(pool, subject, start);
  if (tries <= limit.most) return () => takeTryBack(pool, subject, start);
  const minutes = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 60_000));
  throw new Refusal('tooManyRequests', { params: { minutes } });
}

function windowOf({ clock }: Platform, { windowSeconds }: AttemptLimit) {
  const now = clock.now();
  const lengthMs = windowSeconds * 1000;
  const start = new Date(Math.floor(now.getTime() / lengthMs) * lengthMs);
  return { now, start, end: new Date(start.getTime() + lengthMs) };
}
