import {
  type Answers,
  axisOperands,
  decideQuota,
  matchCells,
  type QuotaDecision,
  type SurveyModel,
} from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { findRoom } from '../../design/live-settings/index.ts';

export type SoftQuota = 'open' | 'full' | 'held';

const words: Readonly<Record<QuotaDecision['outcome'], SoftQuota>> = {
  success: 'open',
  'quota-full': 'full',
  'quota-held': 'held',
};

/** Whether a page's answers still have room, by what is counted now. The real decision is made at the submission, under the lock. */
export async function softQuota(
  db: Queryable,
  scrollId: string,
  model: SurveyModel,
  answers: Answers,
): Promise<SoftQuota> {
  const room = await findRoom(db, scrollId);
  if (!room) return 'open';
  const { cells, cap, collected } = room;
  const matchedIds = new Set(matchCells(cells, axisOperands(model, answers)));
  const matched = cells.filter(cell => matchedIds.has(cell.cellId));
  return words[decideQuota(matched, { size: cap, count: collected }).outcome];
}
