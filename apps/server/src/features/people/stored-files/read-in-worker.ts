import type { Actor } from '../../../authorisation/actor.ts';
import type { FileJobKind, FileJobOptions, FileJobResult } from '../../../platform/file-worker/file-jobs.ts';
import { FileProblem, type FileProblemWord } from '../../../platform/file-worker/file-problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';

/** Who waits for what is in a file. */
export interface FileReader {
  readonly platform: Platform;
  readonly actor: Pick<Actor, 'personId'>;
}

interface ReadRequest<Kind extends FileJobKind> {
  readonly kind: Kind;
  readonly fieldName: string;
  readonly bytes: Uint8Array;
  readonly options: FileJobOptions<Kind>;
  /** What is said about a file that is not what it should be: each import has its own words for that. */
  readonly refuseBroken: () => Refusal;
}

/** What a stranger's file holds, read away from the thread that answers; or why it was not read, as a refusal. */
export async function readInWorker<Kind extends FileJobKind>(
  { platform, actor }: FileReader,
  { kind, fieldName: field, bytes, options, refuseBroken }: ReadRequest<Kind>,
): Promise<FileJobResult<Kind>> {
  const refusals: Readonly<Record<FileProblemWord, () => Refusal>> = {
    'too-large': () => new Refusal('fileTooComplex', { field }),
    'too-slow': () => new Refusal('fileTooComplex', { field }),
    broken: refuseBroken,
    busy: () => new Refusal('fileReadersBusy', { field }),
  };
  try {
    return await platform.fileWorkers.run({ personId: actor.personId }, kind, bytes, options);
  } catch (error) {
    throw error instanceof FileProblem ? refusals[error.problem]() : error;
  }
}
