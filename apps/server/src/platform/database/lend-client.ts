import type pg from 'pg';

interface LentClient {
  readonly client: pg.PoolClient;
  takeBack(): void;
}

/**
 * A connection as the work of one transaction has it. Taken back, it takes no statement any more: one that nobody waited for would run after
 * the commit, or within the transaction of whoever has the connection next, and it would look as if all were well.
 */
export function lendClient(client: pg.PoolClient): LentClient {
  let isLent = true;
  const query = (...given: Parameters<pg.PoolClient['query']>) => {
    if (!isLent) throw new Error('A statement came after its transaction: somebody did not wait for it.');
    return client.query(...given);
  };
  return {
    // Everything else is the client's own.
    client: Object.create(client, { query: { value: query } }) as pg.PoolClient,
    takeBack() {
      isLent = false;
    },
  };
}
