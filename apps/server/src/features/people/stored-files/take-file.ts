import { fileKinds } from '@wenshu/survey-core';
import { FORM_BYTES, type IncomingFile } from '../../../http/reading/receive-upload.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { createTextCheck } from './check-text.ts';
import { type FileFormat, fileFormats, isTextFormat, SNIFF_BYTES, sniffFormat } from './sniff-format.ts';

export interface FileLimits {
  readonly formats: readonly FileFormat[];
  readonly maxBytes: number;
}

export interface TakenFile {
  readonly format: FileFormat;
  readonly sizeBytes: number;
}

const MEGABYTE = 1024 * 1024;

/** Bytes go from the socket to the store as they come; the first of them say whether they may, and the count of them how long. */
export async function takeFile(
  files: FileStore,
  storageKey: string,
  incoming: IncomingFile,
  limits: FileLimits,
): Promise<TakenFile> {
  // Leaving the iterator must not close the form: what is left of the file is still to be read away.
  const chunks = incoming.content.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  try {
    const head = await readHead(chunks);
    const format = formatOf(head, incoming.fileName, limits);
    const isAllowed = format !== undefined && limits.formats.includes(format);
    const isTooLarge = (incoming.requestBytes ?? 0) - FORM_BYTES > limits.maxBytes;
    if (!isAllowed || isTooLarge) throw fileRefusal(incoming.fieldName, limits, { isAllowed, isTooLarge });
    const counted = { sizeBytes: 0 };
    await files.write(storageKey, checked(head, chunks, { format, limits, incoming, counted }));
    return { format, sizeBytes: counted.sizeBytes };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The form ended in the middle of the file: the sender is gone, or never meant it.
    if (incoming.content.errored || incoming.content.destroyed) throw new Refusal('uploadFailed');
    throw error;
  }
}

/**
 * Where any format is taken, what is not one of the known ones is kept as bytes; so are texts, which would be refused for a letter of another
 * encoding. Pages and vector pictures, which can carry scripts, are among them: nothing that is kept so is ever shown.
 */
function formatOf(head: Buffer, fileName: string, { formats }: FileLimits): FileFormat | undefined {
  const format = sniffFormat(head, fileName);
  if (!formats.includes('any')) return format;
  return format !== undefined && formats.includes(format) && !isTextFormat(format) ? format : 'any';
}

/** What is said about a file that may not be: its format, its size, or both. */
export function fileRefusal(
  field: string,
  { formats, maxBytes }: FileLimits,
  { isAllowed, isTooLarge }: { isAllowed: boolean; isTooLarge: boolean },
): Refusal {
  const params = {
    formats: formats.map(format => fileFormats[format].label).join(', '),
    limitMb: Math.round((maxBytes / MEGABYTE) * 10) / 10,
  };
  if (isAllowed) return new Refusal('fileTooLarge', { field, params });
  // Pictures have a sentence of their own; of two faults the format is the one to say.
  if (fileKinds.picture.every(format => formats.includes(format)) && formats.length === fileKinds.picture.length)
    return new Refusal('pictureFormatWrong', { field });
  return new Refusal(isTooLarge ? 'fileFormatAndSizeWrong' : 'fileFormatWrong', { field, params });
}

async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const head: Buffer[] = [];
  for (let length = 0; length < SNIFF_BYTES; ) {
    const { value, done } = await chunks.next();
    if (done) break;
    head.push(value);
    length += value.length;
  }
  return Buffer.concat(head);
}

interface Checking {
  readonly format: FileFormat;
  readonly limits: FileLimits;
  readonly incoming: IncomingFile;
  readonly counted: { sizeBytes: number };
}

async function* checked(
  head: Buffer,
  rest: AsyncIterator<Buffer>,
  { format, limits, incoming, counted }: Checking,
): AsyncGenerator<Buffer> {
  const text = isTextFormat(format) ? createTextCheck() : undefined;
  const notText = () => fileRefusal(incoming.fieldName, limits, { isAllowed: false, isTooLarge: false });
  for (let chunk: Buffer | undefined = head; chunk; chunk = await next(rest)) {
    counted.sizeBytes += chunk.length;
    if (counted.sizeBytes > limits.maxBytes)
      throw fileRefusal(incoming.fieldName, limits, { isAllowed: true, isTooLarge: true });
    if (text && !text.takes(chunk)) throw notText();
    yield chunk;
  }
  if (text && !text.ends()) throw notText();
}

async function next(chunks: AsyncIterator<Buffer>): Promise<Buffer | undefined> {
  const { value, done } = await chunks.next();
  return done ? undefined : value;
}
