import type { OwnThreads } from '../../../../platform/threads/thread-pool.ts';
import { ThreadProblem } from '../../../../platform/threads/thread-problem.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import type { WordAnswer, WordTask } from './word-thread.ts';

const MS_PER_QUESTION = 5;

/** Word documents are written away from the thread that answers the web: of a thousand questions one takes seconds, and its library alone a tenth of one. */
export async function writeWordAside(threads: OwnThreads, task: WordTask, signal: AbortSignal): Promise<Buffer> {
  const effortMs = MS_PER_QUESTION * Object.keys(task.document.questions).length;
  const answer = (await threads.run('word', task, { effortMs, signal }).catch(error => {
    throw error instanceof ThreadProblem && error.word !== 'cancelled' ? new Refusal('documentsBusy') : error;
  })) as WordAnswer;
  if ('failed' in answer) throw new Error(`A Word document failed: ${answer.failed}`);
  return Buffer.from(answer.content.buffer, answer.content.byteOffset, answer.content.byteLength);
}
