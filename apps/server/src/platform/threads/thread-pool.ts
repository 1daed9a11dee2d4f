import { Worker } from 'node:worker_threads';
import { WritingThread } from './bytes-of-thread.ts';
import { threadEntry } from './thread-entry.ts';
import type { ThreadKind, ThreadKindName, ThreadKinds } from './thread-kind.ts';
import { ThreadProblem, type ThreadProblemWord } from './thread-problem.ts';
import { type Holder, type TurnLimits, Turns, type TurnWays } from './turns.ts';
import { withRoom } from './with-room.ts';

/** What a thread may send before its answer, as often as it likes. */
export interface ThreadNews {
  /** 0 to 1. */
  readonly progress: number;
}

export interface TaskWays extends TurnWays {
  /** The thread's from then on, and not copied. */
  readonly handedOver?: readonly ArrayBuffer[];
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** The threads of the process, as one holder may use them. */
export interface OwnThreads {
  run(kind: ThreadKindName, message: unknown, ways: TaskWays): Promise<unknown>;
  /** One that writes a file. It gets ready at once; whoever starts it writes with it or leaves it, and its turn ends with it. */
  startWriting<Task>(kind: ThreadKindName, ways: TurnWays): Promise<WritingThread<Task>>;
  /** A first thread is there when a task that is on its way comes: starting one takes longer than most tasks. */
  warm(kind: ThreadKindName): void;
}

interface Task {
  readonly message: unknown;
  readonly ways: TaskWays;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (problem: ThreadProblem) => void;
}

interface Thread {
  readonly kind: ThreadKind;
  readonly worker: Worker;
  task?: Task | undefined;
  timer?: NodeJS.Timeout | undefined;
}

/** Does a task of some kind; for whoever wants to know how it went. */
export type AroundTask = <T>(kind: ThreadKindName, work: () => Promise<T>) => Promise<T>;

interface ThreadPoolOptions {
  readonly kinds: ThreadKinds;
  readonly around?: AroundTask | undefined;
  readonly limits: TurnLimits;
}

/** A thread keeps what its last task made it take; after a quiet while it gives it back. */
const IDLE_MS = 30_000;
const YOUNG_MB = 32;

/**
 * All threads of the process: there are never more than it has turns, whatever they do. One is started when it is needed and stays with its kind,
 * because its memory is bounded by that; where there are as many as may be, one of another kind that rests makes room. A task that is stuck, or
 * that nobody wants any more, ends with its thread: only for code that bears to be ended anywhere.
 */
export class ThreadPool {
  readonly #kinds: ThreadKinds;
  readonly #turns: Turns;
  readonly #around: AroundTask;
  /** In the order in which they were last used. */
  readonly #threads = new Set<Thread>();
  /** Those that write files end by themselves, and are never ended from outside. */
  #writing = 0;
  #isClosed = false;

  constructor({ kinds, limits, around = (_kind, work) => work() }: ThreadPoolOptions) {
    this.#kinds = kinds;
    this.#around = around;
    this.#turns = new Turns(limits);
  }

  of(holder: Holder): OwnThreads {
    return {
      run: (kind, message, ways) => this.#around(kind, () => this.#run(holder, this.#kinds[kind], message, ways)),
      startWriting: (kind, ways) => this.#around(kind, () => this.#startWriting(holder, this.#kinds[kind], ways)),
      warm: kind => this.#warm(this.#kinds[kind]),
    };
  }

  /** As it is now. */
  get load() {
    const busy = [...this.#threads].filter(({ task }) => task).length + this.#writing;
    return { limit: this.#turns.threads, alive: this.#size, busy, waiting: this.#turns.waiting };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#turns.close();
    const threads = [...this.#threads];
    for (const thread of threads) this.#fail(thread, 'busy');
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  async #run(holder: Holder, kind: ThreadKind, message: unknown, ways: TaskWays): Promise<unknown> {
    const { signal } = ways;
    const turn = await this.#turns.take(holder, ways);
    let cancel = () => {};
    try {
      if (this.#isClosed) throw new ThreadProblem('busy');
      if (signal?.aborted) throw new ThreadProblem('cancelled');
      const thread = this.#threadFor(kind);
      cancel = () => this.#fail(thread, 'cancelled');
      signal?.addEventListener('abort', cancel, { once: true });
      return await new Promise((resolve, reject) => {
        thread.task = { message, ways, resolve, reject };
        this.#watch(thread);
        thread.worker.postMessage(message, ways.handedOver ?? []);
      });
    } finally {
      signal?.removeEventListener('abort', cancel);
      turn.end();
    }
  }

  async #startWriting<T>(holder: Holder, kind: ThreadKind, ways: TurnWays): Promise<WritingThread<T>> {
    const turn = await this.#turns.take(holder, ways);
    if (this.#isClosed) {
      turn.end();
      throw new ThreadProblem('busy');
    }
    this.#makeRoom();
    const thread = new WritingThread<T>(kind);
    this.#writing += 1;
    void thread.ended.then(() => {
      this.#writing -= 1;
      turn.end();
    });
    return thread;
  }

  #warm(kind: ThreadKind): void {
    const isThere = [...this.#threads].some(thread => thread.kind === kind);
    if (!this.#isClosed && !isThere && this.#size < this.#turns.threads) this.#rest(this.#start(kind));
  }

  get #size(): number {
    return this.#threads.size + this.#writing;
  }

  /** Whoever has a turn finds one: as many rest as there are turns that nobody has. */
  #threadFor(kind: ThreadKind): Thread {
    const free = [...this.#threads].findLast(thread => thread.kind === kind && !thread.task);
    if (!free) {
      this.#makeRoom();
      return this.#start(kind);
    }
    clearTimeout(free.timer);
    this.#threads.delete(free);
    this.#threads.add(free);
    return free;
  }

  #makeRoom(): void {
    const resting = [...this.#threads].find(({ task }) => !task);
    if (this.#size >= this.#turns.threads && resting) this.#drop(resting);
  }

  #watch(thread: Thread): void {
    clearTimeout(thread.timer);
    const { timeMs } = thread.kind;
    if (timeMs !== undefined) thread.timer = setTimeout(() => this.#fail(thread, 'too-slow'), timeMs);
  }

  #start(kind: ThreadKind): Thread {
    const start = () =>
      new Worker(threadEntry(kind.entry), {
        // The server's own flags are for the server: one of them watches over its parent process.
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: kind.heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
      });
    const worker = kind.roomMb === undefined ? start() : withRoom(kind.roomMb, start);
    // One that nobody needs any more must not keep the process alive.
    worker.unref();
    const thread: Thread = { kind, worker };
    this.#threads.add(thread);
    worker.on('message', answer => {
      if (isNews(answer)) {
        if (thread.task) this.#watch(thread);
        thread.task?.ways.onProgress?.(answer.progress);
        return;
      }
      // Before its turn ends: whoever is next finds it at rest.
      const settled = this.#taskOf(thread);
      this.#rest(thread);
      settled?.resolve(answer);
    });
    worker.on('error', error => {
      const isMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#fail(thread, isMemory ? 'out-of-memory' : 'ended', error);
    });
    worker.on('exit', () => this.#fail(thread, 'ended'));
    return thread;
  }

  /** It is stuck, gone or not wanted: its task gets the blame, and the next one a fresh thread. */
  #fail(thread: Thread, word: ThreadProblemWord, cause?: unknown): void {
    this.#drop(thread);
    this.#taskOf(thread)?.reject(new ThreadProblem(word, cause));
  }

  #taskOf(thread: Thread): Task | undefined {
    clearTimeout(thread.timer);
    const { task } = thread;
    thread.task = undefined;
    return task;
  }

  #rest(thread: Thread): void {
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => this.#drop(thread), IDLE_MS).unref();
  }

  #drop(thread: Thread): void {
    clearTimeout(thread.timer);
    if (this.#threads.delete(thread)) void thread.worker.terminate();
  }
}

function isNews(message: unknown): message is ThreadNews {
  return typeof message === 'object' && message !== null && 'progress' in message;
}
