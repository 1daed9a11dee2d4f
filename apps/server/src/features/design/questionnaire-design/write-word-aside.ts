import { ThreadPool } from '../../../platform/threads/thread-pool.ts';
import { ThreadProblem } from '../../../platform/threads/thread-problem.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import type { WordAnswer, WordTask } from './word-thread.ts';

/** Word documents are written away from the thread that answers the web: of a thousand questions one takes seconds, and its library alone a tenth of one. */
export const openWordThreads = () =>
  new ThreadPool({
    ...{ entry: new URL('./word-thread.ts', import.meta.url), threads: 1, heapMb: 512 },
    ...{ timeMs: 60_000, mostWaiting: 20 },
  });

export async function writeWordAside(threads: ThreadPool, task: WordTask, signal: AbortSignal): Promise<Buffer> {
  const answer = (await threads.run(task, signal).catch(error => {
    throw error instanceof ThreadProblem && error.word !== 'cancelled' ? new Refusal('documentsBusy') : error;
  })) as WordAnswer;
  if ('failed' in answer) throw new Error(`A Word document failed: ${answer.failed}`);
  return Buffer.from(answer.content.buffer, answer.content.byteOffset, answer.content.byteLength);
}
