import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { listAnswerFiles, nameAnswerFiles } from './answer-file.repository.ts';

/** A row of an answer whose value type is 3: `{id}/{size}/{name}`, below its answer key. */
export interface FileAnswerRow {
  readonly topQuestionId: string;
  readonly answerValue: string;
}

/**
 * Every file that a submission names must have been taken for this record and this question; whose it is is not believed. Those it names
 * are kept from now on, the record's other files are swept away later.
 */
export async function checkAnswerFiles(
  db: Queryable,
  scrollId: string,
  answerRecordId: string,
  rows: readonly FileAnswerRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const files = await listAnswerFiles(db, { scrollId, answerRecordId });
  const byId = new Map(files.map(file => [file.fileId, file]));
  const named = rows.map(({ topQuestionId, answerValue }) => {
    const [id = '', size] = answerValue.split('/', 2);
    const file = byId.get(id);
    if (file?.answerKey !== topQuestionId || file.sizeBytes !== Number(size))
      throw new Refusal('answerNotReadable', { field: topQuestionId });
    return id;
  });
  await nameAnswerFiles(db, { scrollId, answerRecordId }, named);
}
