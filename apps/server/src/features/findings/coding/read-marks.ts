import type { CallData, codingCalls } from '@wenshu/api-contract';
import { groupBy } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { listBlind } from './blind.repository.ts';
import type { CodingRow } from './coding.repository.ts';
import { listMarks } from './mark.repository.ts';
import { presentMark } from './present-mark.ts';

export type MarkedText = CallData<typeof codingCalls.answers>['items'][number];

/** What texts that the person may read are coded with. Of those that they code in an open round nothing is told. */
export async function readMarks(
  db: Queryable,
  personId: string,
  { scrollId, codingId }: Pick<CodingRow, 'scrollId' | 'codingId'>,
  texts: readonly Pick<MarkedText, 'answerRecordId' | 'text'>[],
): Promise<MarkedText[]> {
  const ids = texts.map(({ answerRecordId }) => answerRecordId);
  const marks = groupBy(await listMarks(db, { scrollId, codingId, ids }), ({ answerRecordId }) => answerRecordId);
  const blind = await listBlind(db, { codingId, personId, ids });
  return texts.map(({ answerRecordId, text }) => {
    const isBlind = blind.has(answerRecordId);
    const given = isBlind ? [] : (marks.get(answerRecordId) ?? []);
    return { answerRecordId, text, isBlind, marks: given.map(mark => presentMark(mark, text)) };
  });
}
