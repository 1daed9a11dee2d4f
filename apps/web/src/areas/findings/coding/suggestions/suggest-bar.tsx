import { type CallData, codingSuggestionCalls, jobCalls, LEAST_CODED } from '@wenshu/api-contract';
import { codingSuggestionTexts } from '@wenshu/texts/findings/coding/suggestions';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { useJob } from '../../../people/jobs/use-job.ts';
import { numberText } from '../../records/many/batch-words.ts';
import type { Coding } from '../coding-data.ts';
import { percentText } from './percent-text.ts';
import classes from './suggestions.module.css';

type State = CallData<typeof codingSuggestionCalls.state>;

interface SuggestBarProps {
  readonly scrollId: string;
  readonly coding: Coding;
  readonly state: State;
  onEnded(): void;
}

/** Has codes proposed, says how far that is and what came of it. */
export function SuggestBar({ scrollId, coding: { codingId, frame }, state, onEnded }: SuggestBarProps) {
  const t = useTexts(codingSuggestionTexts);
  const { coded, uncoded, last, waiting } = state;
  const [begunId, setBegunId] = useState<string>();
  const [endedId, setEndedId] = useState<string>();
  // Begun here, or before the page was opened anew.
  const jobId = begunId ?? (state.jobId !== null && state.jobId !== endedId ? state.jobId : undefined);
  const [hasFailed, setFailed] = useState(false);
  const start = useAction(() => client.call(codingSuggestionCalls.start, { scrollId, codingId }), {
    onDone: begun => {
      setFailed(false);
      setBegunId(begun.jobId);
    },
  });
  const end = (isDone: boolean) => {
    setEndedId(jobId);
    setBegunId(undefined);
    setFailed(!isDone);
    onEnded();
  };
  const hasAny = waiting.length > 0;
  const isTooFew = frame.purpose === 'topics' && coded < LEAST_CODED;
  return (
    <section className={classes.bar} aria-label={t.start}>
      <div className={classes.line}>
        <Button
          type={hasAny ? 'default' : 'primary'}
          disabled={jobId !== undefined || uncoded === 0 || isTooFew}
          loading={start.isBusy}
          onClick={() => void start.run()}
        >
          {last ? t.again : t.start}
        </Button>
        {last && uncoded > 0 && <span className={classes.faint}>{t.againHint}</span>}
        {uncoded === 0 && <span className={classes.faint}>{t.nothingLeft}</span>}
      </div>
      {jobId !== undefined && <Working jobId={jobId} onEnded={end} />}
      {jobId === undefined && hasFailed && <p role="alert">{t.failed}</p>}
      {jobId === undefined && last && <Told last={last} />}
    </section>
  );
}

function Told({ last }: { readonly last: NonNullable<State['last']> }) {
  const t = useTexts(codingSuggestionTexts);
  const { learntFrom, tried, triedRight, lookedAt, proposedFor } = last;
  const looked = { lookedAt: numberText(lookedAt) };
  const learnt = {
    learntFrom: numberText(learntFrom),
    tried: numberText(tried),
    right: numberText(triedRight),
    percent: percentText(triedRight / tried),
  };
  return (
    <p className={classes.faint} role="status">
      {tried > 0 && `${t.learnt(learnt)} `}
      {proposedFor === 0 ? t.foundNone(looked) : t.found({ ...looked, proposedFor: numberText(proposedFor) })}
    </p>
  );
}

function Working({ jobId, onEnded }: { readonly jobId: string; onEnded(isDone: boolean): void }) {
  const t = useTexts(codingSuggestionTexts);
  const seen = useJob(jobId, ({ job }) => onEnded(job.state === 'done'));
  const stop = useAction(() => client.call(jobCalls.cancel, { jobId }));
  const percent = Math.round((seen?.job.progress ?? 0) * 100);
  return (
    <div className={classes.working} role="status">
      <span>{t.working}</span>
      <Progress percent={percent} showInfo={false} aria-label={t.percent({ count: percent })} />
      <Button size="small" onClick={() => void stop.run()} disabled={stop.isBusy}>
        {t.stop}
      </Button>
    </div>
  );
}
