import type { Actor } from '../../../authorisation/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ThreadProblem } from '../../../platform/threads/thread-problem.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import type { WordTask } from './files/word-file.ts';
import type { FoundPassage } from './help/passages.ts';
import type { PaperAnswer, PaperTask, PassageTask } from './paper-thread.ts';

type Whose = Pick<Actor, 'personId'>;

const LETTERS_PER_MS = 1_000;
const MS_PER_BLOCK = 2;

/** The passages of sources that are nearest to questions, looked for away from the thread that answers the web: of all that a paper may hold it takes seconds. */
export async function passagesAside(
  platform: Platform,
  actor: Whose,
  signal: AbortSignal,
  task: PassageTask,
): Promise<readonly FoundPassage[]> {
  if (task.sources.length === 0 || task.questions.length === 0) return [];
  const letters = task.sources.reduce((sum, { text }) => sum + text.length, 0);
  const answer = await aside(platform, actor, { find: task }, { effortMs: letters / LETTERS_PER_MS, signal });
  return 'found' in answer ? answer.found : [];
}

export async function wordAside(
  platform: Platform,
  actor: Whose,
  signal: AbortSignal,
  task: WordTask,
): Promise<Buffer> {
  const effortMs = 100 + MS_PER_BLOCK * task.blocks.length;
  const answer = await aside(platform, actor, { write: task }, { effortMs, signal });
  if (!('content' in answer)) throw new Error('A paper’s Word document came back as something else');
  return Buffer.from(answer.content.buffer, answer.content.byteOffset, answer.content.byteLength);
}

async function aside(
  { threads }: Platform,
  { personId }: Whose,
  task: PaperTask,
  ways: { readonly effortMs: number; readonly signal: AbortSignal },
): Promise<Exclude<PaperAnswer, { readonly failed: string }>> {
  const own = threads.of({ lane: 'live', personId, enterpriseId: undefined });
  const answer = (await own.run('paper', task, ways).catch(error => {
    throw error instanceof ThreadProblem && error.word !== 'cancelled' ? new Refusal('documentsBusy') : error;
  })) as PaperAnswer;
  if ('failed' in answer) throw new Error(`Work on a paper failed: ${answer.failed}`);
  return answer;
}
