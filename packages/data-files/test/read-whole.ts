import { sourceOfBytes } from '../src/byte-source.ts';
import type { Cell } from '../src/cell.ts';
import type { SavDictionary } from '../src/sav/sav-dictionary.ts';
import { openSav, type SavReadOptions } from '../src/sav/sav-reader.ts';
import { type SavOptions, startSav } from '../src/sav/sav-writer.ts';
import { collector } from './collect.ts';

/** A sav file with all its rows. */
export async function readWhole(bytes: Uint8Array, options?: SavReadOptions) {
  const file = await openSav(sourceOfBytes(bytes), options);
  const rows: Cell[][] = [];
  for await (const batch of file.rows()) rows.push(...batch);
  return { ...file, rows };
}

export async function writeWhole(
  dictionary: SavDictionary,
  rows: readonly (readonly Cell[])[],
  options: SavOptions = { cases: rows.length },
): Promise<Buffer> {
  const { sink, bytes } = collector();
  const writer = await startSav(sink, dictionary, options);
  await writer.rows(rows);
  await writer.close();
  return bytes();
}
