import type { CallData, reportScheduleCalls } from '@wenshu/api-contract';
import { reportScheduleTexts } from '@wenshu/texts/findings/report-schedule';
import { useTexts } from '../../../../../../app/language/language.ts';
import { momentText } from '../../../../../../app/language/moment-text.ts';
import classes from '../dialogs.module.css';

type Schedule = NonNullable<CallData<typeof reportScheduleCalls.getSchedule>['schedule']>;

/** When the next mail goes, or why none does; and with whose rights. */
export function ScheduleState({ schedule: { nextTime, stopped, isOwn, nickName } }: { readonly schedule: Schedule }) {
  const t = useTexts(reportScheduleTexts);
  const hasEndedByItself = stopped === 'rights-lost' || stopped === 'link-withdrawn';
  return (
    <p className={hasEndedByItself ? classes.warned : classes.next} role="status">
      {nextTime === null ? t.stopped[stopped ?? 'by-person'] : t.next({ time: momentText(nextTime) })}
      {nextTime !== null && !isOwn && ` · ${t.by({ name: nickName })}`}
    </p>
  );
}
