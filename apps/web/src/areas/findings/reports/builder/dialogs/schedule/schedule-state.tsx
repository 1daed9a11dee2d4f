import type { CallData, reportScheduleCalls } from '@wenshu/api-contract';
import { reportScheduleTexts } from '@wenshu/texts/findings/report-schedule';
import { useTexts } from '../../../../../../app/language/language.ts';
import { momentText } from '../../../../../../app/language/moment-text.ts';
import classes from '../dialogs.module.css';

type Schedule = NonNullable<CallData<typeof reportScheduleCalls.getSchedule>['schedule']>;

interface ScheduleStateProps {
  readonly schedule: Schedule;
  /** Of the survey: the hour that was chosen is the hour that is read. */
  readonly timeZone: string;
}

/** When the next mail goes, or why none does; and with whose rights. */
export function ScheduleState({ schedule, timeZone }: ScheduleStateProps) {
  const { nextTime, stopped, isOwn, nickName } = schedule;
  const t = useTexts(reportScheduleTexts);
  const hasEndedByItself = stopped === 'rights-lost' || stopped === 'link-withdrawn';
  return (
    <p className={hasEndedByItself ? classes.warned : classes.next} role="status">
      {nextTime === null ? t.stopped[stopped ?? 'by-person'] : t.next({ time: momentText(nextTime, timeZone) })}
      {nextTime !== null && !isOwn && ` · ${t.by({ name: nickName })}`}
    </p>
  );
}
