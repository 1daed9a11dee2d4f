import { randomBytes } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { cleanFileName } from './clean-file-name.ts';
import { deleteFiles, type FileObject, findFile, insertFile, type StoredFile } from './file.repository.ts';

export interface NewMadeFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: AsyncIterable<string | Uint8Array>;
  readonly ownerId: string;
  readonly object: FileObject;
  /** Everybody who has the address may see it, for ever: an avatar. */
  readonly isPublic?: true;
}

/** Keeps a file that we made ourselves, as it is made. When making it fails nothing is left of it. */
export async function keepMadeFile(platform: Platform, made: NewMadeFile): Promise<StoredFile> {
  const storageKey = randomBytes(16).toString('hex');
  let sizeBytes = 0;
  const count = async function* () {
    for await (const part of made.content) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      sizeBytes += bytes.length;
      yield bytes;
    }
  };
  try {
    await platform.files.write(storageKey, count());
    const { contentType, ownerId, object, isPublic = false } = made;
    const fileName = cleanFileName(made.fileName);
    return await insertFile(platform.database.pool, {
      storageKey,
      fileName,
      contentType,
      sizeBytes,
      isPublic,
      ownerId,
      object,
    });
  } catch (error) {
    await platform.files.remove(storageKey);
    throw error;
  }
}

/** The bytes first: without a row they would never be found again. */
export async function removeFile({ files, database }: Platform, id: string): Promise<void> {
  const file = await findFile(database.pool, id);
  if (!file) return;
  await files.remove(file.storageKey);
  await deleteFiles(database.pool, [file.storageKey]);
}
