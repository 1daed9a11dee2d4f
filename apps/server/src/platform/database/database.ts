import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { isBrokenOff } from './database-failure.ts';
import { createPool, type PoolOptions } from './pool.ts';
import type { Tables } from './tables.ts';
import { withClient } from './with-client.ts';

/** What a repository asks: the pool, or one client inside a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

export interface Database {
  /** For SQL as it stands in the repositories: nearly all of it, with named statements on hot paths. */
  readonly pool: pg.Pool;
  /** For statements that are put together from parts, such as a condition that comes from authorisation. */
  readonly kysely: Kysely<Tables>;
  /**
   * All or nothing, on one connection of the pool. PostgreSQL may break one off for another's sake; then the work is done again from the
   * beginning, so what it does beside the database must bear to be done twice.
   */
  transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  /** How often that happened here. Locks that are all taken in one order keep it at 0. */
  readonly brokenOff: number;
  close(): Promise<void>;
}

export function openDatabase(url: string, options?: PoolOptions): Database {
  const pool = createPool(url, options);
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let brokenOff = 0;
  return {
    pool,
    kysely,
    transaction: work =>
      untilNotBrokenOff(
        () => inTransaction(pool, work),
        () => brokenOff++,
      ),
    get brokenOff() {
      return brokenOff;
    },
    close: () => kysely.destroy(),
  };
}

const MOST_TRIES = 4;
const PAUSE_MS = 20;

/** The pause differs from one to the next: those that met once would only meet again. */
async function untilNotBrokenOff<T>(run: () => Promise<T>, note: () => void): Promise<T> {
  for (let turn = 1; ; turn++) {
    try {
      return await run();
    } catch (error) {
      if (!isBrokenOff(error)) throw error;
      note();
      if (turn === MOST_TRIES) throw error;
      await wait(Math.random() * PAUSE_MS * turn);
    }
  }
}

function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return withClient(pool, async (client, discard) => {
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      // A client whose rollback fails is in an unknown state and must not go back into the pool.
      await client.query('rollback').catch(discard);
      throw error;
    }
  });
}
