import { MOST_PROJECT_FILE_BYTES } from '@wenshu/api-contract';
import type { BroughtQda } from '@wenshu/transcripts';
import type { ReceivedFile } from '../../../../http/reading/receive-files.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { type FileReader, readInWorker, readWhole } from '../../../people/stored-files/index.ts';

/** Of texts and codes; recordings and pictures are not unpacked. */
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;
const MOST_LETTERS = 20_000_000;

/** What a project of another program holds: read in a worker, bounded by size, letters and time. */
export async function readProjectFile(reader: FileReader, received: ReceivedFile): Promise<BroughtQda> {
  const field = received.fieldName;
  const wrong = () => new Refusal('transcriptNotReadable', { field, params: { word: 'no-project' } });
  if (received.sizeBytes === 0) throw new Refusal('importFileEmpty', { field });
  if (received.sizeBytes > MOST_PROJECT_FILE_BYTES) throw new Refusal('fileTooComplex', { field });
  const brought = await readInWorker(reader, {
    kind: 'talk-project',
    fieldName: field,
    bytes: await readWhole(received),
    options: { maxUnpackedBytes: MAX_UNPACKED_BYTES },
    refuseBroken: wrong,
  });
  if (brought.sources.length === 0) throw new Refusal('transcriptNotReadable', { field, params: { word: 'empty' } });
  const letters = brought.sources.flatMap(({ turns }) => turns).reduce((sum, { text }) => sum + text.length, 0);
  if (letters > MOST_LETTERS) throw new Refusal('fileTooComplex', { field });
  return brought;
}
