import { type DayWindow, fitsUnit, namedWindows, timeUnits } from '@wenshu/survey-core';
import { progressScreenTexts } from '@wenshu/texts/findings/progress-screen';
import { Button, Input, Select } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import classes from './progress.module.css';
import type { Progress } from './progress.ts';
import { isUsable, type ProgressView } from './progress-view.ts';

interface WindowBarProps {
  readonly view: ProgressView;
  readonly progress: Progress;
  onView(view: ProgressView): void;
}

/** Which days, at a click or any; and by what they are told. Units that a window is too long for say so. */
export function WindowBar({ view, progress, onView }: WindowBarProps) {
  const t = useTexts(progressScreenTexts);
  const { from, to, by } = progress;
  const now = 'window' in view ? view.window : undefined;
  return (
    <section className={classes.windowBar} aria-label={t.window}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that switch at once are no fieldset */}
      <div className={classes.windows} role="group" aria-label={t.window}>
        {namedWindows.map(name => (
          <button
            key={name}
            type="button"
            className={classes.window}
            aria-pressed={now === name}
            onClick={() => onView({ window: name })}
          >
            {t.windows[name]}
          </button>
        ))}
      </div>
      <DaysForm key={`${from} ${to}`} days={{ from, to }} onDays={days => onView({ days })} />
      <Select
        aria-label={t.by}
        className={classes.unit!}
        value={by}
        options={timeUnits.map(unit => {
          const fits = fitsUnit({ from, to }, unit);
          return { value: unit, label: fits ? t.units[unit] : t.longest[unit], disabled: !fits };
        })}
        popupMatchSelectWidth={false}
        onChange={unit => onView({ ...view, by: unit })}
      />
    </section>
  );
}

function DaysForm({ days, onDays }: { readonly days: DayWindow; onDays(days: DayWindow): void }) {
  const t = useTexts(progressScreenTexts);
  const [draft, setDraft] = useState(days);
  const id = useId();
  const isWrong = !isUsable(draft);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) onDays(draft);
  };
  const day = (name: keyof DayWindow) => (
    <label className={classes.day} htmlFor={`${id}-${name}`}>
      <span>{t[name]}</span>
      <Input
        id={`${id}-${name}`}
        type="date"
        value={draft[name]}
        status={isWrong ? 'error' : ''}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target: { value } }) => setDraft({ ...draft, [name]: value })}
      />
    </label>
  );
  return (
    <form className={classes.days} aria-label={t.custom} onSubmit={send}>
      {day('from')}
      {day('to')}
      <Button htmlType="submit" disabled={isWrong}>
        {t.show}
      </Button>
      {isWrong && (
        <p id={`${id}-wrong`} className={classes.wrong} role="alert">
          {t.windowWrong}
        </p>
      )}
    </form>
  );
}
