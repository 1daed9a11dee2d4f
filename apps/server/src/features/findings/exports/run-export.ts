import { bytesOfThread } from '../../../platform/threads/bytes-of-thread.ts';
import type { ExportTask } from './export-task.ts';

const thread = { entry: new URL('./export-worker.ts', import.meta.url), heapMb: 256 };

/** The bytes of a file, made in a thread of its own: writing a million rows must not hold up whoever answers the web. */
export const runExport = (task: ExportTask, onWritten: (records: number) => void): AsyncGenerator<Uint8Array> =>
  bytesOfThread(thread, task, onWritten);
