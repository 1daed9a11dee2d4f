import { type SendDecision, type SendTask, sendCalls } from '@wenshu/api-contract';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { Button } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { EndingDialog } from './ending-dialog.tsx';
import classes from './sending.module.css';
import { useRefreshSending } from './use-sending.ts';

interface DoubtfulBarProps {
  readonly scrollId: string;
  readonly task: SendTask;
  readonly total: number;
  /** The ids of whom it is decided about; empty for all. */
  readonly chosen: readonly string[];
  onDecided(): void;
}

/** What happened to messages that may have left or not, and the two things that can be done about it. */
export function DoubtfulBar({ scrollId, task, total, chosen, onDecided }: DoubtfulBarProps) {
  const t = useTexts(sendingTexts);
  const refresh = useRefreshSending(scrollId);
  const [asked, setAsked] = useState<SendDecision>();
  const { code, sendMethod } = task;
  const isAll = chosen.length === 0;
  const about = { count: isAll ? total : chosen.length, isAll };
  const { sent, again } = t.doubtful.asked;
  const questions = {
    sent: { ...sent, title: sent.title(about) },
    again: { ...again[sendMethod], title: again.title(about) },
  };
  const decide = (decision: SendDecision) =>
    client.call(sendCalls.decideDoubtful, { scrollId, code, decision, ...(!isAll && { respondentIds: [...chosen] }) });
  return (
    <section className={classes.doubtful}>
      <p>{t.doubtful.why[sendMethod]}</p>
      <div className={classes.buttons}>
        <Button type="primary" onClick={() => setAsked('sent')}>
          {t.doubtful.sent(about)}
        </Button>
        {task.state !== 'stopped' && <Button onClick={() => setAsked('again')}>{t.doubtful.again(about)}</Button>}
      </div>
      {asked && (
        <EndingDialog
          title={questions[asked].title}
          words={{ ...questions[asked], done: t.doubtful.done[asked] }}
          back={t.form.cancel}
          end={() => decide(asked)}
          refresh={async () => {
            onDecided();
            await refresh();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
