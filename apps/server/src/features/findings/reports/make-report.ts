import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { insertReport } from './report.repository.ts';

export const MOST_REPORTS = 200;
const MOST_WITH_REMOVED = 2 * MOST_REPORTS;

type NewReport = Omit<Parameters<typeof insertReport>[1], 'reportId' | 'most' | 'mostKept'>;

/** A new report, as part of the writer's transaction. */
export async function makeReport(db: Queryable, report: NewReport): Promise<{ reportId: string; version: number }> {
  const reportId = newId();
  const limits = { most: MOST_REPORTS, mostKept: MOST_WITH_REMOVED };
  if (!(await insertReport(db, { ...report, ...limits, reportId }))) throw tooManyReports();
  return { reportId, version: 0 };
}

export const tooManyReports = () => new Refusal('tooManyReports', { params: { most: MOST_REPORTS } });
