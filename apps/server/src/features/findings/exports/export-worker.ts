import { writeInThread } from '../../../platform/threads/write-in-thread.ts';
import type { ExportTask } from './export-task.ts';
import { writeExport } from './write-export.ts';

await writeInThread<ExportTask>((task, sink, { tell }) => writeExport(task, sink, tell));
