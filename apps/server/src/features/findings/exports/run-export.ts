import { WritingThread } from '../../../platform/threads/bytes-of-thread.ts';
import type { ExportTask } from './export-task.ts';

const thread = { entry: new URL('./export-worker.ts', import.meta.url), heapMb: 256 };

/** Writing a million rows must not hold up whoever answers the web. It gets ready while the rows are copied out. */
export const startExportThread = (): WritingThread<ExportTask> => new WritingThread(thread);
