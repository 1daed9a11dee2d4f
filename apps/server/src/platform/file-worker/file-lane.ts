import { deserialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { FileProblem } from './file-problem.ts';
import type { FileTask, FileTaskAnswer } from './worker.ts';

export interface FileWorkerLimits {
  /** How long one file may take. */
  readonly timeMs: number;
  readonly maxResultBytes: number;
  /** How many files of a class may wait for the one that is being read. */
  readonly mostWaiting: number;
  /** What the workers run: a test puts something that hangs here. */
  readonly entry: URL;
}

interface Waiting {
  readonly task: FileTask;
  readonly resolve: (result: unknown) => void;
  readonly reject: (problem: FileProblem) => void;
}

/** A worker keeps what the last file made it take; after a quiet while it gives it back. */
const IDLE_MS = 30_000;

/** The files of one class, one after another. */
export class FileLane {
  readonly #limits: FileWorkerLimits;
  readonly #heapMb: number;
  readonly #queue: Waiting[] = [];
  #current: Waiting | undefined;
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(limits: FileWorkerLimits, heapMb: number) {
    this.#limits = limits;
    this.#heapMb = heapMb;
  }

  run(task: FileTask): Promise<unknown> {
    if (this.#isClosed || this.#queue.length >= this.#limits.mostWaiting) throw new FileProblem('busy');
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new FileProblem('busy'));
    const worker = this.#worker;
    this.#settle(({ reject }) => reject(new FileProblem('busy')));
    this.#drop();
    await worker?.terminate();
  }

  #next(): void {
    if (this.#current) return;
    clearTimeout(this.#timer);
    this.#current = this.#queue.shift();
    if (!this.#current) {
      this.#timer = setTimeout(() => this.#drop(), IDLE_MS).unref();
      return;
    }
    this.#worker ??= this.#start();
    this.#worker.postMessage(this.#current.task);
    this.#timer = setTimeout(() => this.#fail('too-slow'), this.#limits.timeMs);
  }

  #start(): Worker {
    const worker = new Worker(this.#limits.entry, {
      // The server's own flags are for the server: one of them watches over its parent process.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#heapMb, maxYoungGenerationSizeMb: 32 },
    });
    // A worker that nobody needs any more must not keep the process alive.
    worker.unref();
    const isOurs = () => worker === this.#worker;
    worker.on('message', (answer: FileTaskAnswer) => {
      if (!isOurs()) return;
      this.#settle(({ resolve, reject }) =>
        'packed' in answer ? resolve(deserialize(answer.packed)) : reject(new FileProblem(answer.problem)),
      );
      this.#next();
    });
    worker.on('error', error => {
      const isMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (isOurs()) this.#fail(isMemory ? 'too-large' : 'broken');
    });
    worker.on('exit', () => {
      if (isOurs()) this.#fail('broken');
    });
    return worker;
  }

  /** The worker is stuck or gone: its file gets the blame, and the next one a fresh worker. */
  #fail(problem: FileProblem['problem']): void {
    this.#drop();
    this.#settle(({ reject }) => reject(new FileProblem(problem)));
    if (!this.#isClosed) this.#next();
  }

  #settle(tell: (waiting: Waiting) => void): void {
    clearTimeout(this.#timer);
    const current = this.#current;
    this.#current = undefined;
    if (current) tell(current);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
  }
}
