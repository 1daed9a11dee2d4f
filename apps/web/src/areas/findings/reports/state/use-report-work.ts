import { idOfTab } from '../../../../app/together/id-of-tab.ts';
import { useWorkByChanges } from '../../../../app/together/use-work-by-changes.ts';
import { type ReportAt, reportTransport, waitForNews } from './report-calls.ts';
import { reportVerdicts } from './report-kind.ts';
import { type OpenedReport, openReportWork, type ReportWork } from './report-work.ts';

/** Opens a report to work on, and follows what others do to it as long as the page is there. */
export function useReportWork(at: ReportAt, opened: OpenedReport): ReportWork {
  const { scrollId, reportId } = at;
  return useWorkByChanges(
    () => openReportWork({ reportId, opened, transport: reportTransport(at) }),
    () => waitForNews({ scrollId, reportId }, idOfTab()),
    reportVerdicts,
  );
}
