import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { CallContext } from '../../../http/call-context.ts';
import type { FileAnswer } from '../../../http/file-answer.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { parseRange } from './parse-range.ts';
import { isShownInPlace } from './sniff-format.ts';

export interface KeptFile {
  readonly storageKey: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
}

/** A kept file as a call's answer, or the part of it that was asked for. */
export async function openFile(
  file: KeptFile | undefined,
  cacheControl: string,
  context: Pick<CallContext, 'range' | 'ifRange' | 'platform'>,
): Promise<FileAnswer & { readonly content: Readable }> {
  if (!file) throw new Refusal('fileNotFound');
  const { fileName, contentType, storageKey } = file;
  const sizeBytes = Number(file.sizeBytes);
  const etag = tagOf(storageKey);
  const isOfThisFile = context.ifRange === undefined || context.ifRange === etag;
  const range = parseRange(isOfThisFile ? context.range : undefined, sizeBytes);
  const content = await context.platform.files.read(storageKey, range);
  if (!content) throw new Refusal('fileNotFound');
  return {
    content,
    fileName,
    contentType,
    sizeBytes,
    cacheControl,
    etag,
    range: { ...range, totalBytes: sizeBytes },
    isShownInPlace: isShownInPlace(contentType),
  };
}

/** Bytes are never written twice under one key: it stands for them. Not itself, it is where they lie. */
function tagOf(storageKey: string): string {
  return `"${createHash('sha256').update(storageKey).digest('hex').slice(0, 32)}"`;
}
