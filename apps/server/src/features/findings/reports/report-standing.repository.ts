import type { Queryable } from '../../../platform/database/database.ts';
import { presenceWords } from '../../people/presence/index.ts';

/** The name of reports among the kinds of documents that people edit together. */
export const REPORT = 'report';

/** How a report stands, for whoever has it open. */
export interface ReportStanding {
  readonly version: number;
  /** Another word as soon as somebody comes, goes, or is at another block. */
  readonly presence: string;
}

/** How some reports stand, by id; a removed one is not among them. */
export async function listReportStandings(
  db: Queryable,
  reportIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ReportStanding>> {
  const { rows } = await db.query<{ reportId: string; version: number }>(
    'select report_id as "reportId", version from report where report_id = any($1) and removed_at is null',
    [reportIds],
  );
  const words = await presenceWords(db, REPORT, reportIds, now);
  return new Map(rows.map(({ reportId, version }) => [reportId, { version, presence: words.get(reportId) ?? '' }]));
}
