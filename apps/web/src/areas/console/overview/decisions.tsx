import { useQueryClient } from '@tanstack/react-query';
import { type OverviewInfo, overviewCalls } from '@wenshu/api-contract';
import { overviewTexts } from '@wenshu/texts/console/overview';
import { ActionButton } from '@wenshu/ui';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { oldDays } from '../backups/backup-age.ts';
import { consoleClient } from '../kit/console-client.ts';
import { useMayOperate } from '../kit/seat.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';
import classes from './overview.module.css';

/** What waits for somebody, each with the way to it. */
export function Decisions({ decisions, now }: { readonly decisions: OverviewInfo['decisions']; readonly now: number }) {
  const t = useTexts(overviewTexts);
  const { orders, mails, samples, failedJobs, backupTime, pausedSince } = decisions;
  const days = backupTime === null || backupTime === 0 ? undefined : oldDays(backupTime, now);
  const lines: (readonly [key: string, path: string, text: string])[] = [];
  if (orders) lines.push(['orders', '/operator/enterprises', t.orders({ count: orders })]);
  if (mails) lines.push(['mails', '/operator/reviews', t.mails({ count: mails })]);
  if (samples) lines.push(['samples', '/operator/reviews', t.samples({ count: samples })]);
  if (failedJobs) lines.push(['jobs', '/operator/jobs', t.failedJobs({ count: failedJobs })]);
  if (backupTime === 0) lines.push(['backup', '/operator/backups', t.noBackup]);
  if (days !== undefined) lines.push(['backup', '/operator/backups', t.oldBackup({ days })]);
  if (lines.length === 0 && pausedSince === null) return <p>{t.nothing}</p>;
  return (
    <>
      {pausedSince !== null && <Paused since={pausedSince} />}
      <ul className={classes.decisions}>
        {lines.map(([key, path, text]) => (
          <li key={key}>
            <AppLink to={path}>{text}</AppLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function Paused({ since }: { readonly since: number }): ReactNode {
  const t = useTexts(overviewTexts);
  const may = useMayOperate();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={classes.paused} role="note">
      <strong>{t.paused({ time: momentText(since) })}</strong>
      <p>{t.pausedText}</p>
      {may('outward.go-on') && <ActionButton onClick={() => setAsked(true)}>{t.goOn}</ActionButton>}
      {isAsked && (
        <WhyDialog
          title={t.goOnTitle}
          text={t.pausedText}
          submit={t.goOn}
          done={t.wentOn}
          isDanger
          act={why => consoleClient.call(overviewCalls.goOn, { why })}
          refresh={() => queries.invalidateQueries({ queryKey: ['operator-overview'] })}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
