import { configTexts } from '@wenshu/texts/design/config';
import { Button, Input } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { Applies } from '../questionnaire/applies.tsx';
import { Field } from '../questionnaire/field.tsx';
import { Section } from '../questionnaire/section.tsx';
import classes from './config.module.css';
import type { LiveProps } from './live-props.ts';
import { fromField, toField } from './time-field.ts';
import { ZoneField } from './zone-field.tsx';

/** When the survey opens and closes by itself, and by which time zone it has its days. */
export function TimeSection({ settings, update, isLocked }: LiveProps) {
  const { time: t } = useTexts(configTexts);
  const { startTime, endTime, timeZone } = settings;
  return (
    <Section title={t.title} lead={t.lead} aside={<Applies when="now" />} isLocked={isLocked}>
      <TimeField
        label={t.start}
        value={startTime}
        timeZone={timeZone}
        isWrong={moment => moment !== null && endTime !== null && moment >= endTime}
        onSave={moment => void update({ startTime: moment })}
      />
      <TimeField
        label={t.end}
        value={endTime}
        timeZone={timeZone}
        isWrong={moment => moment !== null && startTime !== null && moment <= startTime}
        onSave={moment => void update({ endTime: moment })}
      />
      <ZoneField settings={settings} update={update} />
    </Section>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly timeZone: string;
  isWrong(moment: number | null): boolean;
  onSave(moment: number | null): void;
}

function TimeField({ label, value, timeZone, isWrong, onSave }: TimeFieldProps) {
  const { time: t } = useTexts(configTexts);
  const [draft, setDraft] = useDraft(toField(value, timeZone));
  const moment = fromField(draft, timeZone);
  const isRefused = moment !== undefined && isWrong(moment);
  const save = (next: number | null | undefined) => {
    if (next !== undefined && next !== value && !isWrong(next)) onSave(next);
  };
  const clear = () => {
    setDraft('');
    onSave(null);
  };
  return (
    <Field label={label} hint={t.zone} problem={isRefused ? t.wrongOrder : undefined}>
      {ids => (
        <span className={classes.inline}>
          <Input
            {...ids}
            type="datetime-local"
            className={classes.moment}
            value={draft}
            status={isRefused ? 'error' : ''}
            onChange={event => setDraft(event.target.value)}
            onBlur={() => save(moment)}
            onPressEnter={() => save(moment)}
          />
          {value !== null && (
            <Button type="text" onClick={clear} aria-label={`${t.clear} ${label}`}>
              {t.clear}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}
