import type { Cell, FileColumn } from '@wenshu/analysis';
import type { ByteSink } from '@wenshu/data-files';
import type { ExportTask } from '../export-task.ts';

export interface ExportTable {
  readonly task: ExportTask;
  readonly columns: readonly FileColumn[];
  readonly batches: AsyncIterable<Cell[][]>;
}

/** A kind of file that records are written to. */
export interface Format {
  readonly extension: string;
  readonly contentType: string;
  write(table: ExportTable, sink: ByteSink): Promise<void>;
}
