import { useEffect, useState } from 'react';
import { idOfTab } from '../../../design/document/presence/id-of-tab.ts';
import { newId } from '../../../design/document/reading/new-id.ts';
import { followReport } from './follow-report.ts';
import { type ReportAt, reportTransport, waitForNews } from './report-calls.ts';
import { type OpenedReport, openReportWork, type ReportWork } from './report-work.ts';

/** Opens a report to work on, and follows what others do to it as long as the page is there. */
export function useReportWork(at: ReportAt, opened: OpenedReport): ReportWork {
  const { scrollId, reportId } = at;
  const [work] = useState(() => openReportWork({ opened, transport: reportTransport(at), newId }));
  useEffect(
    () => followReport({ work, wait: waitForNews({ scrollId, reportId }, idOfTab()), page: document }),
    [work, scrollId, reportId],
  );
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => !work.isSaved() && event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [work]);
  return work;
}
