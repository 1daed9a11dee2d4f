import type { ReceivedFile } from '../../../http/reading/receive-files.ts';
import {
  type FileFormat,
  type FileReader,
  fileRefusal,
  readInWorker,
  readWhole,
  sniffFormat,
} from '../../people/stored-files/index.ts';

const FORMATS: readonly FileFormat[] = ['docx'];
const MAX_BYTES = 20 * 1024 * 1024;
/** A thousand questions, each word of them marked by itself, take a tenth; pictures in it are not unpacked. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/** The lines of a Word document: paragraphs, rows of tables, and line breaks inside them; lists with the numbers that Word gives them. */
export async function readWordText(reader: FileReader, received: ReceivedFile): Promise<string> {
  const refuse = (faults: { isAllowed: boolean; isTooLarge: boolean }) =>
    fileRefusal(received.fieldName, { formats: FORMATS, maxBytes: MAX_BYTES }, faults);
  const wrongFormat = () => refuse({ isAllowed: false, isTooLarge: false });
  if (received.sizeBytes > MAX_BYTES) throw refuse({ isAllowed: true, isTooLarge: true });
  const bytes = await readWhole(received);
  if (sniffFormat(bytes, received.fileName) !== 'docx') throw wrongFormat();
  return readInWorker(reader, {
    kind: 'word-lines',
    fieldName: received.fieldName,
    bytes,
    options: { maxUnpackedBytes: MAX_UNPACKED_BYTES },
    refuseBroken: wrongFormat,
  });
}
