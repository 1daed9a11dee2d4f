import { type CallData, reportScheduleCalls } from '@wenshu/api-contract';
import { reportScheduleTexts } from '@wenshu/texts/findings/report-schedule';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { client } from '../../../../../../app/client.ts';
import { language, useTexts } from '../../../../../../app/language/language.ts';
import { momentText } from '../../../../../../app/language/moment-text.ts';
import { askBox, notify } from '../../../../../../app/notices/notices.ts';
import { useBuilder } from '../../builder-context.ts';
import classes from '../dialogs.module.css';
import { RecipientFields } from './recipient-fields.tsx';
import { RhythmFields } from './rhythm-fields.tsx';
import { firstDraft, isWhole, type ScheduleDraft } from './schedule-draft.ts';

interface ScheduleFormProps {
  readonly loaded: CallData<typeof reportScheduleCalls.getSchedule>;
  readonly members: readonly { readonly userId: string; readonly nickName: string }[];
  onChanged(): unknown;
}

/** When, to whom, and whether it goes on. */
export function ScheduleForm({ loaded: { schedule, timeZone }, members, onChanged }: ScheduleFormProps) {
  const t = useTexts(reportScheduleTexts);
  const at = useBuilder();
  const [draft, setDraft] = useState<ScheduleDraft>(() => schedule ?? firstDraft(language));
  const [isBusy, setIsBusy] = useState(false);
  const place = { scrollId: at.scrollId, reportId: at.reportId };
  const isOn = schedule !== null && schedule.nextTime !== null;
  const unsubscribed = new Set(
    (schedule?.recipients ?? []).filter(one => one.hasUnsubscribed).map(one => one.email.toLowerCase()),
  );
  const save = async () => {
    setIsBusy(true);
    const { rule, hasPdf } = draft;
    const recipients = draft.recipients.map(({ email, userId, language: own }) => ({
      ...{ email, language: own },
      ...(userId && { userId }),
    }));
    const saved = await client
      .call(reportScheduleCalls.saveSchedule, { ...place, rule, recipients, hasPdf })
      .catch(() => undefined);
    setIsBusy(false);
    if (!saved) return;
    notify.success(t.saved({ time: momentText(saved.nextTime) }));
    await onChanged();
  };
  const stop = async () => {
    const box = { title: t.stopTitle, text: t.stopText, confirm: t.stop, decline: t.cancel };
    if (!(await askBox(box))) return;
    const isDone = await client.call(reportScheduleCalls.stopSchedule, place).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    notify.success(t.stoppedNow);
    await onChanged();
  };
  return (
    <div className={classes.rows}>
      {schedule && (
        <p
          className={schedule.stopped && schedule.stopped !== 'by-person' ? classes.warned : classes.next}
          role="status"
        >
          {schedule.nextTime === null
            ? t.stopped[schedule.stopped ?? 'by-person']
            : t.next({ time: momentText(schedule.nextTime) })}
          {isOn && !schedule.isOwn && ` · ${t.by({ name: schedule.nickName })}`}
        </p>
      )}
      <h3>{t.rhythm}</h3>
      <RhythmFields rule={draft.rule} timeZone={timeZone} onChange={rule => setDraft({ ...draft, rule })} />
      <h3>{t.recipients}</h3>
      <RecipientFields
        recipients={draft.recipients}
        members={members}
        unsubscribed={unsubscribed}
        onChange={recipients => setDraft({ ...draft, recipients })}
      />
      <Checkbox checked={draft.hasPdf} onChange={event => setDraft({ ...draft, hasPdf: event.target.checked })}>
        {t.pdf}
      </Checkbox>
      <p className={classes.hint}>{t.hint}</p>
      <div className={classes.line}>
        <Button type="primary" disabled={!isWhole(draft)} loading={isBusy} onClick={() => void save()}>
          {isOn ? t.change : t.save}
        </Button>
        {isOn && (
          <Button danger onClick={() => void stop()}>
            {t.stop}
          </Button>
        )}
      </div>
    </div>
  );
}
