import type { ReportDocument } from '@wenshu/analysis/browser';
import { type CallData, sharedCalls } from '@wenshu/api-contract';
import type { Flow } from '@wenshu/survey-core';
import { reportReadingTexts } from '@wenshu/texts/findings/report-reading';
import { LoadingState } from '@wenshu/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { ContentsList } from '../reading/contents-list.tsx';
import classes from '../reading/reading.module.css';
import { type Reading, ReadingContext } from '../reading/reading-context.ts';
import { ReportPages } from '../reading/report-pages.tsx';
import { type AskForResults, sentChoices, useLiveResults } from '../reading/use-live-results.ts';
import own from './shared.module.css';
import { SharedDownload } from './shared-download.tsx';
import { SharedQuestionnaire } from './shared-questionnaire.tsx';

type Shared = CallData<typeof sharedCalls.get>;

interface SharedContentProps {
  readonly ticket: string;
  /** It was withdrawn, has ended, or whoever shared it may not any more. */
  onRefused(failure: unknown): void;
}

/** What was shared, once it is open. */
export function SharedContent({ ticket, onRefused }: SharedContentProps) {
  const t = useTexts(reportReadingTexts).shared;
  const [shared, setShared] = useState<Shared>();
  useEffect(() => {
    const asking = new AbortController();
    client
      .call(sharedCalls.get, { ticket }, { quiet: true, signal: asking.signal })
      .then(setShared, failure => asking.signal.aborted || onRefused(failure));
    return () => asking.abort();
  }, [ticket, onRefused]);
  useEffect(() => {
    if (shared) document.title = shared.name;
  }, [shared]);
  if (!shared) return <LoadingState text={t.opening} />;
  if (shared.document === null)
    return <SharedQuestionnaire name={shared.name} flow={shared.flow as unknown as Flow | null} />;
  return <SharedReport {...{ ticket, shared, onRefused }} report={shared.document as unknown as ReportDocument} />;
}

const EVERY_MS = 30_000;

interface SharedReportProps extends SharedContentProps {
  readonly shared: Shared;
  readonly report: ReportDocument;
}

function SharedReport({ ticket, shared, report, onRefused }: SharedReportProps) {
  const t = useTexts(reportReadingTexts);
  const ask: AskForResults = useCallback(
    (choices, signal) =>
      client.call(sharedCalls.results, { ticket, choices: sentChoices(choices) }, { quiet: true, signal }),
    [ticket],
  );
  const { results, found, failure, isLoading, isOld, choices, onChoose, again } = useLiveResults(ask, EVERY_MS);
  const isRefused = failure !== undefined && isRefusal(failure);
  useEffect(() => {
    if (isRefused) onRefused(failure);
  }, [isRefused, failure, onRefused]);
  const reading: Reading = useMemo(
    () => ({ theme: report.theme, results, isLoading, choices, onChoose, isOld: () => isOld }),
    [report.theme, results, isLoading, choices, onChoose, isOld],
  );
  return (
    <ReadingContext value={reading}>
      <div className={`${classes.reader} ${own.top}`} data-contents="">
        <div className={classes.readerBar}>
          <h1>{shared.name}</h1>
          <span className={classes.asOf}>
            {t.shared.by({ name: shared.nickName })}
            {found && ` · ${t.asOf({ time: momentText(found.asOf) })}`}
          </span>
          <span className={classes.spacer} />
          {found && !found.isFrozen && (
            <button type="button" className={own.quiet} onClick={again}>
              {t.shared.refresh}
            </button>
          )}
          {shared.mayDownload && <SharedDownload ticket={ticket} />}
        </div>
        <ContentsList document={report} />
        <ReportPages document={report} />
      </div>
    </ReadingContext>
  );
}

/** The server said no; anything else may pass. */
const isRefusal = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'kind' in failure && failure.kind === 'refused';
