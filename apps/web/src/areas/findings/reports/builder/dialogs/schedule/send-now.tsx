import { isMailAddress, reportScheduleCalls } from '@wenshu/api-contract';
import { reportScheduleTexts } from '@wenshu/texts/findings/report-schedule';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../../../app/actions/use-action.ts';
import { client } from '../../../../../../app/client.ts';
import { useTexts } from '../../../../../../app/language/language.ts';
import { useBuilder } from '../../builder-context.ts';
import classes from '../dialogs.module.css';

/** One mail at once, to see what others get. */
export function SendNow({ onSent }: { onSent(): unknown }) {
  const t = useTexts(reportScheduleTexts);
  const { scrollId, reportId } = useBuilder();
  const [email, setEmail] = useState('');
  const { isBusy, run: send } = useAction(
    () => client.call(reportScheduleCalls.sendScheduledNow, { scrollId, reportId, email }),
    { done: t.sentNow, refresh: onSent },
  );
  return (
    <div className={classes.sendNow}>
      <Input
        aria-label={t.ownEmail}
        placeholder={t.ownEmail}
        inputMode="email"
        maxLength={100}
        value={email}
        onChange={event => setEmail(event.target.value.trim())}
      />
      <Button disabled={!isMailAddress(email)} loading={isBusy} onClick={() => void send()}>
        {t.sendNow}
      </Button>
    </div>
  );
}
