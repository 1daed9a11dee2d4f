import { type SendTask, sendCalls } from '@wenshu/api-contract';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { StatusTag, type StatusTone } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { numberText } from '../respondents/person-words.ts';
import { timeText } from '../respondents/sent-words.ts';
import classes from './sending.module.css';
import { useRefreshSending } from './use-sending.ts';

const tones: Readonly<Record<SendTask['state'], StatusTone>> = {
  'pending-review': 'waiting',
  rejected: 'bad',
  sending: 'waiting',
  stopped: 'calm',
  doubtful: 'waiting',
  done: 'good',
};

interface TaskCardProps {
  readonly scrollId: string;
  readonly task: SendTask;
  onMend(): void;
  /** Not while nothing can be sent. */
  onRemind?: () => void;
  onLook(): void;
  /** At those of which nobody knows whether they left. */
  onDecide(): void;
}

/** One sending: how it stands, what came of it, and what can be done with it now. */
export function TaskCard({ scrollId, task, onMend, onRemind, onLook, onDecide }: TaskCardProps) {
  const t = useTexts(sendingTexts);
  const refresh = useRefreshSending(scrollId);
  const [isBusy, setIsBusy] = useState(false);
  const { code, state, counts, remind } = task;
  const change = async (wanted: 'stopped' | 'sending' | 'resend-failed') => {
    setIsBusy(true);
    try {
      const { changed } = await client.call(sendCalls.updateSendState, { scrollId, code, state: wanted });
      const words = { stopped: t.stopped, sending: t.resumed, 'resend-failed': t.resent({ count: changed }) };
      notify.success(words[wanted]);
    } catch {
      // The client has told it; what holds now is shown below.
    }
    await refresh();
    setIsBusy(false);
  };
  const sent = counts.sent ?? 0;
  const failed = counts.failed ?? 0;
  const doubtful = counts.doubtful ?? 0;
  const figures = {
    total: task.total,
    sent,
    failed,
    ...(doubtful > 0 && { doubtful }),
    left: task.total - sent - failed - doubtful,
    ...(task.sendMethod === 'mail' && { opened: task.opened }),
    visited: task.visited,
    answered: task.answered,
  };
  return (
    <article className={classes.task} aria-label={task.name}>
      <header className={classes.head}>
        <h2>{task.name}</h2>
        <StatusTag tone={tones[state]}>{t.taskStates[state]}</StatusTag>
        <span className={classes.soft}>
          {t.types[task.type]} · {timeText(task.createTime)}
        </span>
      </header>
      {state === 'rejected' && <p className={classes.warning}>{t.rejection({ reason: task.rejection })}</p>}
      {remind && (
        <p className={classes.soft}>
          {t.reminds({ days: remind.afterDays, most: remind.most, made: task.remindersMade })}
        </p>
      )}
      {state === 'stopped' && <p className={classes.soft}>{t.stoppedAt({ sent, left: figures.left })}</p>}
      {doubtful > 0 && <p className={classes.warning}>{t.doubtful.short({ count: doubtful })}</p>}
      <dl className={classes.figures}>
        {Object.entries(figures).map(([name, count]) => (
          <div key={name}>
            <dt>{t.figures[name as keyof typeof t.figures]}</dt>
            <dd>{numberText(count)}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.buttons}>
        {doubtful > 0 && (
          <Button type="primary" onClick={onDecide}>
            {t.doubtful.open}
          </Button>
        )}
        <Button onClick={onLook}>{t.recipients}</Button>
        {(state === 'sending' || state === 'pending-review') && (
          <Button danger loading={isBusy} onClick={() => void change('stopped')}>
            {t.stop}
          </Button>
        )}
        {state === 'stopped' && (
          <Button loading={isBusy} onClick={() => void change('sending')}>
            {t.resume}
          </Button>
        )}
        {state === 'rejected' && (
          <Button type="primary" onClick={onMend}>
            {t.mend}
          </Button>
        )}
        {onRemind && sent + doubtful > task.answered && <Button onClick={onRemind}>{t.remind}</Button>}
        {failed > 0 && (state === 'done' || state === 'doubtful' || state === 'sending') && (
          <Button loading={isBusy} onClick={() => void change('resend-failed')}>
            {t.resend}
          </Button>
        )}
      </div>
    </article>
  );
}
