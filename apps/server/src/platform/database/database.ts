import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { isBrokenOff } from './database-failure.ts';
import { lendClient } from './lend-client.ts';
import { createPool, type PoolOptions } from './pool.ts';
import type { Tables } from './tables.ts';
import { withClient } from './with-client.ts';

/** What a repository asks: the pool, or one client inside a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

/**
 * Takes statements that are sent and not waited for: they travel with the commit, and if one of them fails nothing is kept. Only what has
 * sent all of its statements by now may be handed over: a later one would come after the commit.
 */
export type WithCommit = (...sent: readonly Promise<unknown>[]) => void;

export type TransactionWork<T> = (client: pg.PoolClient, withCommit: WithCommit) => Promise<T>;

export interface Database {
  /** For SQL as it stands in the repositories: nearly all of it, with named statements on hot paths. */
  readonly pool: pg.Pool;
  /** For statements that are put together from parts, such as a condition that comes from authorisation. */
  readonly kysely: Kysely<Tables>;
  /**
   * All or nothing, on one connection of the pool. PostgreSQL may break one off for another's sake; then the work is done again from the
   * beginning, so what it does beside the database must bear to be done twice.
   */
  transaction<T>(work: TransactionWork<T>): Promise<T>;
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
    async close() {
      await kysely.destroy();
      // Kysely ends a pool that it has used, and no other: its idle connections would keep a command from ending for ten seconds.
      if (!pool.ending) await pool.end();
    },
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

function inTransaction<T>(pool: pg.Pool, work: TransactionWork<T>): Promise<T> {
  return withClient(pool, async (client, discard) => {
    // Not waited for: it fails only where the connection does, and then so does everything after it.
    const sent: Promise<unknown>[] = [];
    const withCommit: WithCommit = (...statements) => {
      // Looked at below, in the order in which they were sent; until then a failure is nobody's surprise.
      for (const statement of statements) statement.catch(() => {});
      sent.push(...statements);
    };
    withCommit(client.query('begin'));
    const lent = lendClient(client);
    try {
      const result = await work(lent.client, withCommit).finally(lent.takeBack);
      // After a statement that failed, PostgreSQL takes a commit for a rollback.
      withCommit(client.query('commit'));
      await throwFirst(sent);
      return result;
    } catch (error) {
      // A client whose rollback fails is in an unknown state and must not go back into the pool.
      await client.query('rollback').catch(discard);
      // Everything after the first failure fails too, but only the first says why.
      await throwFirst(sent);
      throw error;
    }
  });
}

/** Waits for all of them: none may be under way when the connection goes back. */
async function throwFirst(sent: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(sent);
  const failed = outcomes.find(one => one.status === 'rejected');
  if (failed) throw failed.reason;
}
