import { manyRecordsTexts } from '@wenshu/texts/findings/record-grid';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { ConfirmMany } from './confirm-many.tsx';
import classes from './many.module.css';
import { performStep, type StepResult } from './perform-step.ts';
import { dueFor, type ManyAction, type MarkedRecords, planUndo } from './plan-undo.ts';

interface SelectionBarProps {
  readonly scrollId: string;
  readonly marked: MarkedRecords;
  onClear(): void;
  /** Records are not what they were. */
  onChanged(): void;
}

interface Done {
  readonly action: ManyAction;
  readonly result: StepResult;
  readonly left: number;
  /** Those that were changed, as they were before. */
  readonly changed: MarkedRecords;
}

const actions = ['invalid', 'delete', 'restore', 'memo'] as const;
type Does = (typeof actions)[number];

/** What can be done with the selected records; afterwards, what was done, and the way back. */
export function SelectionBar({ scrollId, marked, onClear, onChanged }: SelectionBarProps) {
  const t = useTexts(manyRecordsTexts);
  const [asked, setAsked] = useState<Does>();
  const [progress, setProgress] = useState<{ done: number; count: number }>();
  const [done, setDone] = useState<Done>();
  const draft = { invalid: { does: 'invalid', reason: '' }, memo: { does: 'memo', memo: '' } } as const;
  const actionOf = (does: Does): ManyAction => (does === 'invalid' || does === 'memo' ? draft[does] : { does });
  const perform = async (action: ManyAction) => {
    setAsked(undefined);
    setDone(undefined);
    const due = dueFor(action, marked);
    setProgress({ done: 0, count: due.size });
    const ids = [...due.keys()];
    const result = await performStep(scrollId, { ...action, ids }, reached =>
      setProgress({ done: reached, count: due.size }),
    );
    const unchanged = new Set([...ids.slice(result.reached), ...result.withoutRoom, ...result.answeredAgain]);
    const changed = new Map([...due].filter(([id]) => !unchanged.has(id)));
    setProgress(undefined);
    setDone({ action, result, changed, left: marked.size - result.changed });
    onClear();
    onChanged();
  };
  const undo = async ({ action, changed }: Done) => {
    const steps = planUndo(action, changed);
    setProgress({ done: 0, count: changed.size });
    for (const step of steps)
      await performStep(scrollId, step, reached => setProgress({ done: reached, count: changed.size }));
    setProgress(undefined);
    setDone(undefined);
    onChanged();
  };
  if (progress)
    return (
      <section className={classes.bar} aria-label={t.bar}>
        <span role="status">{t.progress(progress)}</span>
        <Progress
          className={classes.progress}
          percent={Math.round((progress.done / Math.max(1, progress.count)) * 100)}
          showInfo={false}
          aria-label={t.progress(progress)}
        />
      </section>
    );
  if (marked.size === 0) {
    if (!done) return null;
    return (
      <section className={classes.bar} aria-label={t.bar}>
        <span role="status">{said(done)}</span>
        {done.changed.size > 0 && done.result.changed > 0 && (
          <Button size="small" onClick={() => void undo(done)}>
            {t.undo}
          </Button>
        )}
        <Button size="small" type="text" onClick={() => setDone(undefined)}>
          {t.dismiss}
        </Button>
      </section>
    );
  }
  return (
    <section className={classes.bar} aria-label={t.bar}>
      <span role="status">{t.selected({ count: marked.size })}</span>
      {actions.map(does => {
        const isDue = dueFor(actionOf(does), marked).size > 0;
        return (
          isDue && (
            <Button key={does} size="small" danger={does === 'delete'} onClick={() => setAsked(does)}>
              {t[does]}
            </Button>
          )
        );
      })}
      <Button size="small" type="text" onClick={onClear}>
        {t.clear}
      </Button>
      {asked && (
        <ConfirmMany
          does={asked}
          count={dueFor(actionOf(asked), marked).size}
          onConfirm={action => void perform(action)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </section>
  );

  function said({ action, result, left }: Done): string {
    const { withoutRoom, answeredAgain, reached, hasFailed, changed } = result;
    const named = withoutRoom.length + answeredAgain.length;
    return [
      t.doneOf[action.does]({ count: changed }),
      withoutRoom.length > 0 && t.withoutRoom({ count: withoutRoom.length }),
      answeredAgain.length > 0 && t.answeredAgain({ count: answeredAgain.length }),
      hasFailed
        ? t.stopped({ done: reached, count: changed + left })
        : left > named && t.unchanged({ count: left - named }),
    ]
      .filter(Boolean)
      .join(' · ');
  }
}
