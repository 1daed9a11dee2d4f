import type { BlockResult, ReportDocument } from '@wenshu/analysis/browser';
import { reportCalls } from '@wenshu/api-contract';
import { clockText } from '@wenshu/survey-core';
import { reportReadingTexts } from '@wenshu/texts/findings/report-reading';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button, Progress } from 'antd';
import { useMemo, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { language, useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useGo } from '../../../../app/routes/use-go.ts';
import { keptOnce } from '../../sharing/report-to-share.ts';
import { ShareButton } from '../../sharing/share-button.tsx';
import { DownloadMenu } from '../builder/download-menu.tsx';
import { ContentsList } from '../reading/contents-list.tsx';
import readingClasses from '../reading/reading.module.css';
import { type Reading, ReadingContext } from '../reading/reading-context.ts';
import { ReportPages } from '../reading/report-pages.tsx';
import { reportAddress } from '../report-address.ts';
import classes from './auto.module.css';
import { GroupsField } from './groups-field.tsx';
import { type AutoReport, useMakeAuto } from './use-make-auto.ts';

interface MadeReportProps {
  readonly scrollId: string;
  readonly auto: AutoReport;
  readonly made: NonNullable<AutoReport['made']>;
}

const NO_CHOICES = {};

/** The report that is there, to read, to make again on newer answers, to download, and to go on with. */
export function MadeReport({ scrollId, auto: { making, reason }, made }: MadeReportProps) {
  const texts = useTexts(reportScreenTexts);
  const t = texts.auto;
  const reads = useTexts(reportReadingTexts);
  const { go } = useGo();
  // The contract says JSON; the server checked it when it was saved.
  const document = made.document as unknown as ReportDocument;
  const [isRemaking, setIsRemaking] = useState(false);
  const reading: Reading = useMemo(
    () => ({
      theme: document.theme,
      isLoading: false,
      choices: NO_CHOICES,
      // The contract says JSON; the server made it of this type.
      results: made.blocks as unknown as Readonly<Record<string, BlockResult>>,
    }),
    [document.theme, made.blocks],
  );
  const copy = () => client.call(reportCalls.create, { scrollId, name: document.name, from: 'generated' as const });
  const keep = () =>
    copy().then(
      ({ reportId }) => reportId,
      () => undefined,
    );
  const { isBusy: isCopying, run: goOn } = useAction(copy, {
    onDone: ({ reportId }) => go(reportAddress({ scrollId, reportId })),
  });
  /** Others see one that is kept: this one is made anew by whoever comes next. Once, however often the dialog is opened. */
  const [keepToShare] = useState(() => keptOnce(keep, () => notify.success(t.keptToShare)));
  return (
    <ReadingContext value={reading}>
      <div className={readingClasses.reader} data-contents="">
        <div className={readingClasses.readerBar}>
          <h1>{document.name}</h1>
          <span className={readingClasses.asOf}>
            {reads.asOf({ time: clockText(made.asOf, made.timeZone, language) })}
          </span>
          <span className={readingClasses.spacer} />
          <Button size="small" disabled={making !== null} onClick={() => setIsRemaking(true)}>
            {t.again}
          </Button>
          <DownloadMenu scrollId={scrollId} />
          <ShareButton scrollId={scrollId} keepReport={keepToShare} />
          <Button size="small" type="primary" loading={isCopying} onClick={() => void goOn()}>
            {t.goOn}
          </Button>
          {making ? (
            <div className={classes.renewing} role="status">
              <span>{t.making}</span>
              <Progress percent={Math.round(making.progress * 100)} size="small" status="active" />
            </div>
          ) : (
            made.isOutdated && <p className={classes.outdated}>{t.outdated}</p>
          )}
          {reason !== null && !making && (
            <p className={classes.failed} role="alert">
              {t.failed({ reason })}
            </p>
          )}
        </div>
        <ContentsList document={document} />
        <ReportPages document={document} />
      </div>
      {isRemaking && <AgainDialog scrollId={scrollId} groups={made.groups} onClose={() => setIsRemaking(false)} />}
    </ReadingContext>
  );
}

interface AgainDialogProps {
  readonly scrollId: string;
  readonly groups: readonly string[];
  onClose(): void;
}

function AgainDialog({ scrollId, groups: first, onClose }: AgainDialogProps) {
  const texts = useTexts(reportScreenTexts);
  const t = texts.auto;
  const { makeAuto, isBusy } = useMakeAuto(scrollId);
  const [groups, setGroups] = useState(first);
  return (
    <FormDialog
      title={t.again}
      width={460}
      submit={t.make}
      isBusy={isBusy}
      onSubmit={() => makeAuto(groups).then(onClose)}
      onClose={onClose}
    >
      <p>{t.againText}</p>
      <GroupsField scrollId={scrollId} groups={groups} onChange={setGroups} />
    </FormDialog>
  );
}
