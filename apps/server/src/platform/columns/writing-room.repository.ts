import { statSync } from 'node:fs';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

/** What a variable takes while rows are written, and what the rest needs besides: very wide tables would not fit into what all others do with. */
const VARIABLE_BYTES = 24 * 1024;
const REST_MB = 128;
const MOST_MB = 1024;
const MB = 1024 * 1024;
/** How long the log grows until it goes into the file, as DuckDB does it by itself. */
const MOST_LOGGED_BYTES = 16 * MB;
const NEVER_BYTES = 1024 * 1024 * MB;
/** For that it takes all the memory that it may have, of wide tables hundreds of megabytes, and does with this as well. */
const CHECKPOINT_MB = 96;
/** From so many variables on. */
const WIDE = 500;

/** How much DuckDB needs to write a table with so many variables. */
export function writingMb(variables: number): number {
  return Math.min(MOST_MB, REST_MB + Math.ceil((variables * VARIABLE_BYTES) / MB));
}

/**
 * Gives DuckDB more memory while very wide tables are written, and no longer: whatever it may take it keeps. The log of wide ones goes into
 * the file when they are written, and then with little memory.
 */
export class WritingRoom {
  readonly #instance: DuckDBInstance;
  readonly #memoryMb: number;
  readonly #logPath: string;
  /** Of those who write just now. */
  readonly #needed: number[] = [];

  constructor(instance: DuckDBInstance, { memoryMb, path }: { readonly memoryMb: number; readonly path: string }) {
    this.#instance = instance;
    this.#memoryMb = memoryMb;
    this.#logPath = `${path}.wal`;
  }

  async writing<T>(variables: number, work: () => Promise<T>): Promise<T> {
    const needed = writingMb(variables);
    if (variables < WIDE) return work();
    this.#needed.push(needed);
    await this.#settle();
    try {
      return await work();
    } finally {
      this.#needed.splice(this.#needed.indexOf(needed), 1);
      // What is in use still cannot be taken away, and nobody checkpoints while others write: the next one tries again.
      await this.#settle().catch(() => {});
    }
  }

  async #settle(): Promise<void> {
    const connection = await this.#instance.connect();
    try {
      const isWide = this.#needed.length > 0;
      await connection.run(`set checkpoint_threshold = '${isWide ? NEVER_BYTES : MOST_LOGGED_BYTES}B'`);
      if (!isWide) await this.#checkpoint(connection);
      await limit(connection, Math.max(this.#memoryMb, ...this.#needed));
    } finally {
      connection.closeSync();
    }
  }

  async #checkpoint(connection: DuckDBConnection): Promise<void> {
    const logged = statSync(this.#logPath, { throwIfNoEntry: false })?.size ?? 0;
    if (logged <= MOST_LOGGED_BYTES) return;
    // Others may hold more than that just now.
    await limit(connection, CHECKPOINT_MB).catch(() => {});
    await connection.run('checkpoint').catch(() => {});
  }
}

async function limit(connection: DuckDBConnection, memoryMb: number): Promise<void> {
  await connection.run(`set memory_limit = '${memoryMb}MB'`);
}
