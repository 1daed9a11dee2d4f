import type { ReportDocument } from '@wenshu/analysis/browser';
import { reportResultCalls } from '@wenshu/api-contract';
import { clockText } from '@wenshu/survey-core';
import { reportReadingTexts } from '@wenshu/texts/findings/report-reading';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button } from 'antd';
import { useCallback, useMemo } from 'react';
import { client } from '../../../app/client.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { useGo } from '../../../app/routes/use-go.ts';
import { DownloadMenu } from './builder/download-menu.tsx';
import { ContentsList } from './reading/contents-list.tsx';
import classes from './reading/reading.module.css';
import { type Reading, ReadingContext } from './reading/reading-context.ts';
import { ReportPages } from './reading/report-pages.tsx';
import { type AskForResults, sentChoices, useLiveResults } from './reading/use-live-results.ts';
import { reportAddress } from './report-address.ts';
import type { ReportAt } from './state/report-calls.ts';
import { useOpenedReport } from './state/use-opened-report.ts';

/** A report as its readers see it: the preview of whoever builds it, and what members read. */
export function ReadPage({ scrollId, reportId }: ReportAt) {
  const texts = useTexts(reportScreenTexts);
  const opened = useOpenedReport({ scrollId, reportId });
  return (
    <Loaded of={opened} words={texts}>
      {({ document }) => <ReadReport scrollId={scrollId} reportId={reportId} document={document} />}
    </Loaded>
  );
}

/** How a member asks for a report's numbers. */
export function useAskAsMember({ scrollId, reportId }: ReportAt): AskForResults {
  return useCallback(
    (choices, signal) =>
      client.call(
        reportResultCalls.results,
        { scrollId, reportId, choices: sentChoices(choices) },
        { quiet: true, signal },
      ),
    [scrollId, reportId],
  );
}

function ReadReport({ scrollId, reportId, document }: ReportAt & { readonly document: ReportDocument }) {
  const t = useTexts(reportReadingTexts);
  const bar = useTexts(reportScreenTexts).bar;
  const { go } = useGo();
  const { results, found, isLoading, isOld, choices, onChoose } = useLiveResults(
    useAskAsMember({ scrollId, reportId }),
    'seldom',
  );
  const reading: Reading = useMemo(
    () => ({ theme: document.theme, results, isLoading, choices, onChoose, isOld: () => isOld }),
    [document.theme, results, isLoading, choices, onChoose, isOld],
  );
  return (
    <ReadingContext value={reading}>
      <div className={classes.reader} data-contents="">
        <div className={classes.readerBar}>
          <h1>{document.name}</h1>
          {found && (
            <span className={classes.asOf}>{t.asOf({ time: clockText(found.asOf, found.timeZone, language) })}</span>
          )}
          <span className={classes.spacer} />
          <Button size="small" onClick={() => go(reportAddress({ scrollId, reportId, view: 'dashboard' }))}>
            {bar.dashboard}
          </Button>
          <DownloadMenu scrollId={scrollId} reportId={reportId} choices={choices} />
          <Button size="small" type="primary" onClick={() => go(reportAddress({ scrollId, reportId }))}>
            {bar.edit}
          </Button>
        </div>
        <ContentsList document={document} />
        <ReportPages document={document} />
      </div>
    </ReadingContext>
  );
}
