import pg from 'pg';
import { expect } from './journey.ts';

/** The platform's own database, for what no page can do: let time pass, or hold something up. */
export async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env.WENSHU_DATABASE });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Makes certain what is only likely by itself: whoever needs what is locked in the platform's database waits until the work is done. The
 * work can wait for somebody to wait.
 */
export function whileHeld(
  lock: { readonly text: string; readonly values?: readonly unknown[] },
  work: (untilSomebodyWaits: () => Promise<void>) => Promise<void>,
): Promise<void> {
  return withDatabase(async client => {
    await client.query('begin');
    await client.query(lock.text, [...(lock.values ?? [])]);
    await work(() => expect.poll(() => countWaiting(client)).toBeGreaterThan(0));
  });
}

/** No file is kept until it is over: a job that has made one stands before its end. Reading goes on. */
export function whileNoFileIsKept(work: () => Promise<void>): Promise<void> {
  return whileHeld({ text: 'lock table stored_file in share mode' }, work);
}

async function countWaiting(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    'select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
  );
  return rowCount ?? 0;
}
