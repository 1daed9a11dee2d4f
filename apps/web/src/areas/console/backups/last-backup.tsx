import type { backupCalls, CallData } from '@wenshu/api-contract';
import { backupsTexts } from '@wenshu/texts/console/backups';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { Facts } from '../kit/facts.tsx';
import { oldDays } from './backup-age.ts';
import classes from './backups.module.css';

type Backups = CallData<typeof backupCalls.list>;

/** When the last one was, where they lie, and what is not in them. */
export function LastBackup({ found: { lastTime, folder, holdsFiles } }: { readonly found: Backups }) {
  const t = useTexts(backupsTexts);
  const days = lastTime === null ? undefined : oldDays(lastTime, Date.now());
  return (
    <div>
      {lastTime === null && (
        <div className={classes.warning} role="note">
          <strong>{t.never}</strong>
          <p>{t.neverText}</p>
        </div>
      )}
      {days !== undefined && (
        <p className={classes.warning} role="note">
          {t.old({ days })}
        </p>
      )}
      <Facts
        label={t.list}
        facts={[
          [t.last, lastTime === null ? '—' : momentText(lastTime)],
          [t.folder, <code key="folder">{folder}</code>],
        ]}
      />
      <p className={classes.soft}>{t.secret}</p>
      {!holdsFiles && <p className={classes.soft}>{t.withoutFiles}</p>}
    </div>
  );
}
