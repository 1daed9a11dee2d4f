import { type SendTask, sendCalls } from '@wenshu/api-contract';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { StatusTag, type StatusTone } from '@wenshu/ui';
import { Button } from 'antd';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { numberText } from '../respondents/person-words.ts';
import { timeText } from '../respondents/sent-words.ts';
import classes from './sending.module.css';
import { taskFigures, taskOffers } from './task-offers.ts';
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
  const { code, state, remind } = task;
  const { isBusy, run: change } = useAction(
    async (wanted: 'stopped' | 'sending' | 'resend-failed') => {
      const { changed } = await client.call(sendCalls.updateSendState, { scrollId, code, state: wanted });
      return { stopped: t.stopped, sending: t.resumed, 'resend-failed': t.resent({ count: changed }) }[wanted];
    },
    { done: sentence => sentence, refresh },
  );
  const { doubtful = 0, ...figures } = taskFigures(task);
  const { sent } = figures;
  const offered = taskOffers(task);
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
        {Object.entries(taskFigures(task)).map(([name, count]) => (
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
        {offered.includes('stop') && (
          <Button danger loading={isBusy} onClick={() => void change('stopped')}>
            {t.stop}
          </Button>
        )}
        {offered.includes('resume') && (
          <Button loading={isBusy} onClick={() => void change('sending')}>
            {t.resume}
          </Button>
        )}
        {offered.includes('mend') && (
          <Button type="primary" onClick={onMend}>
            {t.mend}
          </Button>
        )}
        {onRemind && offered.includes('remind') && <Button onClick={onRemind}>{t.remind}</Button>}
        {offered.includes('resend') && (
          <Button loading={isBusy} onClick={() => void change('resend-failed')}>
            {t.resend}
          </Button>
        )}
      </div>
    </article>
  );
}
