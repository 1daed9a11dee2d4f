import type { ReceivedFile } from '../../../http/reading/receive-files.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type FileReader, readInWorker } from './read-in-worker.ts';
import { readWhole } from './read-whole.ts';
import { type FileFormat, sniffFormat } from './sniff-format.ts';
import { fileRefusal } from './take-file.ts';

type SheetFormat = 'xlsx' | 'csv' | 'txt';

interface SheetLimits<Format extends SheetFormat> {
  readonly formats: readonly Format[];
  /** What a refusal names, where it is less than what is taken. */
  readonly toldFormats?: readonly FileFormat[];
  readonly maxBytes: number;
  readonly maxRows: (format: Format) => number;
  readonly maxColumns: number;
  readonly maxUnpackedBytes: number;
  /** What is said about one that cannot be read as what it seemed to be. */
  readonly refuseBroken: (format: Format, wrongFormat: () => Refusal) => Refusal;
}

/** The cells of a sheet or of lines that somebody sent, as they stand; what they mean is for whoever asked. */
export async function readSentSheet<Format extends SheetFormat>(
  reader: FileReader,
  received: ReceivedFile,
  limits: SheetLimits<Format>,
): Promise<{ readonly format: Format; readonly rows: string[][] }> {
  const { fieldName, fileName } = received;
  const { formats, toldFormats = formats, maxBytes } = limits;
  const isTooLarge = received.sizeBytes > maxBytes;
  const bytes = isTooLarge ? Buffer.alloc(0) : await readWhole(received);
  const sniffed = sniffFormat(bytes, fileName);
  const format = formats.find(one => one === sniffed);
  const refuse = (faults: { isAllowed: boolean; isTooLarge: boolean }) =>
    fileRefusal(fieldName, { formats: toldFormats, maxBytes }, faults);
  // Nothing at all has no format either, and "empty" is what its sender wants to hear.
  if (!isTooLarge && bytes.length === 0) throw new Refusal('importFileEmpty', { field: fieldName });
  if (!format || isTooLarge) throw refuse({ isAllowed: isTooLarge, isTooLarge });
  const rows = await readInWorker(reader, {
    kind: 'sheet-rows',
    fieldName,
    bytes,
    options: {
      format,
      maxRows: limits.maxRows(format),
      maxColumns: limits.maxColumns,
      maxUnpackedBytes: limits.maxUnpackedBytes,
    },
    refuseBroken: () => limits.refuseBroken(format, () => refuse({ isAllowed: false, isTooLarge: false })),
  });
  return { format, rows };
}
