import { Worker } from 'node:worker_threads';
import { threadEntry } from './thread-entry.ts';
import { ThreadProblem, type ThreadProblemWord } from './thread-problem.ts';
import { withRoom } from './with-room.ts';

export interface ThreadPoolOptions {
  /** What the threads run: it answers every message with one. */
  readonly entry: URL;
  readonly threads: number;
  /** How long one task may take, or be silent where it says how far it is. */
  readonly timeMs: number;
  /** How many tasks may wait for a thread. */
  readonly mostWaiting: number;
  readonly heapMb: number;
  /** How much of that may lie there before garbage is looked for; little, where nothing is said. */
  readonly roomMb?: number;
}

/** What a thread may send before its answer, as often as it likes. */
export interface ThreadNews {
  /** 0 to 1. */
  readonly progress: number;
}

export interface TaskWays {
  /** One of those that take minutes: they never have all threads at once where there are several. */
  readonly isLong?: boolean | undefined;
  readonly onProgress?: ((share: number) => void) | undefined;
}

interface Task extends TaskWays {
  readonly message: unknown;
  readonly handedOver: readonly ArrayBuffer[];
  readonly resolve: (answer: unknown) => void;
  readonly reject: (problem: ThreadProblem) => void;
}

interface Thread {
  readonly worker: Worker;
  task?: Task | undefined;
  timer?: NodeJS.Timeout | undefined;
}

/** A thread keeps what its last task made it take; after a quiet while it gives it back. */
const IDLE_MS = 30_000;

/**
 * A few threads, started when they are needed, and one line of tasks before them. A task that is stuck, or that nobody wants any more, ends
 * with its thread: only for code that bears to be ended anywhere.
 */
export class ThreadPool {
  readonly #options: ThreadPoolOptions;
  readonly #queue: Task[] = [];
  readonly #threads = new Set<Thread>();
  #isClosed = false;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
  }

  /** What is `handedOver` is the thread's from then on, and not copied. */
  async run(
    message: unknown,
    signal?: AbortSignal,
    handedOver: readonly ArrayBuffer[] = [],
    ways: TaskWays = {},
  ): Promise<unknown> {
    if (signal?.aborted) throw new ThreadProblem('cancelled');
    if (this.#isClosed || this.#queue.length >= this.#options.mostWaiting) throw new ThreadProblem('busy');
    let cancel = () => {};
    const answer = new Promise<unknown>((resolve, reject) => {
      const task = { ...ways, message, handedOver, resolve, reject };
      cancel = () => this.#cancel(task);
      this.#queue.push(task);
    });
    signal?.addEventListener('abort', cancel, { once: true });
    this.#next();
    try {
      return await answer;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** A first thread is there when a task that is on its way comes: starting one takes longer than most tasks. */
  warm(): void {
    if (!this.#isClosed && this.#threads.size === 0) this.#rest(this.#start());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new ThreadProblem('busy'));
    const threads = [...this.#threads];
    for (const thread of threads) this.#fail(thread, 'busy');
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #cancel(task: Task): void {
    const place = this.#queue.indexOf(task);
    if (place >= 0) {
      this.#queue.splice(place, 1);
      task.reject(new ThreadProblem('cancelled'));
      return;
    }
    const thread = [...this.#threads].find(one => one.task === task);
    if (thread) this.#fail(thread, 'cancelled');
  }

  #next(): void {
    for (;;) {
      const place = this.#queue.findIndex(({ isLong }) => !isLong || this.#hasRoomForLong());
      const free = [...this.#threads].find(({ task }) => task === undefined);
      if (place < 0 || (!free && this.#threads.size >= this.#options.threads)) return;
      const thread = free ?? this.#start();
      const [task] = this.#queue.splice(place, 1) as [Task];
      thread.task = task;
      this.#watch(thread);
      thread.worker.postMessage(task.message, task.handedOver);
    }
  }

  #hasRoomForLong(): boolean {
    const running = [...this.#threads].filter(({ task }) => task?.isLong).length;
    return running < Math.max(1, this.#options.threads - 1);
  }

  #watch(thread: Thread): void {
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => this.#fail(thread, 'too-slow'), this.#options.timeMs);
  }

  #start(): Thread {
    const { entry, heapMb, roomMb } = this.#options;
    const start = () =>
      new Worker(threadEntry(entry), {
        // The server's own flags are for the server: one of them watches over its parent process.
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
      });
    const worker = roomMb === undefined ? start() : withRoom(roomMb, start);
    // One that nobody needs any more must not keep the process alive.
    worker.unref();
    const thread: Thread = { worker };
    this.#threads.add(thread);
    worker.on('message', answer => {
      if (isNews(answer)) {
        if (thread.task) this.#watch(thread);
        thread.task?.onProgress?.(answer.progress);
        return;
      }
      this.#settle(thread, ({ resolve }) => resolve(answer));
      this.#rest(thread);
      this.#next();
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
    this.#settle(thread, ({ reject }) => reject(new ThreadProblem(word, cause)));
    if (!this.#isClosed) this.#next();
  }

  #settle(thread: Thread, tell: (task: Task) => void): void {
    clearTimeout(thread.timer);
    const { task } = thread;
    thread.task = undefined;
    if (task) tell(task);
  }

  #rest(thread: Thread): void {
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
