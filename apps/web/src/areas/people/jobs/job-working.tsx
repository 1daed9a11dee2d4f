import { jobCalls } from '@wenshu/api-contract';
import { Button, Progress } from 'antd';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import classes from './job-working.module.css';
import { useJob } from './use-job.ts';

interface JobWorkingProps {
  readonly jobId: string;
  readonly words: {
    readonly working: string;
    readonly percent: (of: { readonly count: number }) => string;
    readonly stop: string;
  };
  refresh(): Promise<unknown>;
}

/** A model works for the person wherever they are; here its progress is shown, and it can be stopped. */
export function JobWorking({ jobId, words, refresh }: JobWorkingProps) {
  const seen = useJob(jobId, () => void refresh());
  const { isBusy, run: stop } = useAction(() => client.call(jobCalls.cancel, { jobId }), { refresh });
  const percent = Math.round((seen?.job.progress ?? 0) * 100);
  return (
    <div className={classes.working} role="status">
      <span>{words.working}</span>
      <Progress percent={percent} showInfo={false} aria-label={words.percent({ count: percent })} />
      <Button size="small" onClick={() => void stop()} disabled={isBusy}>
        {words.stop}
      </Button>
    </div>
  );
}
