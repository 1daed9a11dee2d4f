import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

const MOST_IDLE = 8;

/** Connections to the copy: known while somebody works on them, so that all can be told to stop, and some kept for whoever comes next. */
export class CopyConnections {
  readonly #instance: DuckDBInstance;
  readonly #busy = new Set<Promise<unknown>>();
  readonly #open = new Set<DuckDBConnection>();
  /** Opening one takes as long as a small count. */
  readonly #idle: DuckDBConnection[] = [];
  #isClosed = false;

  constructor(instance: DuckDBInstance) {
    this.#instance = instance;
  }

  /** A new one, closed at the end with whatever transaction is open on it. */
  withNew<T>(work: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
    return this.#with([], 1, ([connection]) => work(connection!), false);
  }

  /** Several that stand outside of any transaction, and are left so. One that was in something that failed is not kept: it may be in the middle of it. */
  withIdle<T>(many: number, work: (connections: readonly DuckDBConnection[]) => Promise<T>): Promise<T> {
    return this.#with(this.#idle.splice(0, many), many, work, true);
  }

  interrupt(): void {
    this.#isClosed = true;
    for (const connection of this.#open) connection.interrupt();
  }

  /** When everybody is done. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#busy);
    for (const connection of this.#idle.splice(0)) connection.closeSync();
  }

  async #with<T>(
    connections: DuckDBConnection[],
    many: number,
    work: (connections: readonly DuckDBConnection[]) => Promise<T>,
    mayKeep: boolean,
  ): Promise<T> {
    while (connections.length < many) connections.push(await this.#instance.connect());
    for (const connection of connections) this.#open.add(connection);
    const done = work(connections);
    this.#busy.add(done);
    let isKept = false;
    try {
      const found = await done;
      isKept = mayKeep && !this.#isClosed && this.#idle.length + many <= MOST_IDLE;
      return found;
    } finally {
      this.#busy.delete(done);
      for (const connection of connections) {
        this.#open.delete(connection);
        if (isKept) this.#idle.push(connection);
        else connection.closeSync();
      }
    }
  }
}
