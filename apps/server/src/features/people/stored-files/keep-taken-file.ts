import type { IncomingFile } from '../../../http/reading/receive-upload.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cleanFileName } from './clean-file-name.ts';
import { type FileObject, insertFile, type StoredFile } from './file.repository.ts';
import { fileFormats } from './sniff-format.ts';
import { type FileLimits, takeFile } from './take-file.ts';

interface Taking {
  readonly storageKey: string;
  readonly limits: FileLimits;
  readonly ownerId: string;
  readonly object: FileObject;
}

/** A large file as it comes, from the socket to the store; kept when it is what it may be. When taking it fails nothing is left of it. */
export async function keepTakenFile(
  platform: Platform,
  incoming: IncomingFile,
  { storageKey, limits, ownerId, object }: Taking,
): Promise<StoredFile> {
  try {
    const { format, sizeBytes } = await takeFile(platform.files, storageKey, incoming, limits);
    return await insertFile(platform.database.pool, {
      storageKey,
      fileName: cleanFileName(incoming.fileName),
      contentType: fileFormats[format].contentType,
      sizeBytes,
      isPublic: false,
      ownerId,
      object,
    });
  } catch (error) {
    await platform.files.remove(storageKey);
    throw error;
  }
}
