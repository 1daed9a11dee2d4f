import { useQueryClient } from '@tanstack/react-query';
import { type ReportDocument, reportShapes } from '@wenshu/analysis/browser';
import { clockText } from '@wenshu/survey-core';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { useGo } from '../../../../app/routes/use-go.ts';
import { pagesOf } from '../model/reading-order.ts';
import { useAskAsMember } from '../read-page.tsx';
import { PageColumn, PageView } from '../reading/page-view.tsx';
import { type Reading, ReadingContext } from '../reading/reading-context.ts';
import { Scaled } from '../reading/scaled.tsx';
import { themeStyle } from '../reading/theme-style.ts';
import { useLiveResults } from '../reading/use-live-results.ts';
import { reportAddress } from '../report-address.ts';
import type { ReportAt } from '../state/report-calls.ts';
import { openedReportKey, useOpenedReport } from '../state/use-opened-report.ts';
import classes from './dashboard.module.css';

const TURN_MS = 20_000;

/** The same report on a wall: one page at a time, full screen, its numbers fresh by themselves. */
export function DashboardPage({ scrollId, reportId }: ReportAt) {
  const texts = useTexts(reportScreenTexts);
  const opened = useOpenedReport({ scrollId, reportId });
  return (
    <Loaded of={opened} words={texts}>
      {({ document, version }) => (
        <Wall scrollId={scrollId} reportId={reportId} document={document} version={version} />
      )}
    </Loaded>
  );
}

interface WallProps extends ReportAt {
  readonly document: ReportDocument;
  readonly version: number;
}

function Wall({ scrollId, reportId, document: report, version }: WallProps) {
  const t = useTexts(reportScreenTexts).dashboard;
  const { go } = useGo();
  const queries = useQueryClient();
  const wall = useRef<HTMLElement>(null);
  const pages = pagesOf(report);
  const [at, setAt] = useState(0);
  const [isTurning, setIsTurning] = useState(true);
  const { results, found, failure, isLoading, choices, onChoose, isOld } = useLiveResults(
    useAskAsMember({ scrollId, reportId }),
    'seldom',
  );
  const count = pages.length;
  const page = pages[at % count];
  const newest = found?.version;
  useEffect(() => {
    // Somebody has worked on the report since: the wall shows that too.
    if (newest !== undefined && newest > version)
      void queries.invalidateQueries({ queryKey: openedReportKey(reportId) });
  }, [newest, version, queries, reportId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was turned to by hand stands its whole time
  useEffect(() => {
    if (!isTurning || count < 2) return;
    const turning = setTimeout(() => setAt(now => (now + 1) % count), TURN_MS);
    return () => clearTimeout(turning);
  }, [isTurning, count, at]);
  const reading: Reading = useMemo(
    () => ({ theme: report.theme, results, isLoading, choices, onChoose, isOld: () => isOld }),
    [report.theme, results, isLoading, choices, onChoose, isOld],
  );
  if (!page) return null;
  const { width, height } = reportShapes[report.shape];
  const turn = (by: number) => setAt(now => (now + by + count) % count);
  return (
    <ReadingContext value={reading}>
      <section
        ref={wall}
        className={classes.wall}
        style={themeStyle(report.theme, report.shape)}
        aria-label={report.name}
      >
        <div className={classes.page}>
          {height === undefined ? (
            <div className={classes.column}>
              <PageColumn document={report} page={page} />
            </div>
          ) : (
            <Scaled key={page.id} width={width} height={height} isWhole>
              {() => <PageView document={report} page={page} number={(at % count) + 1} />}
            </Scaled>
          )}
        </div>
        <div className={classes.bar}>
          <h1>{report.name}</h1>
          <span role="status">
            {found && t.asOf({ time: clockText(found.asOf, found.timeZone, language) })}
            {failure !== undefined && ` · ${t.offline}`}
          </span>
          <span className={classes.spacer} />
          {count > 1 && (
            <>
              <Button size="small" onClick={() => turn(-1)}>
                {t.previous}
              </Button>
              <span>{t.pageOf({ page: (at % count) + 1, pages: count })}</span>
              <Button size="small" onClick={() => turn(1)}>
                {t.next}
              </Button>
              <Button size="small" aria-pressed={isTurning} onClick={() => setIsTurning(!isTurning)}>
                {isTurning ? t.pause : t.turn}
              </Button>
            </>
          )}
          <Button size="small" type="primary" onClick={() => void toggleFullScreen(wall.current)}>
            {t.fullScreen}
          </Button>
          <Button size="small" onClick={() => go(reportAddress({ scrollId, reportId }))}>
            {t.back}
          </Button>
        </div>
      </section>
    </ReadingContext>
  );
}

/** A browser may refuse it, on a phone for instance: then the page stays as it is. */
async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => {});
  else await element?.requestFullscreen().catch(() => {});
}
