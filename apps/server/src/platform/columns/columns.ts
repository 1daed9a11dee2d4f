import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { MessageChannel, Worker } from 'node:worker_threads';
import {
  type ColumnRequest,
  type ColumnResult,
  type ColumnSelection,
  type CountRequest,
  isFree,
} from '@wenshu/analysis';
import { threadEntry } from '../threads/thread-entry.ts';
import { ColumnsProblem } from './columns-problem.ts';
import { copyPath } from './copy-path.ts';
import { FrameProblem, packFrame, receiveFrame } from './frames.ts';
import type { OwnerAnswer } from './owner-server.ts';
import { RowFiles } from './row-files.ts';
import type { OwnerNews, OwnerOrder, OwnerWorkerData } from './run-owner.ts';
import { socketPath } from './socket-path.ts';

export interface ColumnsOptions extends OwnerWorkerData {
  /** What the owner's thread runs. */
  readonly entry: URL;
  /** Its file could not be read and is made anew: somebody looks after the disk. */
  readonly onSpoiled?: ((reason: string) => void) | undefined;
  readonly onAnswer?: OnColumnsAnswer | undefined;
}

/** Told about every question; with the moment of the rows where it was to be answered from the newest ones. */
export type OnColumnsAnswer = (outcome: 'answered' | 'problem' | 'failed', asOf?: number) => void;

/** What requests that are asked together have in common. */
export type SharedPart = Omit<ColumnSelection, 'filter'> & Pick<CountRequest, 'weight'>;
/** The rest of each of them. */
export type PartRequest = WithoutShared<ColumnRequest>;
type WithoutShared<R> = R extends ColumnRequest ? Omit<R, keyof SharedPart> : never;

/** Longer than one of ours can be. */
const MOST_ANSWER_BYTES = 1024 * 1024 * 1024;
/** An owner that dies again and again dies of the question. */
const MOST_LOSSES = 6;
const PAUSE_MS = 25;
const GIVE_UP_MS = 60_000;
const CLOSE_MS = 10_000;

/**
 * The columnar copy of the records as every process sees it. One of them owns the file, in a thread of its own, and asks that; all others ask
 * through its socket.
 * When the owner dies the next request makes another: requests only read, so they are simply asked again.
 */
export class Columns {
  /** Where the files lie that were asked for. */
  readonly files: RowFiles;
  readonly #options: ColumnsOptions;
  readonly #path: string;
  #worker: Worker | undefined;
  #starting: Promise<void> | undefined;
  #isClosed = false;

  constructor(options: ColumnsOptions) {
    this.files = new RowFiles(options.folder);
    this.#options = options;
    this.#path = socketPath(options.folder);
  }

  get file(): string {
    return copyPath(this.#options.folder);
  }

  /** Whether this process is the owner just now. */
  get isOwner(): boolean {
    return this.#worker !== undefined && this.#starting === undefined;
  }

  async ask<R extends ColumnRequest>(
    table: string,
    request: R,
    signal?: AbortSignal,
  ): Promise<ColumnResult<R['kind']>> {
    const asked = this.#untilAnswered({ table, request }, signal) as Promise<ColumnResult<R['kind']>>;
    return this.#telling(asked, ({ asOf }) => (isFree(request) ? undefined : asOf));
  }

  /**
   * Several at once, in one trip: caught up once, all of one moment. What they share is sent once. With the moment of an earlier answer they
   * are of that one too, or refused as `moved-on`.
   */
  async askTogether(
    table: string,
    asked: {
      readonly shared: SharedPart;
      readonly requests: readonly PartRequest[];
      readonly moment?: string | undefined;
    },
    signal?: AbortSignal,
  ): Promise<readonly ColumnResult[]> {
    const answered = this.#untilAnswered({ table, ...asked }, signal) as Promise<readonly ColumnResult[]>;
    return this.#telling(answered, ([first]) => (asked.moment === undefined ? first?.asOf : undefined));
  }

  async #telling<T>(asked: Promise<T>, asOf: (answer: T) => number | undefined): Promise<T> {
    const { onAnswer } = this.#options;
    try {
      const answer = await asked;
      onAnswer?.('answered', asOf(answer));
      return answer;
    } catch (error) {
      onAnswer?.(error instanceof ColumnsProblem ? 'problem' : 'failed');
      throw error;
    }
  }

  async #untilAnswered(asked: object, signal: AbortSignal | undefined): Promise<unknown> {
    const until = Date.now() + GIVE_UP_MS;
    for (let losses = 0; ; ) {
      const answer = await this.#askOwner(asked, signal);
      if (signal?.aborted) throw new ColumnsProblem('cancelled');
      if (answer === 'nobody' || answer === 'lost') {
        if (this.#isClosed) throw new Error('The columnar copy is closed');
        if (answer === 'lost') losses++;
        if (losses >= MOST_LOSSES || Date.now() > until) throw new Error('The columnar copy has no owner that lives');
        await this.#becomeOwner();
        await wait(PAUSE_MS);
        continue;
      }
      if ('result' in answer) return answer.result;
      if ('problem' in answer) throw new ColumnsProblem(answer.problem, answer.variable, answer.at);
      throw new Error(`The columnar copy failed: ${answer.failed}`);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#starting?.catch(() => {});
    const worker = this.#worker;
    if (!worker) return;
    // A process with nothing else to do would end in the middle of it, and DuckDB does not stand that.
    worker.ref();
    const ended = new Promise(resolve => worker.once('exit', resolve));
    worker.postMessage('close' satisfies OwnerOrder);
    const isOver = await Promise.race([ended.then(() => true), wait(CLOSE_MS, false, { ref: false })]);
    if (!isOver) await worker.terminate();
  }

  async #askOwner(content: object, signal?: AbortSignal): Promise<OwnerAnswer | 'nobody' | 'lost'> {
    if (signal?.aborted) return 'lost';
    if (this.#worker && !this.#starting) return askThread(this.#worker, content, signal);
    const { socket, frame } = receiveFrame(MOST_ANSWER_BYTES, onread => connect({ path: this.#path, onread }));
    // Who hangs up before hears of it by what is awaited below.
    frame.catch(() => {});
    const hangUp = () => socket.destroy();
    signal?.addEventListener('abort', hangUp, { once: true });
    let isConnected = false;
    socket.once('connect', () => {
      isConnected = true;
      for (const part of packFrame(content)) socket.write(part);
    });
    try {
      return (await frame) as OwnerAnswer;
    } catch (error) {
      if (!(error instanceof FrameProblem)) throw error;
      return isConnected ? 'lost' : 'nobody';
    } finally {
      signal?.removeEventListener('abort', hangUp);
      socket.destroy();
    }
  }

  /** Tries to; when somebody else was quicker that is as good. */
  #becomeOwner(): Promise<void> {
    if (this.#worker && !this.#starting) return Promise.resolve();
    this.#starting ??= this.#startWorker().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  #startWorker(): Promise<void> {
    // What is left goes to the thread, where no function can go.
    const { entry, onSpoiled, onAnswer: _, ...workerData } = this.#options;
    const worker = new Worker(threadEntry(entry), {
      workerData,
      // The server's own flags are for the server: one of them watches over its parent process.
      execArgv: [],
      // Records that were read are garbage soon. With more room it would be left lying about: half of what the process takes.
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
    });
    this.#worker = worker;
    // Whoever waits for an answer hears of it by the closed door.
    worker.on('error', () => {});
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return new Promise((resolve, reject) => {
      worker.on('message', (news: OwnerNews) => {
        // A process that has nothing else to do may end.
        worker.unref();
        if (news.news === 'spoiled') onSpoiled?.(news.reason);
        // One that is about to end is asked nothing more.
        if (news.news !== 'listening' && this.#worker === worker) this.#worker = undefined;
        resolve();
      });
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    });
  }
}

/** A thread that ends closes its ports. */
function askThread(worker: Worker, asked: object, signal: AbortSignal | undefined): Promise<OwnerAnswer | 'lost'> {
  const { port1: port, port2 } = new MessageChannel();
  const hangUp = () => port.close();
  signal?.addEventListener('abort', hangUp, { once: true });
  const answered = new Promise<OwnerAnswer | 'lost'>(resolve => {
    port.once('message', resolve).once('close', () => resolve('lost'));
  });
  worker.postMessage({ asked, port: port2 } satisfies OwnerOrder, [port2]);
  return answered.finally(() => {
    signal?.removeEventListener('abort', hangUp);
    port.close();
  });
}
