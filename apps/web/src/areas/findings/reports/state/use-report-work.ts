import { useEffect, useState } from 'react';
import { follow } from '../../../../app/together/follow.ts';
import { guardLeaving, isLostOnLeaving } from '../../../../app/together/guard-leaving.ts';
import { idOfTab } from '../../../../app/together/id-of-tab.ts';
import { judgeFailure } from '../../../../app/together/judge-failure.ts';
import { type ReportAt, reportTransport, waitForNews } from './report-calls.ts';
import { reportVerdicts } from './report-kind.ts';
import { type OpenedReport, openReportWork, type ReportWork } from './report-work.ts';

/** Opens a report to work on, and follows what others do to it as long as the page is there. */
export function useReportWork(at: ReportAt, opened: OpenedReport): ReportWork {
  const { scrollId, reportId } = at;
  const [work] = useState(() => openReportWork({ reportId, opened, transport: reportTransport(at) }));
  useEffect(() => {
    const ask = waitForNews({ scrollId, reportId }, idOfTab());
    return follow({ ...work, ask, judge: error => judgeFailure(error, reportVerdicts) }, document);
  }, [work, scrollId, reportId]);
  useEffect(() => void work.adopt(), [work]);
  useEffect(() => guardLeaving(() => isLostOnLeaving(work.store.getState())), [work]);
  return work;
}
