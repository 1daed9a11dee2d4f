import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

export interface WritingThreadData<Task> {
  readonly task: Task;
  /** How many pieces may be on their way before somebody has taken one. */
  readonly inFlight: number;
}

/** To the thread: a piece was taken, or nobody wants any more. */
export type WritingWord = 'taken' | 'stop';
export type WritingNews = { readonly bytes: Uint8Array } | { readonly done: number } | { readonly isOver: true };

/** A thread that is asked to stop does so with its next piece. */
const STOPPING_MS = 30_000;
const IN_FLIGHT = 8;

/**
 * The bytes of a file that a thread of its own writes (`writeInThread`): long works must not hold up whoever answers the web. Whoever stops
 * reading stops the thread; so does `signal`, also while there is nothing to read yet. `onDone` hears how far it is.
 */
export async function* bytesOfThread<Task>(
  { entry, heapMb }: { readonly entry: URL; readonly heapMb: number },
  task: Task,
  onDone: (done: number) => void,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const worker = new Worker(entry, {
    workerData: { task, inFlight: IN_FLIGHT } satisfies WritingThreadData<Task>,
    // The server's own flags are for the server: one of them watches over its parent process.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const waiting: Uint8Array[] = [];
  let failure: Error | undefined;
  let isOver = false;
  let wake: () => void = () => {};
  worker.on('message', (news: WritingNews) => {
    if ('bytes' in news) waiting.push(news.bytes);
    else if ('done' in news) onDone(news.done);
    else isOver = true;
    wake();
  });
  worker.on('error', error => {
    failure = error instanceof Error ? error : new Error(String(error));
    wake();
  });
  const ended = new Promise<void>(resolve => {
    worker.on('exit', () => {
      if (!isOver) failure ??= new Error('The thread that wrote a file ended before it was done');
      wake();
      resolve();
    });
  });
  const say = (word: WritingWord) => worker.postMessage(word);
  const cancel = () => {
    failure ??= new Error('Nobody wants the file any more');
    wake();
  };
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    if (signal?.aborted) cancel();
    for (;;) {
      const bytes = waiting.shift();
      if (bytes) {
        yield bytes;
        say('taken');
      } else if (failure) throw failure;
      else if (isOver) return;
      else await new Promise<void>(resolve => (wake = resolve));
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
    // Never ended from outside: what is native in it, in the middle of its work, would take the whole process with it.
    say('stop');
    await Promise.race([ended, setTimeout(STOPPING_MS, undefined, { ref: false })]);
  }
}
