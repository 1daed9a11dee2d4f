import { useQuery } from '@tanstack/react-query';
import { type ReportAt, readReport } from './report-calls.ts';

/** A report for whoever reads it; not kept, because it may be another when it is opened again. */
export const useOpenedReport = ({ scrollId, reportId }: ReportAt) =>
  useQuery({ queryKey: openedReportKey(reportId), queryFn: () => readReport({ scrollId, reportId }), gcTime: 0 });

export const openedReportKey = (reportId: string) => ['report', reportId];
