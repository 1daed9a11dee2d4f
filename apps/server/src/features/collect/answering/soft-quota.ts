import {
  type Answers,
  axisOperands,
  decideQuota,
  matchCells,
  type QuotaDecision,
  type SurveyModel,
} from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';

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
  const { rows } = await db.query({
    name: 'soft-quota-cells',
    text: `select q.cap, q.collected, c.cell_id, c.when_full, c.match, c.size, c.count, c.is_booster, c.is_closed
             from questionnaire q join quota_cell c using (scroll_id) where q.scroll_id = $1`,
    values: [scrollId],
  });
  const [first] = rows;
  if (!first) return 'open';
  const cells = rows.map(row => ({
    cellId: row.cell_id,
    whenFull: row.when_full,
    match: row.match,
    size: row.size,
    count: row.count,
    isBooster: row.is_booster,
    isClosed: row.is_closed,
  }));
  const matchedIds = new Set(matchCells(cells, axisOperands(model, answers)));
  const matched = cells.filter(cell => matchedIds.has(cell.cellId));
  return words[decideQuota(matched, { size: first.cap, count: first.collected }).outcome];
}
