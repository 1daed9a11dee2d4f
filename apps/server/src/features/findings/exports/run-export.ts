import type { WritingThread } from '../../../platform/threads/bytes-of-thread.ts';
import type { OwnThreads } from '../../../platform/threads/thread-pool.ts';
import { refuseBusy } from '../../people/made-files/index.ts';
import type { ExportTask } from './export-task.ts';

/** A million rows take half a minute. */
const EFFORT_MS = 10_000;

/** Writing a million rows must not hold up whoever answers the web. It gets ready while the rows are copied out. */
export const startExportThread = (threads: OwnThreads, signal: AbortSignal): Promise<WritingThread<ExportTask>> =>
  threads.startWriting<ExportTask>('export', { effortMs: EFFORT_MS, signal }).catch(refuseBusy);
