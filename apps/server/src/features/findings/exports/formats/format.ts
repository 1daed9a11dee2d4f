import type { CellBatch, FileColumn } from '@wenshu/analysis/data-file';
import type { ByteSink } from '@wenshu/data-files';
import type { ExportTask } from '../export-task.ts';

export interface ExportTable {
  readonly task: ExportTask;
  readonly columns: readonly FileColumn[];
  readonly batches: AsyncIterable<CellBatch>;
  /** How many bytes the longest text has, by the variable's place in the task. */
  readonly textBytes: readonly number[];
}

/** A kind of file that records are written to. */
export interface Format {
  readonly extension: string;
  readonly contentType: string;
  write(table: ExportTable, sink: ByteSink): Promise<void>;
}
