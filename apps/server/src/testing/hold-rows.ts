import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../platform/database/database.ts';

const PATIENCE_MS = 10_000;

/**
 * Makes a race certain instead of likely: everybody who wants to write the locked rows gets as far as that, all of them
 * wait there, and then they all go on at once. `lock` is a `select … for update`. What must not need the rows is done `meanwhile`: they
 * are let go only when it is done.
 */
export async function whileRowsAreHeld<T>(
  database: Database,
  lock: { readonly text: string; readonly values: readonly unknown[] },
  start: () => readonly Promise<T>[],
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<T[]> {
  let running: readonly Promise<T>[] = [];
  await database.transaction(async client => {
    await client.query(lock.text, [...lock.values]);
    running = start();
    await untilSoManyWait(database, running.length);
    await meanwhile();
  });
  return Promise.all(running);
}

/** Two who meet for certain in this order: the second one starts when the first one waits for the held rows. */
export function oneAfterTheOther<T>(
  database: Database,
  first: () => Promise<T>,
  second: () => Promise<T>,
): () => Promise<T>[] {
  return () => [first(), untilSoManyWait(database, 1).then(second)];
}

async function untilSoManyWait(database: Database, expected: number): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const { rowCount } = await database.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if ((rowCount ?? 0) >= expected) return;
    await wait(20);
  }
  throw new Error('They did not all come to wait: this is no race');
}
