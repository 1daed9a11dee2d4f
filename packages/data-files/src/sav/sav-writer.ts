import type { ByteSink } from '../byte-sink.ts';
import type { Cell } from '../cell.ts';
import type { CellBatch } from '../cell-columns.ts';
import { DataFileProblem } from '../problem.ts';
import { CaseWriter } from './case-writer.ts';
import { checkDictionary } from './check-dictionary.ts';
import type { SavDictionary } from './sav-dictionary.ts';
import { writeDictionary } from './write-dictionary.ts';

export interface SavOptions {
  /** How many cases will come. Without it the file says that it does not know, which SPSS takes, and cannot be found cut off. */
  readonly cases?: number;
  readonly created?: Date;
}

export interface SavWriter {
  rows(batch: readonly (readonly Cell[])[]): Promise<void>;
  /** The same cells, several times as fast where they come in columns. */
  columns(batch: CellBatch): Promise<void>;
  close(): Promise<void>;
}

/** A system file of SPSS, compressed, in UTF-8, written from front to back. */
export async function startSav(
  sink: ByteSink,
  dictionary: SavDictionary,
  options: SavOptions = {},
): Promise<SavWriter> {
  checkDictionary(dictionary);
  const { cases, created = new Date() } = options;
  await sink.write(writeDictionary(dictionary, { created, ...(cases === undefined ? {} : { cases }) }));
  const writer = new CaseWriter(dictionary.variables);
  let written = 0;
  return {
    async rows(batch) {
      for (const row of batch) {
        writer.add(row);
        if (writer.isFull) await sink.write(writer.take());
      }
      written += batch.length;
    },
    async columns(batch) {
      for (let row = 0; row < batch.rows; row += writer.blockRows) {
        writer.addColumns(batch, row, Math.min(batch.rows, row + writer.blockRows));
        if (writer.isFull) await sink.write(writer.take());
      }
      written += batch.rows;
    },
    async close() {
      await sink.write(writer.take(true));
      if (cases !== undefined && cases !== written)
        throw new DataFileProblem('wrong-case-count', { said: cases, written });
    },
  };
}
