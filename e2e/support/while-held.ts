import pg from 'pg';
import { expect } from './journey.ts';

/**
 * Makes certain what is only likely by itself: whoever needs what is locked in the platform's database waits until the work is done. The
 * work can wait for somebody to wait.
 */
export async function whileHeld(
  lock: { readonly text: string; readonly values?: readonly unknown[] },
  work: (untilSomebodyWaits: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.WENSHU_DATABASE });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(lock.text, [...(lock.values ?? [])]);
    await work(() => expect.poll(() => countWaiting(client)).toBeGreaterThan(0));
  } finally {
    await client.end();
  }
}

async function countWaiting(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    'select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
  );
  return rowCount ?? 0;
}
