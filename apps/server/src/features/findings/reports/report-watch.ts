import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { DocumentWatch } from '../../../platform/together/document-watch.ts';
import { listReportStandings, REPORT, type ReportStanding } from './report-standing.repository.ts';

export const watchReports = (database: Database, clock: Clock): DocumentWatch<ReportStanding> =>
  new DocumentWatch({
    kind: REPORT,
    database,
    standings: reportIds => listReportStandings(database.pool, reportIds, clock.now()),
  });
