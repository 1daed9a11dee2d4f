import { useEffect, useState } from 'react';
import { idOfTab } from '../../../design/document/presence/id-of-tab.ts';
import { newId } from '../../../design/document/reading/new-id.ts';
import { openKeptQueue } from '../../../design/document/state/kept-queue.ts';
import { followReport } from './follow-report.ts';
import { type ReportAt, reportTransport, waitForNews } from './report-calls.ts';
import { type OpenedReport, openReportWork, type ReportWork } from './report-work.ts';

/** Opens a report to work on, and follows what others do to it as long as the page is there. */
export function useReportWork(at: ReportAt, opened: OpenedReport): ReportWork {
  const { scrollId, reportId } = at;
  const [work] = useState(() => {
    const transport = reportTransport(at);
    const owner = { documentId: reportId, personId: transport.personId() ?? '' };
    return openReportWork({ opened, transport, kept: openKeptQueue(owner, newId()), newId });
  });
  useEffect(
    () => followReport({ work, wait: waitForNews({ scrollId, reportId }, idOfTab()), page: document }),
    [work, scrollId, reportId],
  );
  useEffect(() => void work.adopt(), [work]);
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => !work.isSafe() && event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [work]);
  return work;
}
