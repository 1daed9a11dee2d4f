import type { CallData, codingCalls } from '@wenshu/api-contract';
import { groupBy } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { listBlind } from './blind.repository.ts';
import { listMarks } from './mark.repository.ts';
import type { OpenCoding } from './open-coding.ts';
import { presentMark, presentOtherMark } from './present-mark.ts';
import { listStandingOthers } from './standing-others.ts';

export type MarkedText = CallData<typeof codingCalls.answers>['items'][number];

/** What texts that the person may read are coded with. Of those that they code in an open round nothing is told. */
export async function readMarks(
  db: Queryable,
  personId: string,
  coding: OpenCoding,
  texts: readonly Pick<MarkedText, 'answerRecordId' | 'text'>[],
): Promise<MarkedText[]> {
  const ids = texts.map(({ answerRecordId }) => answerRecordId);
  const { scrollId, codingId } = coding;
  const marks = groupBy(await listMarks(db, { scrollId, codingId, ids }), ({ answerRecordId }) => answerRecordId);
  const others = groupBy(await listStandingOthers(db, coding, ids), ({ answerRecordId }) => answerRecordId);
  const blind = await listBlind(db, { codingId, personId, ids });
  return texts.map(({ answerRecordId, text }) => {
    const isBlind = blind.has(answerRecordId);
    const given = isBlind ? [] : (marks.get(answerRecordId) ?? []);
    const there = isBlind ? [] : (others.get(answerRecordId) ?? []);
    const shown = [...given.map(mark => presentMark(mark, text)), ...there.map(presentOtherMark)];
    return { answerRecordId, text, isBlind, marks: shown };
  });
}
