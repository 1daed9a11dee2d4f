import type { ByteSource } from '../byte-source.ts';
import type { Cell } from '../cell.ts';
import { DataFileProblem } from '../problem.ts';
import { ByteInput } from './byte-input.ts';
import { caseBytes } from './case-bytes.ts';
import { CaseReader } from './case-reader.ts';
import { readRecords } from './read-records.ts';
import { resolveDictionary } from './resolve-dictionary.ts';
import type { SavDictionary } from './sav-dictionary.ts';
import { DEFAULT_LIMITS, type SavLimits } from './sav-limits.ts';

const MAX_BATCH_ROWS = 1000;
/** Rows of long texts come in smaller batches. */
const MAX_BATCH_BYTES = 4 * 2 ** 20;

export interface SavReadOptions extends Partial<SavLimits> {
  /** Instead of what the file says about itself. */
  readonly encoding?: string;
  /** Where it says nothing: files of the last century. */
  readonly fallbackEncoding?: string;
}

export interface SavFile {
  readonly dictionary: SavDictionary;
  readonly encoding: string;
  /** How many cases there are, where the file says so. */
  readonly cases: number | undefined;
  /** The cases, from the first one each time. Dates are dates, texts have no blanks at their ends, nothing is null. */
  rows(): AsyncGenerator<Cell[][]>;
}

/** Opens a system file of SPSS, sav or zsav, old or new. Whatever is wrong with it is a `DataFileProblem`, here or while its rows are read. */
export async function openSav(source: ByteSource, options: SavReadOptions = {}): Promise<SavFile> {
  const { encoding, fallbackEncoding = 'windows-1252', ...own } = options;
  const limits: SavLimits = { ...DEFAULT_LIMITS, ...own };
  const input = new ByteInput(source);
  const records = await readRecords(input, limits);
  const from = input.position;
  const { isBigEndian } = input;
  const resolved = resolveDictionary(records, { limits, encoding, fallbackEncoding, isBigEndian });
  const { units, isCompressed, isZlib, bias } = records;

  async function* rows(): AsyncGenerator<Cell[][]> {
    const { cases: said } = resolved;
    const reader = new CaseReader({ ...resolved, units, isCompressed, isBigEndian, bias });
    const batchRows = Math.max(1, Math.min(MAX_BATCH_ROWS, Math.floor(MAX_BATCH_BYTES / (units * 8))));
    const { maxUnpackedBytes, maxCases } = limits;
    let batch: Cell[][] = [];
    let count = 0;
    if (said === 0) return;
    for await (const bytes of caseBytes(source, { from, isZlib, isBigEndian, maxUnpackedBytes })) {
      for (const row of reader.rows(bytes)) {
        if (count >= maxCases) throw new DataFileProblem('too-many-cases', { max: maxCases });
        batch.push(row);
        count += 1;
        if (batch.length < batchRows && count !== said) continue;
        yield batch;
        // What stands behind the last case is none.
        if (count === said) return;
        batch = [];
      }
      if (reader.isAtEnd) break;
    }
    if (reader.isInside || said !== undefined) throw new DataFileProblem('truncated', { cases: count });
    if (batch.length > 0) yield batch;
  }

  return { dictionary: resolved.dictionary, encoding: resolved.encoding, cases: resolved.cases, rows };
}
