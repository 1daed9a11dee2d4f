import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { threadEntry } from './thread-entry.ts';
import type { ThreadKind } from './thread-kind.ts';

export interface WritingThreadData {
  /** How many pieces may be on their way before somebody has taken one. */
  readonly inFlight: number;
}

/** To the thread: what it shall write, that a piece was taken, with its memory, or that nobody wants any more. */
export type WritingWord = { readonly task: unknown } | { readonly taken: ArrayBuffer } | 'stop';
export type WritingNews =
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly done: number }
  | { readonly isOver: true };

/** A thread that is asked to stop does so with its next piece. */
const STOPPING_MS = 30_000;
const IN_FLIGHT = 8;

/**
 * A thread of its own that writes a file (`writeInThread`): long works must not hold up whoever answers the web. It gets ready while its
 * task is still being prepared. Whoever starts one writes with it or leaves it.
 */
export class WritingThread<Task> {
  readonly #worker: Worker;
  readonly #waiting: Uint8Array<ArrayBuffer>[] = [];
  /** When it is gone, however it came to that. */
  readonly ended: Promise<void>;
  #failure: Error | undefined;
  #isOver = false;
  #onDone: (done: number) => void = () => {};
  #wake: () => void = () => {};

  constructor({ entry, heapMb }: Pick<ThreadKind, 'entry' | 'heapMb'>) {
    this.#worker = new Worker(threadEntry(entry), {
      workerData: { inFlight: IN_FLIGHT } satisfies WritingThreadData,
      // The server's own flags are for the server: one of them watches over its parent process.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    this.#worker.on('message', (news: WritingNews) => {
      if ('bytes' in news) this.#waiting.push(news.bytes);
      else if ('done' in news) this.#onDone(news.done);
      else this.#isOver = true;
      this.#wake();
    });
    this.#worker.on('error', error => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.ended = new Promise(resolve => {
      this.#worker.on('exit', () => {
        if (!this.#isOver) this.#fail(new Error('The thread that wrote a file ended before it was done'));
        this.#wake();
        resolve();
      });
    });
  }

  /** The bytes of the file, each piece good until the next one is asked for. Whoever stops reading stops the thread; so does `signal`, also while there is nothing to read yet. `onDone` hears how far it is. */
  async *write(task: Task, onDone: (done: number) => void, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
    const cancel = () => this.#fail(new Error('Nobody wants the file any more'));
    signal?.addEventListener('abort', cancel, { once: true });
    this.#onDone = onDone;
    try {
      if (signal?.aborted) cancel();
      this.#say({ task });
      for (;;) {
        const bytes = this.#waiting.shift();
        if (bytes) {
          yield bytes;
          // Its memory goes back to the thread: a piece of new memory for each would keep the collector of garbage busy, here and there.
          this.#say({ taken: bytes.buffer }, [bytes.buffer]);
        } else if (this.#failure) throw this.#failure;
        else if (this.#isOver) return;
        else await new Promise<void>(resolve => (this.#wake = resolve));
      }
    } finally {
      signal?.removeEventListener('abort', cancel);
      // One that is done ends by itself, and has nothing open any more.
      if (!this.#isOver) await this.leave();
    }
  }

  /** Never ended from outside: what is native in it, in the middle of its work, would take the whole process with it. */
  async leave(): Promise<void> {
    this.#say('stop');
    await Promise.race([this.ended, setTimeout(STOPPING_MS, undefined, { ref: false })]);
  }

  #fail(failure: Error): void {
    this.#failure ??= failure;
    this.#wake();
  }

  #say(word: WritingWord, transfer: ArrayBuffer[] = []): void {
    this.#worker.postMessage(word, transfer);
  }
}

/** The bytes of a smaller file whose task is known: begun when they are first asked for, and good for as long as they are needed. */
export async function* bytesOfThread<Task>(
  start: () => Promise<WritingThread<Task>>,
  task: Task,
  onDone: (done: number) => void,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const thread = await start();
  for await (const bytes of thread.write(task, onDone, signal)) yield bytes.slice();
}
