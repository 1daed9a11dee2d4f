import type { Queryable } from '../../../platform/database/database.ts';
import { stands } from './code-answers.ts';
import { listOtherMarks, type OtherMark } from './mark.repository.ts';
import type { OpenCoding } from './open-coding.ts';

/** What was given to the other language of these answers and still stands there. */
export async function listStandingOthers(
  db: Queryable,
  { scrollId, codingId, dataSet }: Pick<OpenCoding, 'scrollId' | 'codingId' | 'dataSet'>,
  ids: readonly string[],
): Promise<OtherMark[]> {
  const marks = await listOtherMarks(db, { scrollId, codingId, ids });
  if (marks.length === 0) return [];
  const rows = await dataSet.readRecords([...new Set(marks.map(({ answerRecordId }) => answerRecordId))]);
  return marks.filter(mark => stands(mark, rows.get(mark.answerRecordId)?.[mark.variable]));
}
