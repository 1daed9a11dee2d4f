import { randomBytes } from 'node:crypto';
import type { AnswerFile, FileRules } from '@wenshu/survey-core';
import type { IncomingFile } from '../../../http/reading/receive-upload.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';
import { cleanFileName, fileFormats, takeFile } from '../../people/stored-files/index.ts';
import {
  type AnswerFileRow,
  completeAnswerFile,
  countAnswerFiles,
  deleteAnswerFile,
  insertAnswerFile,
  type RecordRef,
} from './answer-file.repository.ts';

export interface AnswerFileRequest extends RecordRef {
  readonly answerKey: string;
  readonly cookieId: string | undefined;
  readonly rules: FileRules;
}

/** All files of one record together; no real survey comes near. */
const MOST_FILES = 200;
const MOST_BYTES = 1024 * 1024 * 1024;
/** Whoever takes a file back and sends another leaves the first one here until the sweep. */
const SPARE_FILES = 20;

/** Keeps a respondent's file for an answer that has yet to name it. */
export async function keepAnswerFile(
  platform: Platform,
  incoming: IncomingFile,
  request: AnswerFileRequest,
): Promise<AnswerFile> {
  const row = await reserve(platform, incoming, request);
  const { pool } = platform.database;
  try {
    const { format, sizeBytes } = await takeFile(platform.files, row.storageKey, incoming, request.rules);
    await completeAnswerFile(pool, { ...row, contentType: fileFormats[format].contentType, sizeBytes });
    return { id: row.fileId, name: row.fileName, size: sizeBytes };
  } catch (error) {
    await platform.files.remove(row.storageKey);
    await deleteAnswerFile(pool, row);
    throw error;
  }
}

/** The row comes first and takes its room: two files at once cannot both have the last place, and a killed process leaves a trace. */
function reserve(
  { database, clock }: Platform,
  incoming: IncomingFile,
  { scrollId, answerRecordId, answerKey, cookieId, rules }: AnswerFileRequest,
): Promise<AnswerFileRow> {
  const row = {
    scrollId,
    answerRecordId,
    answerKey,
    cookieId: cookieId ?? null,
    fileId: newId(),
    storageKey: randomBytes(16).toString('hex'),
    fileName: cleanFileName(incoming.fileName),
    contentType: 'application/octet-stream',
    sizeBytes: Math.min(incoming.requestBytes ?? rules.maxBytes, rules.maxBytes),
  };
  return database.transaction(async db => {
    await keepSurveys(db, [scrollId]);
    const taken = await countAnswerFiles(db, row, answerKey);
    const isFull = taken.files >= MOST_FILES || taken.bytes + row.sizeBytes > MOST_BYTES;
    if (isFull || taken.ofKey >= rules.maxCount + SPARE_FILES)
      throw new Refusal('tooManyFiles', { field: incoming.fieldName, params: { most: rules.maxCount } });
    await insertAnswerFile(db, row, clock.now());
    return row;
  });
}
