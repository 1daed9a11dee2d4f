import { type Cell, fileColumns } from '@wenshu/analysis';
import type { ByteSink } from '@wenshu/data-files';
import type { ExportTask } from './export-task.ts';
import { formats } from './formats/formats.ts';
import { measureTexts, readRowBatches } from './row-batches.repository.ts';

/** Writes the file, in memory that does not grow with the records; `onWritten` hears how many records there are so far. */
export async function writeExport(
  task: ExportTask,
  sink: ByteSink,
  onWritten: (records: number) => void,
): Promise<void> {
  const { columns, rowsOf } = fileColumns(task.variables, task.options);
  const batches = async function* (): AsyncGenerator<Cell[][]> {
    let written = 0;
    for await (const records of readRowBatches(task.path)) {
      yield records.flatMap(rowsOf);
      written += records.length;
      onWritten(written);
    }
  };
  const textBytes = () => measureTexts(task.path, task.variables);
  await formats[task.format].write({ task, columns, batches: batches(), textBytes }, sink);
}
