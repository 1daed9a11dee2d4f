import { type ProgressRule, progressCalls, progressRules } from '@wenshu/api-contract';
import { localTimeIn } from '@wenshu/survey-core';
import { progressScreenTexts } from '@wenshu/texts/findings/progress-screen';
import { Button, Switch } from 'antd';
import { useId, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { useOwnRights } from '../../../app/survey-door/own-rights.ts';
import classes from './progress.module.css';
import type { Progress } from './progress.ts';

interface AlertsPanelProps {
  readonly scrollId: string;
  readonly progress: Progress;
  onChanged(): void;
}

/** What happened that somebody wanted to be told of, and what they want to be told of. */
export function AlertsPanel({ scrollId, progress, onChanged }: AlertsPanelProps) {
  const texts = useTexts(progressScreenTexts);
  const t = texts.alerts;
  const titleId = useId();
  const { alerts, timeZone } = progress;
  const mayChange = useOwnRights(scrollId).includes('questionnaire.publish');
  const timeOf = (ms: number) => localTimeIn(new Date(ms), timeZone).slice(0, 16).replace('T', ' ');
  const dismiss = async (alertId: string) => {
    await client.call(progressCalls.dismissAlert, { scrollId, alertId });
    onChanged();
  };
  return (
    <section className={classes.alerts} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.alertsTitle}>
        {t.title}
      </h2>
      <div role="status" className={classes.alertsNow}>
        {alerts.length === 0 ? (
          <p className={classes.calm}>{t.none}</p>
        ) : (
          <ul className={classes.alertList}>
            {alerts.map(({ alertId, text, since, endTime }) => (
              <li key={alertId} className={classes.alert} data-ended={endTime !== null || undefined}>
                <span className={classes.alertText}>{text}</span>
                <span className={classes.alertTime}>
                  {endTime === null ? t.since({ time: timeOf(since) }) : t.ended({ time: timeOf(endTime) })}
                </span>
                {mayChange && (
                  <Button size="small" aria-label={t.dismissOne({ text })} onClick={() => void dismiss(alertId)}>
                    {t.dismiss}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Rules scrollId={scrollId} rules={progress.rules} mayChange={mayChange} onChanged={onChanged} />
    </section>
  );
}

interface RulesProps {
  readonly scrollId: string;
  readonly rules: readonly ProgressRule[];
  readonly mayChange: boolean;
  onChanged(): void;
}

function Rules({ scrollId, rules, mayChange, onChanged }: RulesProps) {
  const t = useTexts(progressScreenTexts).alerts;
  const id = useId();
  /** What is on its way to the server. */
  const [sent, setSent] = useState<readonly ProgressRule[]>();
  const on = sent ?? rules;
  const save = async (rule: ProgressRule, isOn: boolean) => {
    const next = isOn ? [...on, rule] : on.filter(one => one !== rule);
    setSent(next);
    try {
      await client.call(progressCalls.saveRules, { scrollId, rules: [...next] });
      notify.success(t.saved);
      onChanged();
    } finally {
      setSent(undefined);
    }
  };
  return (
    <fieldset className={classes.rules} disabled={!mayChange || sent !== undefined}>
      <legend>{t.rules}</legend>
      {progressRules.map(rule => (
        <label key={rule} className={classes.rule} htmlFor={`${id}-${rule}`}>
          <Switch
            id={`${id}-${rule}`}
            size="small"
            checked={on.includes(rule)}
            disabled={!mayChange}
            loading={sent !== undefined && sent.includes(rule) !== rules.includes(rule)}
            onChange={isOn => void save(rule, isOn).catch(() => {})}
          />
          <span>{t.rule[rule]}</span>
        </label>
      ))}
      {!mayChange && <p className={classes.calm}>{t.readOnly}</p>}
    </fieldset>
  );
}
