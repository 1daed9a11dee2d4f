import { type ScheduleRule, scheduleRhythms } from '@wenshu/api-contract';
import { reportScheduleTexts } from '@wenshu/texts/findings/report-schedule';
import { Segmented, Select } from 'antd';
import { useTexts } from '../../../../../../app/language/language.ts';
import classes from '../dialogs.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${String(hour).padStart(2, '0')}:00` }));
const DAYS = Array.from({ length: 31 }, (_, at) => at + 1);
/** Every month has these. */
const SHORTEST_MONTH = 28;

interface RhythmFieldsProps {
  readonly rule: ScheduleRule;
  readonly timeZone: string;
  onChange(rule: ScheduleRule): void;
}

/** How often, on which day and at which hour. */
export function RhythmFields({ rule, timeZone, onChange }: RhythmFieldsProps) {
  const t = useTexts(reportScheduleTexts);
  return (
    <>
      <div className={classes.line}>
        <Segmented
          aria-label={t.rhythm}
          value={rule.every}
          options={scheduleRhythms.map(value => ({ value, label: t.every[value] }))}
          onChange={every => onChange({ ...rule, every })}
        />
        {rule.every === 'week' && (
          <Select
            aria-label={t.weekday}
            popupMatchSelectWidth={false}
            value={rule.weekday}
            options={t.weekdays.map((label, at) => ({ value: at + 1, label }))}
            onChange={weekday => onChange({ ...rule, weekday })}
          />
        )}
        {rule.every === 'month' && (
          <Select
            aria-label={t.day}
            popupMatchSelectWidth={false}
            value={rule.day}
            options={DAYS.map(day => ({ value: day, label: t.dayOf(day) }))}
            onChange={day => onChange({ ...rule, day })}
          />
        )}
        <Select
          aria-label={t.hour}
          popupMatchSelectWidth={false}
          value={rule.hour}
          options={HOURS}
          onChange={hour => onChange({ ...rule, hour })}
        />
      </div>
      <p className={classes.hint}>
        {t.zone({ zone: timeZone })}
        {rule.every === 'month' && rule.day > SHORTEST_MONTH && ` ${t.shortMonths}`}
      </p>
    </>
  );
}
