import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ObjectRef } from '../../../authorisation/object-of-field.ts';
import type { ReceivedFile } from '../../../http/reading/receive-files.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cleanFileName } from './clean-file-name.ts';
import { insertFile, type StoredFile } from './file.repository.ts';
import { type FileFormat, fileFormats, SNIFF_BYTES, sniffFormat } from './sniff-format.ts';
import { type FileLimits, fileRefusal } from './take-file.ts';

export interface UploadRules {
  readonly formats: readonly FileFormat[];
  readonly maxBytes: number;
  /** Everybody who has the address may see it, for ever: pictures in questions. */
  readonly isPublic: boolean;
  readonly ownerId?: string;
  readonly object?: ObjectRef;
}

/** Keeps an uploaded file when it is what the rules allow. */
export async function storeFile(platform: Platform, received: ReceivedFile, rules: UploadRules): Promise<StoredFile> {
  const format = await requireAllowedFile(received, rules);
  const storageKey = randomBytes(16).toString('hex');
  await writeReceived(platform, storageKey, received);
  try {
    return await insertFile(platform.database.pool, {
      storageKey,
      fileName: cleanFileName(received.fileName),
      contentType: fileFormats[format].contentType,
      sizeBytes: received.sizeBytes,
      isPublic: rules.isPublic,
      ownerId: rules.ownerId,
      object: rules.object,
    });
  } catch (error) {
    // Bytes that no row knows of would never be found again.
    await platform.files.remove(storageKey);
    throw error;
  }
}

/** A store that gives up before it reads leaves the stream open; its temporary file goes, and the stream's error would end the process. */
async function writeReceived({ files }: Platform, storageKey: string, received: ReceivedFile): Promise<void> {
  const content = received.read().on('error', () => {});
  try {
    await files.write(storageKey, content);
  } finally {
    content.destroy();
  }
}

/** What it is by its first bytes, when that is allowed and it is not too large. */
export async function requireAllowedFile(received: ReceivedFile, limits: FileLimits): Promise<FileFormat> {
  const format = sniffFormat(await readStart(received.read()), received.fileName);
  const isAllowed = format !== undefined && limits.formats.includes(format);
  const isTooLarge = received.sizeBytes > limits.maxBytes;
  if (!isAllowed || isTooLarge) throw fileRefusal(received.fieldName, limits, { isAllowed, isTooLarge });
  return format;
}

async function readStart(content: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= SNIFF_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, SNIFF_BYTES);
}
