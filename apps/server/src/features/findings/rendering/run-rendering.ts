import { bytesOfThread } from '../../../platform/threads/bytes-of-thread.ts';
import type { OwnThreads } from '../../../platform/threads/thread-pool.ts';
import { refuseBusy } from '../../people/made-files/index.ts';
import { showFontsToSharp } from './font-files.ts';
import type { RenderingTask } from './rendering-task.ts';

/** Pages with charts take a second and more. */
const EFFORT_MS = 5_000;

/** The bytes of a file, drawn in a thread of its own when it is its turn; `onDrawn` hears how many exhibits are in it. */
export function runRendering(
  threads: OwnThreads,
  task: RenderingTask,
  onDrawn: (exhibits: number) => void,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  showFontsToSharp();
  const start = () =>
    threads.startWriting<RenderingTask>('rendering', { effortMs: EFFORT_MS, signal }).catch(refuseBusy);
  return bytesOfThread(start, task, onDrawn, signal);
}
