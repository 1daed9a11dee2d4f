import type { Platform } from '../../../platform/platform.ts';
import { fileAddress } from '../../people/stored-files/index.ts';
import type { RecordRef } from './answer-file.repository.ts';

interface AnswerFileRef extends RecordRef {
  readonly fileId: string;
}

/** Where the page of somebody who may see the record finds one of its files, for some minutes. */
export function answerFileAddress(
  platform: Platform,
  { scrollId, answerRecordId, fileId }: AnswerFileRef,
  readerId: string,
): string {
  return fileAddress(platform, `answer-${scrollId}-${answerRecordId}-${fileId}`, readerId);
}

/** Which record's file a ticket names; undefined for a ticket of another kind of file. */
export function readAnswerFileName(name: string): AnswerFileRef | undefined {
  const [, scrollId, answerRecordId, fileId] = /^answer-(\w+)-(\w+)-(\w+)$/.exec(name) ?? [];
  return scrollId && answerRecordId && fileId ? { scrollId, answerRecordId, fileId } : undefined;
}
