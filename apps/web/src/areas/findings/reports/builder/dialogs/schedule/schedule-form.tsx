import { type CallData, reportScheduleCalls } from '@wenshu/api-contract';
import { reportScheduleTexts } from '@wenshu/texts/findings/report-schedule';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../../../app/actions/use-action.ts';
import { client } from '../../../../../../app/client.ts';
import { language, useTexts } from '../../../../../../app/language/language.ts';
import { momentText } from '../../../../../../app/language/moment-text.ts';
import { askBox } from '../../../../../../app/notices/notices.ts';
import { useBuilder } from '../../builder-context.ts';
import classes from '../dialogs.module.css';
import { RecipientFields } from './recipient-fields.tsx';
import { RhythmFields } from './rhythm-fields.tsx';
import { firstDraft, isWhole, type ScheduleDraft } from './schedule-draft.ts';
import { ScheduleState } from './schedule-state.tsx';

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
  const place = { scrollId: at.scrollId, reportId: at.reportId };
  const isOn = schedule !== null && schedule.nextTime !== null;
  const isPaused = schedule?.stopped === 'paused';
  const unsubscribed = new Set(
    (schedule?.recipients ?? []).filter(one => one.hasUnsubscribed).map(one => one.email.toLowerCase()),
  );
  const save = useAction(
    () => {
      const { rule, hasPdf } = draft;
      const recipients = draft.recipients.map(({ email, userId, language: own }) => ({
        email,
        language: own,
        ...(userId && { userId }),
      }));
      return client.call(reportScheduleCalls.saveSchedule, { ...place, rule, recipients, hasPdf });
    },
    { done: ({ nextTime }) => t.saved({ time: momentText(nextTime, timeZone) }), refresh: onChanged },
  );
  const stop = useAction(
    async (isResting: boolean) => {
      await client.call(reportScheduleCalls.stopSchedule, { ...place, isPaused: isResting });
      return isResting ? t.pausedNow : t.stoppedNow;
    },
    { done: sentence => sentence, refresh: onChanged },
  );
  const isBusy = save.isBusy || stop.isBusy;
  const end = async (isResting: boolean) => {
    const box = { title: t.stopTitle, text: t.stopText, confirm: t.stop, decline: t.cancel };
    if (isResting || (await askBox(box))) await stop.run(isResting);
  };
  return (
    <div className={classes.rows}>
      {schedule && <ScheduleState schedule={schedule} timeZone={timeZone} />}
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
        <Button type="primary" disabled={!isWhole(draft)} loading={save.isBusy} onClick={() => void save.run()}>
          {isOn ? t.change : isPaused ? t.goOn : t.save}
        </Button>
        {isOn && (
          <Button disabled={isBusy} onClick={() => void end(true)}>
            {t.pause}
          </Button>
        )}
        {(isOn || isPaused) && (
          <Button danger disabled={isBusy} onClick={() => void end(false)}>
            {t.stop}
          </Button>
        )}
      </div>
    </div>
  );
}
