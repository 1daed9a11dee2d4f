import type pg from 'pg';

/** Work on one connection of the pool. One that broke in between, or that the work discards, does not go back into it. */
export async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, discard: () => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isDiscarded = false;
  const discard = () => {
    isDiscarded = true;
  };
  // A connection that dies between two statements says so by an event; without a listener that would end the process.
  client.on('error', discard);
  try {
    return await work(client, discard);
  } finally {
    client.off('error', discard);
    client.release(isDiscarded);
  }
}
