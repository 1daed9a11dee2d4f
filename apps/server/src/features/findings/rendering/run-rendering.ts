import { bytesOfThread } from '../../../platform/threads/bytes-of-thread.ts';
import { showFontsToSharp } from './font-files.ts';
import type { RenderingTask } from './rendering-task.ts';

const thread = { entry: new URL('./rendering-worker.ts', import.meta.url), heapMb: 768 };

/** The bytes of a file, drawn in a thread of its own; `onDrawn` hears how many exhibits are in it. */
export function runRendering(
  task: RenderingTask,
  onDrawn: (exhibits: number) => void,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  showFontsToSharp();
  return bytesOfThread(thread, task, onDrawn, signal);
}
