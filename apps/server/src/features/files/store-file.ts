import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ObjectRef } from '../../authorisation/object-of-field.ts';
import type { ReceivedFile } from '../../http/receive-files.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertFile, type StoredFile } from './file.repository.ts';
import { type FileFormat, fileFormats, SNIFF_BYTES, sniffFormat } from './sniff-format.ts';

export interface UploadRules {
  readonly formats: readonly FileFormat[];
  readonly maxBytes: number;
  /** Everybody who has the address may see it, for ever: pictures in questions. */
  readonly isPublic: boolean;
  readonly ownerId?: string;
  readonly object?: ObjectRef;
}

const MEGABYTE = 1024 * 1024;
const MAX_NAME_LENGTH = 200;

/** Keeps an uploaded file when it is what the rules allow. */
export async function storeFile(platform: Platform, received: ReceivedFile, rules: UploadRules): Promise<StoredFile> {
  const format = await requireAllowed(received, rules);
  const storageKey = randomBytes(16).toString('hex');
  await platform.files.write(storageKey, received.read());
  try {
    return await insertFile(platform.database.pool, {
      storageKey,
      fileName: received.fileName.slice(-MAX_NAME_LENGTH),
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

async function requireAllowed(received: ReceivedFile, { formats, maxBytes }: UploadRules): Promise<FileFormat> {
  const format = sniffFormat(await readStart(received.read()));
  const isAllowed = format !== undefined && formats.includes(format);
  const isTooLarge = received.sizeBytes > maxBytes;
  const params = {
    formats: formats.map(each => fileFormats[each].label).join(', '),
    limitMb: Math.round((maxBytes / MEGABYTE) * 10) / 10,
  };
  const field = received.fieldName;
  if (!isAllowed && isTooLarge) throw new Refusal('fileFormatAndSizeWrong', { field, params });
  if (!isAllowed) throw new Refusal('fileFormatWrong', { field, params });
  if (isTooLarge) throw new Refusal('fileTooLarge', { field, params });
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
