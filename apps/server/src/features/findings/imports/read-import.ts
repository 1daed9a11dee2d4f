import { MAX_IMPORT_BYTES, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '@wenshu/api-contract';
import type { ReceivedFile } from '../../../http/receive-files.ts';
import type { DataTableProblem } from '../../../platform/file-worker/jobs/data-table.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import {
  type FileReader,
  fileRefusal,
  readInWorker,
  readWhole,
  requireAllowedFile,
} from '../../people/stored-files/index.ts';

const FORMATS = ['xls', 'xlsx', 'csv', 'sav'] as const;
const limits = { formats: FORMATS, maxBytes: MAX_IMPORT_BYTES };
/** 20,000 rows of 200 columns of words. */
const MAX_UNPACKED_BYTES = 400 * 1024 * 1024;

/** A stranger's file as packed columns, or the reason why not (S5.104). */
export async function readImport(reader: FileReader, received: ReceivedFile): Promise<Uint8Array> {
  const field = received.fieldName;
  if (received.sizeBytes === 0) throw new Refusal('importFileEmpty', { field });
  const format = (await requireAllowedFile(received, limits)) as (typeof FORMATS)[number];
  const read = await readInWorker(reader, {
    kind: 'data-table',
    fieldName: field,
    bytes: await readWhole(received),
    options: {
      format,
      maxRows: MAX_IMPORT_ROWS,
      maxColumns: MAX_IMPORT_COLUMNS,
      maxUnpackedBytes: MAX_UNPACKED_BYTES,
    },
    refuseBroken: () => fileRefusal(field, limits, { isAllowed: false, isTooLarge: false }),
  });
  if ('packed' in read) return read.packed;
  throw refusals[read.problem](field, read);
}

const refusals: Readonly<Record<DataTableProblem['problem'], (field: string, problem: DataTableProblem) => Refusal>> = {
  merged: (field, problem) =>
    new Refusal('importCellsMerged', { field, params: { place: 'place' in problem ? problem.place : '' } }),
  'too-many-rows': field => new Refusal('importTooManyRows', { field, params: { most: MAX_IMPORT_ROWS } }),
  'too-many-columns': field => new Refusal('importTooManyColumns', { field, params: { most: MAX_IMPORT_COLUMNS } }),
  empty: field => new Refusal('importFileEmpty', { field }),
};
