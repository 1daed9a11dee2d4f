import type { CallData, reportScheduleCalls } from '@wenshu/api-contract';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { reportScheduleTexts } from '@wenshu/texts/findings/report-schedule';
import { useTexts } from '../../../../../../app/language/language.ts';
import { momentText } from '../../../../../../app/language/moment-text.ts';
import classes from '../dialogs.module.css';

type Sending = CallData<typeof reportScheduleCalls.getSchedule>['sendings'][number];

/** The last mails, and what became of each. */
export function SendingList({ sendings, timeZone }: { readonly sendings: readonly Sending[]; timeZone: string }) {
  const t = useTexts(reportScheduleTexts);
  const { reasons } = useTexts(sendingTexts);
  if (sendings.length === 0) return <p className={classes.hint}>{t.none}</p>;
  const words = { due: t.making, queued: undefined, failed: t.failed, stopped: t.cut } as const;
  return (
    <ul className={classes.members} aria-label={t.last}>
      {sendings.map(({ time, isTrial, state, letters }) => (
        <li key={`${time} ${isTrial}`}>
          <span className={classes.member}>
            <span>
              {momentText(time, timeZone)}
              {isTrial && ` · ${t.trial}`}
              {words[state] && ` · ${words[state]}`}
            </span>
            {letters.map(({ address, state: fate, reason }) => (
              <span key={address} className={fate === 'failed' ? classes.warned : classes.faint}>
                {`${address} · ${t.fates[fate]}${reason && fate !== 'sent' ? ` · ${reasons[reason]}` : ''}`}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
