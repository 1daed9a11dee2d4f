import type { ReportDocument } from '@wenshu/analysis/browser';
import { type CallData, type EarlyShare, type SharedThing, sharedCalls } from '@wenshu/api-contract';
import { clockText, type Flow } from '@wenshu/survey-core';
import { reportReadingTexts } from '@wenshu/texts/findings/report-reading';
import { LoadingState } from '@wenshu/ui';
import { loadDrawing } from '@wenshu/ui/exhibits';
import { useEffect, useMemo, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { language, useTexts } from '../../../../app/language/language.ts';
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
  /** Not there yet while only what came with the page is shown. */
  readonly ticket: string | undefined;
  readonly early?: EarlyShare | undefined;
  readonly what: SharedThing;
  /** It was withdrawn, has ended, or whoever shared it may not any more. */
  onRefused(failure: unknown): void;
}

/** What was shared, once it is open. */
export function SharedContent({ ticket, what, early, onRefused }: SharedContentProps) {
  const t = useTexts(reportReadingTexts).shared;
  const [shared, setShared] = useState<Shared | undefined>(early?.shared);
  const isThere = early !== undefined;
  useEffect(() => {
    if (isThere || ticket === undefined) return;
    const asking = new AbortController();
    client
      .call(sharedCalls.get, { ticket }, { quiet: true, signal: asking.signal })
      .then(setShared, failure => asking.signal.aborted || onRefused(failure));
    return () => asking.abort();
  }, [isThere, ticket, onRefused]);
  useEffect(() => {
    if (shared) document.title = shared.name;
  }, [shared]);
  const ask: AskForResults | undefined = useMemo(
    () =>
      ticket === undefined
        ? undefined
        : (choices, signal) =>
            client.call(sharedCalls.results, { ticket, choices: sentChoices(choices) }, { quiet: true, signal }),
    [ticket],
  );
  // A report's numbers come beside its pages, and so does what draws them. Statistics make their pages of the same counts.
  const isReport = what === 'report';
  const live = useLiveResults(isReport || shared?.document ? ask : undefined, 'seldom', early?.found);
  const hasStills = early?.stills !== undefined;
  useEffect(() => {
    if (isReport && !hasStills) loadDrawing();
  }, [isReport, hasStills]);
  const { failure } = live;
  useEffect(() => {
    if (failure !== undefined && isRefusal(failure)) onRefused(failure);
  }, [failure, onRefused]);
  if (!shared) return <LoadingState text={t.opening} />;
  if (shared.document === null)
    // The contract says JSON; the server checked it when it was saved.
    return <SharedQuestionnaire name={shared.name} flow={shared.flow as unknown as Flow | null} />;
  // Of other numbers than those that came with the page its charts are no pictures any more.
  const stills = live.found === early?.found ? early?.stills : undefined;
  return (
    <SharedReport
      ticket={ticket}
      shared={shared}
      live={live}
      stills={stills}
      // The contract says JSON; the server checked it when it was saved.
      report={shared.document as unknown as ReportDocument}
    />
  );
}

interface SharedReportProps {
  readonly ticket: string | undefined;
  readonly shared: Shared;
  readonly report: ReportDocument;
  readonly live: ReturnType<typeof useLiveResults>;
  readonly stills: EarlyShare['stills'];
}

function SharedReport({ ticket, shared, report, live, stills }: SharedReportProps) {
  const t = useTexts(reportReadingTexts);
  const { results, found, isLoading, isOld, choices, onChoose, again } = live;
  const reading: Reading = useMemo(
    () => ({ theme: report.theme, results, isLoading, choices, onChoose, isOld: () => isOld, stills }),
    [report.theme, results, isLoading, choices, onChoose, isOld, stills],
  );
  return (
    <ReadingContext value={reading}>
      <div className={`${classes.reader} ${own.top}`} data-contents="">
        <div className={classes.readerBar}>
          <h1>{shared.name}</h1>
          <span className={classes.asOf}>
            {t.shared.by({ name: shared.nickName })}
            {found && ` · ${t.asOf({ time: clockText(found.asOf, found.timeZone, language) })}`}
          </span>
          <span className={classes.spacer} />
          {found && !found.isFrozen && (
            <button type="button" className={own.quiet} onClick={again}>
              {t.shared.refresh}
            </button>
          )}
          {shared.mayDownload && ticket !== undefined && <SharedDownload ticket={ticket} />}
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
