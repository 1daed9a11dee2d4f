import { type ReportRole, reportRoles } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findReport, type KeptReport, type ReportOf } from './report.repository.ts';

/** A report that the person may do this with. Who is no member learns nothing of it, not even that it is there. */
export async function getReport(db: Queryable, of: ReportOf, role: ReportRole): Promise<KeptReport> {
  const found = await findReport(db, of);
  if (!found) throw new Refusal('reportNotFound');
  requireRole(found, role);
  return found;
}

export function requireRole(report: Pick<KeptReport, 'role'>, role: ReportRole): void {
  if (reportRoles.indexOf(report.role) < reportRoles.indexOf(role)) throw new Refusal('noPermission');
}
