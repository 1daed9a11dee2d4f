import { type CellBatch, fileColumns } from '@wenshu/analysis/data-file';
import type { ByteSink } from '@wenshu/data-files';
import type { ExportTask } from './export-task.ts';
import { formats } from './formats/formats.ts';
import { openRowFile } from './row-batches.repository.ts';

/** Writes the file, in memory that does not grow with the records; `onWritten` hears how many records there are so far. */
export async function writeExport(
  task: ExportTask,
  sink: ByteSink,
  onWritten: (records: number) => void,
): Promise<void> {
  const { columns, cellsOf } = fileColumns(task.variables, task.options);
  const file = await openRowFile(task.parts, task.variables);
  const batches = async function* (): AsyncGenerator<CellBatch> {
    let written = 0;
    for await (const batch of file.batches()) {
      yield cellsOf(batch);
      written += batch.records;
      onWritten(written);
    }
  };
  try {
    const { textBytes } = file;
    await formats[task.format].write({ task, columns, batches: batches(), textBytes }, sink);
  } finally {
    file.close();
  }
}
