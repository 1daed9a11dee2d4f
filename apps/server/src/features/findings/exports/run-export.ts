import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ExportTask } from './export-task.ts';

export interface ExportWorkerData {
  readonly task: ExportTask;
  /** How many pieces may be on their way before somebody has taken one. */
  readonly inFlight: number;
}

/** To the thread: a piece was taken, or nobody wants any more. */
export type ExportWord = 'taken' | 'stop';
export type ExportNews = { readonly bytes: Uint8Array } | { readonly written: number } | { readonly isDone: true };

/** A thread that is asked to stop does so with its next piece. */
const STOPPING_MS = 30_000;
const IN_FLIGHT = 8;
const HEAP_MB = 256;

/** The bytes of a file, made in a thread of its own: writing a million rows must not hold up whoever answers the web. */
export async function* runExport(task: ExportTask, onWritten: (records: number) => void): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), {
    workerData: { task, inFlight: IN_FLIGHT } satisfies ExportWorkerData,
    // The server's own flags are for the server: one of them watches over its parent process.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const waiting: Uint8Array[] = [];
  let failure: Error | undefined;
  let isOver = false;
  let wake: () => void = () => {};
  worker.on('message', (news: ExportNews) => {
    if ('bytes' in news) waiting.push(news.bytes);
    else if ('written' in news) onWritten(news.written);
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
  const say = (word: ExportWord) => worker.postMessage(word);
  try {
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
    // Never ended from outside: DuckDB, in the middle of its work, would take the whole process with it.
    say('stop');
    await Promise.race([ended, setTimeout(STOPPING_MS, undefined, { ref: false })]);
  }
}
