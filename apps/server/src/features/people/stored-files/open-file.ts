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
  context: Pick<CallContext, 'range' | 'platform'>,
): Promise<FileAnswer> {
  if (!file) throw new Refusal('fileNotFound');
  const { fileName, contentType, storageKey } = file;
  const sizeBytes = Number(file.sizeBytes);
  const range = parseRange(context.range, sizeBytes);
  const content = await context.platform.files.read(storageKey, range);
  if (!content) throw new Refusal('fileNotFound');
  return {
    content,
    fileName,
    contentType,
    sizeBytes,
    cacheControl,
    range: { ...range, totalBytes: sizeBytes },
    isShownInPlace: isShownInPlace(contentType),
  };
}
