import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { useVariables } from '../records/use-variables.ts';
import { BuilderScreen } from './builder/builder-screen.tsx';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { ReportsList } from './list/reports-list.tsx';
import { ReadPage } from './read-page.tsx';
import { type ReportAt, readReport } from './state/report-calls.ts';

interface Query {
  readonly scrollId?: string;
  readonly reportId?: string;
  readonly view?: string;
}

/** /survey/onlineReport: my reports; one of them to build, to read or on a wall (S2.16). */
export default function OnlineReportPage() {
  const { scrollId, reportId, view } = useSearch({ strict: false }) as Query;
  if (scrollId === undefined || reportId === undefined) return <ReportsList scrollId={scrollId} key={scrollId} />;
  const at = { scrollId, reportId };
  if (view === 'dashboard') return <DashboardPage {...at} key={reportId} />;
  if (view === 'read') return <ReadPage {...at} key={reportId} />;
  return <BuilderPage {...at} key={reportId} />;
}

function BuilderPage({ scrollId, reportId }: ReportAt) {
  const texts = useTexts(reportScreenTexts);
  const dataSet = useVariables(scrollId);
  const opened = useQuery({
    queryKey: ['report-to-build', reportId],
    queryFn: () => readReport({ scrollId, reportId }),
    // Somebody else may have worked on it since it was last open here.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded of={dataSet} words={texts}>
      {({ variables, questions }) => (
        <Loaded of={opened} words={texts}>
          {first => (
            <BuilderScreen
              scrollId={scrollId}
              reportId={reportId}
              questions={questions}
              opened={first}
              ownVariables={variables}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
