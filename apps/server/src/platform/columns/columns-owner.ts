import { setTimeout as wait } from 'node:timers/promises';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import {
  type CheckedRequest,
  type ColumnResult,
  isFree,
  readColumnRequest,
  readColumnRequests,
} from '@wenshu/analysis';
import { LruCache } from '../lru-cache.ts';
import type { ColumnSource, SourceReading, SourceShape } from './column-source.ts';
import { ColumnsProblem } from './columns-problem.ts';
import { type CopiedTable, compareShape, momentOf, tableName } from './copied-table.ts';
import { copyAll, copyChanges } from './copy-changes.repository.ts';
import { CopyConnections } from './copy-connections.ts';
import { type CopyFile, readCopied, readCopiedTable, writeCopied } from './copy-file.repository.ts';
import { askedTable } from './request-sql.repository.ts';
import type { RowFiles } from './row-files.ts';
import { MOST_GROUPS } from './run-counts.repository.ts';
import { describeTable, runRequests } from './run-request.repository.ts';
import { shareStatements } from './share-statements.ts';
import { Slots } from './slots.ts';

/** Tombstones are kept longer than this: a copy that slept longer may have missed some. */
const OLDEST_MS = 20 * 24 * 60 * 60 * 1000;
/** How long a request waits for a table that is made anew before the old one answers. */
const PATIENCE_MS = 2_000;
const TIDY_EVERY_MS = 60 * 60 * 1000;
/** Tables that are copied for the first time take long: the others get past them. */
const FIRST_COPIES = 2;
/** Each may hold a large result in memory. */
const RUNNING = 4;
/** Of requests that were asked together: the others get past them, however many they are. */
const RUNNING_TOGETHER = 2;
const INTERRUPT_EVERY_MS = 20;
const MOST_LAST_READ = 20;

interface Lane {
  readonly current: Promise<void>;
  next?: Promise<void>;
}

/** Answers from a table as it is, until somebody hangs up or it is not like that any more. */
type AnswerFrom<T> = (connections: readonly DuckDBConnection[], state: CopiedTable, until: AbortSignal) => Promise<T>;

/** The one who has the copy's file open: brings tables up to date and answers from them. */
export class ColumnsOwner {
  readonly #instance: DuckDBInstance;
  readonly #source: ColumnSource;
  readonly #files: RowFiles;
  readonly #room: CopyFile['room'];
  readonly #tables: Map<string, CopiedTable>;
  readonly #firstCopies = new Slots(FIRST_COPIES);
  readonly #running = new Slots(RUNNING);
  readonly #lanes = new Map<string, Lane>();
  /** What the last request read of a table, and how it was understood: of a large questionnaire it is long, and seldom another. */
  readonly #lastRead = new LruCache<string, { readonly text: string; readonly stored: CopiedTable }>(MOST_LAST_READ);
  /** Since when, of tables that are made anew. */
  readonly #refilling = new Map<string, number>();
  readonly #connections: CopyConnections;
  /** Of any table: how many have begun and how many are at it. */
  readonly #writings = { begun: 0, running: 0 };
  /** Whoever counts as long as nobody writes, and leaves off then. */
  readonly #counting = new Set<() => void>();
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  private constructor({ instance, files, room }: CopyFile, source: ColumnSource, tables: Map<string, CopiedTable>) {
    this.#instance = instance;
    this.#room = room;
    this.#connections = new CopyConnections(instance);
    this.#files = files;
    this.#source = source;
    this.#tables = tables;
    this.#timer = setInterval(() => void this.#tidy().catch(() => {}), TIDY_EVERY_MS).unref();
  }

  static async start(file: CopyFile, source: ColumnSource): Promise<ColumnsOwner> {
    const connection = await file.instance.connect();
    const owner = new ColumnsOwner(file, source, await readCopied(connection));
    connection.closeSync();
    await owner.#tidy();
    return owner;
  }

  /** Catches the table up and answers. `request` is whatever somebody sent. */
  async answer(table: string, request: unknown, signal: AbortSignal): Promise<ColumnResult> {
    if (!isFree(request) || !this.#tables.has(table)) await this.#catchUpWithin(table, signal);
    const state = this.#tables.get(table);
    if (!state) throw new ColumnsProblem('table-gone');
    const checked = readColumnRequest(request, state.columns);
    if ('word' in checked) throw new ColumnsProblem(checked.word, checked.variable);
    if (checked.request.kind === 'describe') return describeTable(state, checked);
    try {
      const [result] = await this.#running.run(() =>
        this.#connections.withIdle(1, ([connection]) => this.#run(connection!, table, state, [checked], signal)),
      );
      return result!;
    } catch (error) {
      // Made anew while we looked: the newer one has the answer.
      const isOld = this.#tables.get(table)?.generation !== state.generation;
      if (isOld && !(error instanceof ColumnsProblem)) return this.answer(table, request, signal);
      throw error;
    }
  }

  /**
   * The same for several that share a part: caught up once, and all of them answered from the same rows. With the moment of an earlier
   * answer they are answered from the rows of that one, or not at all.
   */
  async answerTogether(
    table: string,
    { shared, requests, moment }: Readonly<Record<'shared' | 'requests' | 'moment', unknown>>,
    signal: AbortSignal,
  ): Promise<readonly ColumnResult[]> {
    const many = Math.min(RUNNING_TOGETHER, Array.isArray(requests) ? Math.max(1, requests.length) : 1);
    const answerFrom: AnswerFrom<readonly ColumnResult[]> = async (connections, state, until) => {
      const seen = momentOf(state);
      if (moment !== undefined && moment !== seen) throw new ColumnsProblem('moved-on');
      const checked = readColumnRequests(shared, requests, state.columns);
      if ('word' in checked) throw new ColumnsProblem(checked.word, checked.variable, checked.at);
      const results = await this.#runTogether(connections, table, state, checked, until);
      return results.map(result => ({ ...result, moment: seen }));
    };
    if (moment === undefined || !this.#tables.has(table)) {
      const guessed = await this.#whileLooking(table, signal, () =>
        this.#whileNobodyWrites(table, many, answerFrom, signal),
      );
      if (guessed) return guessed.map(result => ({ ...result, asOf: this.#tables.get(table)!.asOf }));
    }
    const generation = this.#tables.get(table)?.generation;
    if (generation === undefined) throw new ColumnsProblem('table-gone');
    try {
      return (
        (await this.#whileNobodyWrites(table, many, answerFrom, signal)) ??
        (await this.#onSameRows(table, many, answerFrom, signal))
      );
    } catch (error) {
      const isOld = this.#tables.get(table)?.generation !== generation;
      if (isOld && !(error instanceof ColumnsProblem))
        return this.answerTogether(table, { shared, requests, moment }, signal);
      throw error;
    }
  }

  /**
   * Mostly nothing is new, and looking takes a fifth of what a small table does: what is there is counted meanwhile, and is the answer if
   * nothing came. Whatever becomes of it else, the look says what is to be done.
   */
  async #whileLooking<T>(
    table: string,
    signal: AbortSignal,
    count: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const writings = this.#writings.begun;
    const counted = this.#tables.has(table) ? count().catch(() => undefined) : undefined;
    await this.#catchUpWithin(table, signal);
    const found = await counted;
    return this.#writings.begun === writings ? found : undefined;
  }

  /**
   * As long as nobody writes a table, every connection sees the same rows without a transaction of its own, which would take longer than
   * counting a small table. Nothing where somebody begins to write meanwhile: then it is left off, and must be done again.
   */
  async #whileNobodyWrites<T>(
    table: string,
    many: number,
    work: AnswerFrom<T>,
    signal: AbortSignal,
  ): Promise<T | undefined> {
    const state = this.#tables.get(table);
    if (!state || this.#writings.running > 0) return undefined;
    const writings = this.#writings.begun;
    const isQuiet = () => this.#writings.begun === writings;
    const leaving = new AbortController();
    const leave = () => leaving.abort();
    signal.addEventListener('abort', leave, { once: true });
    this.#counting.add(leave);
    try {
      if (signal.aborted) leave();
      const found = await this.#connections.withIdle(many, connections => work(connections, state, leaving.signal));
      return isQuiet() ? found : undefined;
    } catch (error) {
      if (isQuiet() || signal.aborted) throw error;
      return undefined;
    } finally {
      signal.removeEventListener('abort', leave);
      this.#counting.delete(leave);
    }
  }

  /** Several connections whose transactions see one state of the table, whatever is copied meanwhile. */
  #onSameRows<T>(table: string, many: number, work: AnswerFrom<T>, signal: AbortSignal): Promise<T> {
    const open = (connections: readonly DuckDBConnection[]): Promise<T> =>
      connections.length < many
        ? this.#connections.withNew(connection => open([...connections, connection]))
        : begin(connections);
    const begin = async (connections: readonly DuckDBConnection[]): Promise<T> => {
      for (;;) {
        const seen: (string | undefined)[] = [];
        for (const connection of connections) {
          await connection.run('begin transaction');
          seen.push(await readCopiedTable(connection, table));
        }
        const [state] = seen;
        if (state === undefined) throw new ColumnsProblem('table-gone');
        if (seen.every(other => other === state)) return work(connections, this.#lookedAt(table, state), signal);
        // Somebody's changes came in between: only the newer of them will be seen now.
        for (const connection of connections) await connection.run('rollback');
      }
    };
    return open([]);
  }

  /** Looks that find nothing new are not written down: the moment of the last of them stands in memory. */
  #lookedAt(table: string, text: string): CopiedTable {
    const last = this.#lastRead.get(table);
    const stored = last?.text === text ? last.stored : (JSON.parse(text) as CopiedTable);
    this.#lastRead.set(table, { text, stored });
    const state = this.#tables.get(table);
    return state && momentOf(state) === momentOf(stored) ? { ...stored, asOf: state.asOf } : stored;
  }

  async #runTogether(
    connections: readonly DuckDBConnection[],
    table: string,
    state: CopiedTable,
    checked: readonly CheckedRequest[],
    signal: AbortSignal,
  ): Promise<readonly ColumnResult[]> {
    const results: ColumnResult[] = [];
    const [first] = checked;
    if (!first) return results;
    const shares = shareStatements(checked, askedTable(table, state, first.derived), state.nextRow);
    let next = 0;
    let groups = 0;
    let isFailed = false;
    const walk = async (connection: DuckDBConnection) => {
      for (let turn = next++; turn < shares.length && !isFailed; turn = next++) {
        const places = shares[turn]!;
        const [one, ...more] = places.map(place => checked[place]!);
        try {
          const answered = await this.#running.run(() => this.#run(connection, table, state, [one!, ...more], signal));
          for (const [index, result] of answered.entries()) {
            if ('groups' in result) groups += result.groups.size;
            // One answer carries all of them.
            if (groups > MOST_GROUPS) throw new ColumnsProblem('too-large', undefined, index);
            results[places[index]!] = result;
          }
        } catch (error) {
          isFailed = true;
          if (!(error instanceof ColumnsProblem)) throw error;
          throw new ColumnsProblem(error.word, error.variable, places[error.at ?? 0]);
        }
      }
    };
    const ended = await Promise.allSettled(connections.map(walk));
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
    return results;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#isClosed = true;
    this.#connections.interrupt();
    await Promise.allSettled([...this.#lanes.values()].map(lane => lane.next ?? lane.current));
    await this.#connections.close();
    this.#instance.closeSync();
  }

  async #run(
    connection: DuckDBConnection,
    table: string,
    state: CopiedTable,
    checked: readonly [CheckedRequest, ...CheckedRequest[]],
    signal: AbortSignal,
  ): Promise<readonly ColumnResult[]> {
    let again: ReturnType<typeof setInterval> | undefined;
    // Until it is heard: before a statement runs, while it is planned, DuckDB forgets it.
    const stop = () => {
      connection.interrupt();
      again = setInterval(() => connection.interrupt(), INTERRUPT_EVERY_MS);
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
      signal.throwIfAborted();
      return await runRequests({ connection, table, state, files: this.#files }, checked);
    } catch (error) {
      if (signal.aborted) throw new ColumnsProblem('cancelled');
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
      clearInterval(again);
    }
  }

  /** Who waits for a table that is made anew gets the old one's answer after a while; its `asOf` says how old that is. */
  async #catchUpWithin(table: string, signal: AbortSignal): Promise<void> {
    const caughtUp = this.#catchUp(table);
    // Whoever does not wait for its end does not hear how it ends.
    caughtUp.catch(() => {});
    const cancelled = new Promise<never>((_resolve, reject) => {
      const refuse = () => reject(new ColumnsProblem('cancelled'));
      if (signal.aborted) refuse();
      else signal.addEventListener('abort', refuse, { once: true });
    });
    cancelled.catch(() => {});
    for (;;) {
      const patience = wait(this.#patienceWith(table), false);
      const isDone = await Promise.race([caughtUp.then(() => true), cancelled, patience]);
      if (isDone || (this.#tables.has(table) && this.#refilling.has(table))) return;
    }
  }

  /** It is had once for each refilling, not anew by everybody who asks while it goes on. */
  #patienceWith(table: string): number {
    const since = this.#refilling.get(table);
    const isLong = since !== undefined && performance.now() - since > PATIENCE_MS;
    return isLong && this.#tables.has(table) ? 0 : PATIENCE_MS;
  }

  /** One at a time for a table. Whoever asks while one runs needs the next: the running one may have looked before their record was there. */
  #catchUp(table: string): Promise<void> {
    const lane = this.#lanes.get(table);
    if (lane) {
      lane.next ??= lane.current.catch(() => {}).then(() => this.#startLane(table));
      return lane.next;
    }
    return this.#startLane(table);
  }

  #startLane(table: string): Promise<void> {
    const bring = () => this.#bringUpToDate(table);
    const current = (this.#tables.has(table) ? bring() : this.#firstCopies.run(bring)).finally(() => {
      if (this.#lanes.get(table) === lane && !lane.next) this.#lanes.delete(table);
    });
    const lane: Lane = { current };
    this.#lanes.set(table, lane);
    return current;
  }

  async #bringUpToDate(table: string): Promise<void> {
    const state = this.#tables.get(table);
    if (state) {
      const { hasNews, version, history, seen, asOf } = await this.#source.glance(table, state.seen);
      const isSame = !hasNews && version === state.version && history === state.history;
      if (isSame && asOf - state.asOf < OLDEST_MS) {
        this.#tables.set(table, { ...state, seen, asOf });
        return;
      }
    }
    await this.#read(table);
  }

  #read(table: string): Promise<void> {
    return this.#source.read(table, reading =>
      this.#writing(async connection => {
        const state = this.#tables.get(table);
        const { shape } = reading;
        if (!shape) {
          await this.#drop(connection, table);
          throw new ColumnsProblem('table-gone');
        }
        const isUsable = state && state.history === reading.history && reading.asOf - state.asOf < OLDEST_MS;
        const needed = isUsable ? compareShape(state, shape) : 'refill';
        const look = { ...reading, shape, changed: (since?: string) => this.#untilClosed(reading.changed(since)) };
        await this.#room.writing(shape.columns.length, async () => {
          if (needed === 'refill') return this.#refill(connection, table, look, isUsable ?? false);
          const added = needed === 'same' ? [] : needed;
          this.#tables.set(table, await copyChanges(connection, table, state!, look, added));
        });
      }),
    );
  }

  /** A table of a million takes a minute, and nobody waits so long for a server to stop. */
  async *#untilClosed<T>(batches: AsyncIterable<T>): AsyncGenerator<T> {
    for await (const batch of batches) {
      if (this.#isClosed) throw new Error('The owner of the columnar copy is stopping');
      yield batch;
    }
  }

  /** What the old one would answer is only right where it is the same database; else nobody may be told it. */
  async #refill(
    connection: DuckDBConnection,
    table: string,
    reading: SourceReading & { shape: SourceShape },
    mayAnswer: boolean,
  ): Promise<void> {
    if (!mayAnswer) await this.#drop(connection, table);
    const old = this.#tables.get(table);
    this.#refilling.set(table, performance.now());
    try {
      this.#tables.set(table, await copyAll(connection, table, reading));
    } finally {
      this.#refilling.delete(table);
    }
    if (old) await connection.run(`drop table if exists ${tableName(table, old.generation)}`);
  }

  async #drop(connection: DuckDBConnection, table: string): Promise<void> {
    const state = this.#tables.get(table);
    if (!state) return;
    this.#tables.delete(table);
    await writeCopied(connection, table, undefined);
    await connection.run(`drop table if exists ${tableName(table, state.generation)}`);
  }

  /** Questionnaires that were removed for ever leave their tables behind until somebody looks. */
  async #tidy(): Promise<void> {
    this.#files.sweep();
    const existing = new Set(await this.#source.listExisting([...this.#tables.keys()]));
    await this.#writing(async connection => {
      for (const table of [...this.#tables.keys()]) if (!existing.has(table)) await this.#drop(connection, table);
    });
  }

  /** Whatever changes rows, until what is known of them in memory is true again. */
  async #writing<T>(work: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
    this.#writings.begun++;
    this.#writings.running++;
    for (const leave of this.#counting) leave();
    try {
      return await this.#connections.withNew(work);
    } finally {
      this.#writings.running--;
    }
  }
}
