import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { Queryable } from '../database/database.ts';
import { isDatabaseAway } from '../database/database-failure.ts';
import { type Reading, reading } from './metrics.ts';

/** Reads something that all processes share. */
export type SharedSource = (db: Queryable) => Promise<readonly Reading[]>;

interface DatabaseReadingsOptions {
  readonly url: string;
  readonly timeoutMs?: number;
  readonly everyMs?: number;
}

/** Several who scrape cost the database what one does. */
const EVERY_MS = 5_000;
/** Below the ten seconds that whoever scrapes waits by default. */
const TIMEOUT_MS = 3_000;

/**
 * What is read from the database when somebody scrapes, on a connection of its own: a pool that is used up is something to be told, not a reason
 * to be silent. When it takes too long it is away, and only that is told: old numbers would look like good ones.
 */
export class DatabaseReadings {
  readonly #options: Required<DatabaseReadingsOptions>;
  readonly #sources: SharedSource[] = [];
  #reading: Promise<readonly Reading[]> | undefined;
  #last: { readonly at: number; readonly readings: readonly Reading[] } | undefined;

  constructor({ url, timeoutMs = TIMEOUT_MS, everyMs = EVERY_MS }: DatabaseReadingsOptions) {
    this.#options = { url, timeoutMs, everyMs };
  }

  add(...sources: readonly SharedSource[]): void {
    this.#sources.push(...sources);
  }

  /** Never fails. */
  async read(): Promise<readonly Reading[]> {
    if (this.#last && performance.now() - this.#last.at < this.#options.everyMs) return this.#last.readings;
    this.#reading ??= this.#readInTime().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readInTime(): Promise<readonly Reading[]> {
    const { url, timeoutMs } = this.#options;
    const began = performance.now();
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      statement_timeout: timeoutMs,
      application_name: 'wenshu-metrics',
    });
    // Told to whoever waits below as well.
    client.on('error', () => {});
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The database did not answer in time')), timeoutMs);
    });
    let readings: readonly Reading[];
    try {
      const read = await Promise.race([this.#readAll(client), tooLate]);
      const seconds = (performance.now() - began) / 1000;
      const up = [reading('wenshu_database_up', 1, {}), reading('wenshu_database_answer_seconds', seconds, {})];
      readings = [...up, ...read];
    } catch {
      readings = [reading('wenshu_database_up', 0, {})];
    } finally {
      clearTimeout(timer);
      // Not waited for: of a database that hangs nobody hears the end. What still runs is broken off with the connection.
      void client.end().catch(() => {});
    }
    this.#last = { at: performance.now(), readings };
    return readings;
  }

  async #readAll(client: pg.Client): Promise<readonly Reading[]> {
    await client.connect();
    const all: Reading[] = [];
    for (const source of this.#sources)
      try {
        all.push(...(await source(client)));
      } catch (error) {
        // A statement that is refused is not a database that is away: the others are told.
        if (!(error instanceof pg.DatabaseError) || isDatabaseAway(error)) throw error;
      }
    return all;
  }
}
